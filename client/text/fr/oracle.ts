/** L’oracle : ce qu’il peut dire, ce qu’on peut savoir, et pourquoi une estime ne peut pas être juste. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { OracleSays } from '../../../shared/table/table.ts';
import type { Ground } from '../../../shared/game/rules/contradiction.ts';
import type { Reason } from '../../oracle/reasons.ts';
import { square } from './common.ts';
import { list, plural, theColour, TheColour } from './words.ts';

export const name = 'L’oracle';

// ── In the lobby ────────────────────────────────────────────────────────────────────────────────

export const says: Readonly<Record<OracleSays, string>> = {
  silent: 'Muet',
  hints: 'Indices',
  full: 'Tout',
};
export const does: Readonly<Record<OracleSays, string>> = {
  silent: 'Les Navigateurs trouvent tout par eux-mêmes.',
  hints: 'Ce qui ne peut pas être juste sur la carte est barré\u202f; un appui dit pourquoi.',
  full: 'La carte montre aussi où chaque navire peut être, plus sombre où c’est plus probable.',
};
export const inGame: Readonly<Record<OracleSays, string>> = {
  silent: 'L’oracle est muet',
  hints: 'L’oracle donne des indices',
  full: 'L’oracle dit tout',
};
export const byItself = 'Pour un premier voyage, il donne des indices, sauf si vous choisissez autre chose.';

// ── Where ships can be ──────────────────────────────────────────────────────────────────────────

const squares = (names: readonly Square[]) => names.map(square).join(', ');
export const canBeOn = (ship: Ship, names: readonly Square[]) =>
  names.length === 1
    ? `${TheColour[ship]}\u202f: à coup sûr en ${squares(names)}.`
    : `${TheColour[ship]}\u202f: ${names.length} cases\u202f: ${squares(names)}.`;
export const home = (ship: Ship) => `${TheColour[ship]}\u202f: à bon port.`;
/** The same beside the order of the ship, in few words. */
export const canBe = (names: readonly Square[]) =>
  names.length === 1 ? `À coup sûr en ${squares(names)}.` : `Possible\u202f: ${squares(names)}.`;
export const manyPossible = (count: number) => `${count} cases sont possibles.`;
export const left = (count: number) => plural(count, 'case possible', 'cases possibles');
export const possible = (ships: readonly Ship[]) =>
  `possible\u202f: ${list(ships.map((ship) => theColour[ship]))}`;
const tiles: Readonly<Record<MarkerKind, string>> = { maelstrom: 'Maelström', fogBank: 'Banc de brume' };
export const certainDanger = (kind: MarkerKind, names: readonly Square[]) =>
  `${tiles[kind]}\u202f: à coup sûr en ${squares(names)}.`;
export const maybeDanger = (kind: MarkerKind, names: readonly Square[]) =>
  names.length === 1
    ? `${tiles[kind]}\u202f: peut-être en ${squares(names)}.`
    : `${tiles[kind]}\u202f: peut-être sur l’une de ${names.length} cases\u202f: ${squares(names)}.`;
/** So many that their names would tell nothing. */
export const maybeAnywhere = (kind: MarkerKind, count: number) =>
  `${tiles[kind]}\u202f: peut-être sur l’une de ${count} cases.`;
export const notExact =
  'Ce n’est plus exact\u202f: certaines de ces cases sont peut-être impossibles. Il n’en manque aucune.';
export const working = 'L’oracle réfléchit…';
export const failed = 'L’oracle a perdu le fil.';
export const again = 'Redemander';

// ── What can’t be right ─────────────────────────────────────────────────────────────────────────

