import type { Square } from '../../../shared/board/squares.ts';
import type { MarkerKind } from '../../../shared/game/game.ts';
import type { Ground } from '../../../shared/game/rules/contradiction.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { list, plural, theColour, TheColour } from './words.ts';

const { square } = common;
const squares = (names: readonly Square[]) => names.map(square).join(', ');
const tiles: Readonly<Record<MarkerKind, string>> = { maelstrom: 'Maelström', fogBank: 'Banc de brume' };

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

export const oracle: Catalogue['oracle'] = {
  name: 'L’oracle',

  says: {
    silent: 'Muet',
    hints: 'Indices',
    full: 'Tout',
  },
  does: {
    silent: 'Les Navigateurs trouvent tout par eux-mêmes.',
    hints: 'Ce qui ne peut pas être juste sur la carte est barré\u202f; un appui dit pourquoi.',
    full: 'La carte montre aussi où chaque navire peut être, plus sombre où c’est plus probable.',
  },
  inGame: {
    silent: 'L’oracle est muet',
    hints: 'L’oracle donne des indices',
    full: 'L’oracle dit tout',
  },
  byItself:
    'Avec les règles «\u202fPremière traversée\u202f», il donne des indices, sauf si vous choisissez autre chose.',
  canBeOn: (ship, names) =>
    names.length === 1
      ? `${TheColour[ship]}\u202f: à coup sûr en ${squares(names)}.`
      : `${TheColour[ship]}\u202f: ${names.length} cases\u202f: ${squares(names)}.`,
  home: (ship) => `${TheColour[ship]}\u202f: à bon port.`,
  canBe: (names) =>
    names.length === 1 ? `À coup sûr en ${squares(names)}.` : `Possible\u202f: ${squares(names)}.`,
  manyPossible: (count) => `${count} cases sont possibles.`,
  left: (count) => plural(count, 'case possible', 'cases possibles'),
  possible: (ships) => `possible\u202f: ${list(ships.map((ship) => theColour[ship]))}`,
  certainDanger: (kind, names) => `${tiles[kind]}\u202f: à coup sûr en ${squares(names)}.`,
  maybeDanger: (kind, names) =>
    names.length === 1
      ? `${tiles[kind]}\u202f: peut-être en ${squares(names)}.`
      : `${tiles[kind]}\u202f: peut-être sur l’une de ${names.length} cases\u202f: ${squares(names)}.`,
  maybeAnywhere: (kind, count) => `${tiles[kind]}\u202f: peut-être sur l’une de ${count} cases.`,
  notExact:
    'Ce n’est plus exact\u202f: certaines de ces cases sont peut-être impossibles. Il n’en manque aucune.',
  working: 'L’oracle réfléchit…',
  failed: 'L’oracle a perdu le fil.',
  again: 'Redemander',
  whyNot(ship, at, reason) {
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
  },
  noDanger: (kind, at) =>
    kind === 'maelstrom'
      ? `Il ne peut pas y avoir de maelström en ${square(at)}.`
      : `Il ne peut pas y avoir de banc de brume en ${square(at)}.`,
  crossedOut: 'Barré, et pourquoi',
  showAll: (count) => `Tout voir (${count})`,
  allPossible: 'Tout peut être juste sur la carte.',

  show: 'Hachurer la carte',
  lookBack: 'Regarder en arrière',
  stepBack: 'Un pas en arrière',
  forward: 'Un pas en avant',
  now: 'Maintenant',
  moment: (round, ship) =>
    ship ? `Manche ${round}, après ${theColour[ship]}` : `Manche ${round}, tuile de Poséidon`,
  lookingBack: 'Retour en arrière',
  past: 'Ce qu’on pouvait savoir alors',
  remind: 'Demander à l’oracle',
  remindTitle: (ship) => `Poser les repères où ${theColour[ship]} peut être`,
  reminded: (ship, count) =>
    count === 1
      ? `Un repère marque où est ${theColour[ship]}.`
      : `${TheColour[ship]}\u202f: ${plural(count, 'repère posé', 'repères posés')}.`,
  tooFew: (names) => `Il n’en reste pas pour ${squares(names)}.`,

  forRoom: 'Hachuré\u202f: où les Navigateurs peuvent croire les navires',
};
