/** The sentence of a reply in Italian: a case for everything that any variant can tell. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../client/text/catalogue.svelte.ts';
import * as italian from '../../client/text/it/index.ts';
import { around, order, sentence, spoken } from '../../client/text/it/survey.ts';
import type { Reply } from '../../shared/game/game.ts';
import { reply } from '../helpers/replies.ts';

const catalogue: Catalogue = italian;

const CASES: readonly (readonly [said: string, reply: Reply])[] = [
  // The rulebook's example of a Navigators' turn.
  ['Vedi due isole.', reply({}, { islands: 2 })],
  ['Sei in acque profonde. Vedi due isole e una nave.', reply({ deepSea: true }, { islands: 2, ships: 1 })],
  ['Sei su un’isola rocciosa. Vedi un’isola.', reply({ island: 'rocky' }, { islands: 1 })],
  ['Vedi un’isola e la costa.', reply({}, { islands: 1, coastline: true })],

  // The ship's own square.
  ['Non vedi nulla.', reply()],
  ['Sei in acque profonde. Non vedi nulla.', reply({ deepSea: true })],
  ['Sei su un’isola boscosa. Non vedi nulla.', reply({ island: 'woody' })],
  ['Hai raggiunto l’Isola Sacra. Non vedi nulla.', reply({ island: 'sacred' })],
  [
    'Hai raggiunto l’Isola Sacra, con la nave verde. Vedi due navi.',
    reply({ island: 'sacred', ships: ['green'] }, { ships: 2 }),
  ],
  ['La nave rossa è qui con te. Non vedi nulla.', reply({ ships: ['red'] })],
  ['La nave rossa e la nave bianca sono qui con te. Non vedi nulla.', reply({ ships: ['red', 'white'] })],
  [
    'La nave rossa, la nave verde e la nave gialla sono qui con te. Non vedi nulla.',
    reply({ ships: ['red', 'green', 'yellow'] }),
  ],
  [
    'Sei su un’isola boscosa, con la nave rossa. Vedi tre isole.',
    reply({ island: 'woody', ships: ['red'] }, { islands: 3 }),
  ],
  [
    'Sei in acque profonde, con la nave bianca e la nave gialla. Vedi la costa.',
    reply({ deepSea: true, ships: ['white', 'yellow'] }, { coastline: true }),
  ],

  // The squares around.
  ['Vedi una nave.', reply({}, { ships: 1 })],
  ['Vedi tre navi.', reply({}, { ships: 3 })],
  ['Vedi cinque isole.', reply({}, { islands: 5 })],
  ['Vedi otto isole.', reply({}, { islands: 8 })],
  ['Vedi un’isola, una nave e la costa.', reply({}, { islands: 1, ships: 1, coastline: true })],

  // Off the board.
  ['Non puoi andare oltre: qui finisce il tabellone. Vedi la costa.', reply({}, { coastline: true }, true)],
  [
    'Non puoi andare oltre: qui finisce il tabellone. Sei su un’isola rocciosa, con la nave rossa. Vedi un’isola e la costa.',
    reply({ island: 'rocky', ships: ['red'] }, { islands: 1, coastline: true }, true),
  ],

  // Ships in sight: whether any.
  ['Vedi almeno una nave.', reply({}, { ships: 'some' })],
  ['Vedi due isole e almeno una nave.', reply({}, { islands: 2, ships: 'some' })],

  // Easier Deduction.
  ['Non vedi nulla.', reply({}, { kinds: [], colours: [] })],
  ['Vedi un’isola boscosa.', reply({}, { islands: 1, kinds: ['woody'], colours: [] })],
  [
    'Vedi due isole boscose, un’isola rocciosa e l’Isola Sacra.',
    reply({}, { islands: 4, kinds: ['woody', 'rocky', 'sacred', 'woody'], colours: [] }),
  ],
  [
    'Vedi cinque isole rocciose, la nave verde e la nave gialla.',
    reply(
      {},
      {
        islands: 5,
        kinds: ['rocky', 'rocky', 'rocky', 'rocky', 'rocky'],
        ships: 2,
        colours: ['yellow', 'green'],
      },
    ),
  ],
  ['Vedi la nave rossa.', reply({}, { ships: 'some', kinds: [], colours: ['red'] })],

  // Lighthouses.
  ['Vedi un faro.', reply({}, { lighthouses: 1 })],
  ['Vedi due fari e la costa.', reply({}, { lighthouses: 2, coastline: true })],
  ['Sei ai piedi di un faro. Non vedi nulla.', reply({ lighthouse: 'unlit' })],
  [
    'Sei ai piedi del faro dalla luce gialla. Vedi un’isola.',
    reply({ lighthouse: 'yellow' }, { islands: 1 }),
  ],
  [
    'Sei ai piedi del faro dalla luce rossa, con la nave bianca. Vedi un faro.',
    reply({ lighthouse: 'red', ships: ['white'] }, { lighthouses: 1 }),
  ],

  // Fog banks.
  ['Vedi un banco di nebbia.', reply({}, { fogBanks: 1 })],
  ['Vedi due banchi di nebbia.', reply({}, { fogBanks: 2 })],
  ['Sei in un banco di nebbia. Vedi due isole.', reply({ fogBank: true }, { islands: 2 })],

  // Everything at once.
  [
    'Sei in un banco di nebbia. Vedi un’isola boscosa, la nave rossa, un faro, un banco di nebbia e la costa.',
    reply(
      { fogBank: true },
      {
        islands: 1,
        ships: 1,
        lighthouses: 1,
        fogBanks: 1,
        coastline: true,
        kinds: ['woody'],
        colours: ['red'],
      },
    ),
  ],
];

describe('the sentence of a reply in Italian', () => {
  it.each(CASES)('«%s»', (said, told) => {
    expect(sentence(told)).toBe(said);
  });

  it('tells kinds in an order of its own, whatever the order on the wire', () => {
    const one = reply({}, { islands: 2, kinds: ['sacred', 'woody'], colours: [] });
    const other = reply({}, { islands: 2, kinds: ['woody', 'sacred'], colours: [] });
    expect(around(one.sighting)).toBe(around(other.sighting));
  });
});

describe('the order above a reply in Italian', () => {
  it('names ship and heading', () => {
    expect(order('red', 'NE')).toBe('La rossa fa rotta a nord-est');
  });

  it('of a ship that is held says that it keeps a lookout', () => {
    expect(order('white', null)).toBe('La bianca sta di vedetta');
  });

  it('is heard as the sample of the voice says it', () => {
    const told = reply({ deepSea: true }, { islands: 2, ships: 1 });
    expect(spoken('red', 'E', told)).toBe(catalogue.feedback.sample);
  });
});

describe('a list of names in Italian', () => {
  it('has “ed” before another e', () => {
    expect(catalogue.series.asNavigators(['Anna', 'Beppe', 'Clio'])).toBe('Navigatori: Anna, Beppe e Clio');
    expect(catalogue.series.asNavigators(['Anna', 'Elena'])).toBe('Navigatori: Anna ed Elena');
  });
});

describe('the rules in Italian', () => {
  it('call the variants and the ready-made sets as the lobby does', () => {
    const { sections } = catalogue.rules;
    const { variants, sets } = catalogue.lobby;
    expect(sections['easier-deduction'].title).toBe(variants.easierDeduction.name);
    expect(sections['harder-deduction'].title).toBe(variants.harderDeduction.name);
    expect(sections['use-your-memory'].title).toBe(variants.useYourMemory.name);
    expect(sections['ships-uncounted'].title).toBe(variants.shipsInSight.name);
    expect(sections.lighthouses.title).toBe(variants.lighthouses.name);
    expect(sections['sea-monsters'].title).toBe(variants.seaMonsters.name);
    expect(sections.maelstroms.title).toBe(variants.maelstroms.name);
    expect(sections['fog-banks'].title).toBe(variants.fogBanks.name);
    const text = JSON.stringify(sections.sets);
    for (const { name } of Object.values(sets)) expect(text).toContain(`"${name}"`);
  });
});