const grounds: Readonly<Record<Ground, string>> = {
  woody: 'une île boisée',
  rocky: 'une île rocheuse',
  sacred: 'l’Île sacrée',
  deepSea: 'des eaux profondes',
  lighthouse: 'un phare',
  sea: 'la mer ouverte',
};
const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];
const number = (count: number) => NUMBERS[count] ?? String(count);
const islands = (count: number) => `${number(count)} ${count < 2 ? 'île' : 'îles'}`;
const LIGHTHOUSES = ['aucun phare', 'un phare', 'deux phares'];
const lighthouses = (count: number) => LIGHTHOUSES[count] ?? '';
export function whyNot(ship: Ship, at: Square, reason: Reason): string {
  const [it, there] = [TheColour[ship], square(at)];
  switch (reason.type) {
    case 'home':
      return `${it} est à bon port sur l’Île sacrée.`;
    case 'at-sea':
      return `En ${there}, ${theColour[ship]} serait à bon port.`;
    case 'ground':
      return `${it} a signalé ${grounds[reason.reported]}\u202f: en ${there}, c’est ${grounds[reason.is]}.`;
    case 'islands':
      return `${it} a signalé ${islands(reason.reported)} autour de lui\u202f: ${there} en a ${number(reason.are)}.`;
    case 'lighthouses':
      return `${it} a signalé ${lighthouses(reason.reported)} en vue\u202f: de ${there}, on voit ${lighthouses(reason.are)}.`;
    case 'coastline':
      return reason.reported
        ? `${it} a signalé la côte\u202f: ${there} n’y est pas.`
        : `${it} n’a pas signalé la côte\u202f: ${there} y est.`;
    case 'kinds':
      return `${it} a signalé d’autres sortes d’îles que celles autour de ${there}.`;
    case 'driven':
      return `${it} a été poussé hors de ${there}.`;
    case 'stayed':
      return `Rien n’a éloigné ${theColour[ship]} de ${square(reason.from)}.`;
    case 'out-of-reach':
      return `De ${square(reason.from)}, ${theColour[ship]} n’a pas pu être poussé en ${there}.`;
    case 'together':
      return `Ce qui a été signalé depuis la manche ${reason.since} exclut ${there} pour ${theColour[ship]}.`;
  }
}
export const noDanger = (kind: MarkerKind, at: Square) =>
  kind === 'maelstrom'
    ? `Il ne peut pas y avoir de maelström en ${square(at)}.`
    : `Il ne peut pas y avoir de banc de brume en ${square(at)}.`;
/** Over the reasons, and on the button that shows those that are left out at first. */
export const crossedOut = 'Barré, et pourquoi';
export const showAll = (count: number) => `Tout voir (${count})`;
export const allPossible = 'Tout peut être juste sur la carte.';

// ── On the chart ────────────────────────────────────────────────────────────────────────────────

export const show = 'Hachurer la carte';
/** On the card: the first step back, which changes nothing on the chart of now. */
export const lookBack = 'Regarder en arrière';
export const stepBack = 'Un pas en arrière';
export const forward = 'Un pas en avant';
export const now = 'Maintenant';
export const moment = (round: number, ship: Ship | null) =>
  ship ? `Manche ${round}, après ${theColour[ship]}` : `Manche ${round}, tuile de Poséidon`;
/** In the head, instead of whose turn it is. */
export const lookingBack = 'Retour en arrière';
export const past = 'Ce qu’on pouvait savoir alors';
export const remind = (ship: Ship) => `Marquer ${theColour[ship]}`;
export const remindTitle = (ship: Ship) => `Poser les repères où ${theColour[ship]} peut être`;
export const reminded = (ship: Ship, count: number) =>
  count === 1
    ? `Un repère marque où est ${theColour[ship]}.`
    : `${TheColour[ship]}\u202f: ${plural(count, 'repère posé', 'repères posés')}.`;
export const tooFew = (names: readonly Square[]) => `Il n’en reste pas pour ${squares(names)}.`;

// ── Who looks on ────────────────────────────────────────────────────────────────────────────────

export const forYou = 'Me montrer ce qu’on peut savoir';
export const forYouHint = 'Pour toi seul\u202f: les Navigateurs n’en savent rien.';
export const forRoom = 'Hachuré\u202f: où les Navigateurs peuvent croire les navires';
