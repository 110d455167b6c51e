import type { Catalogue } from '../translation.ts';

const sea = {
  deepSea: 'Les cases à vagues sont des eaux profondes. Un navire ne les signale que s’il est dessus.',
  coastline: 'Les cases du bord sont la côte. Un navire y signale toujours la côte.',
};
const report = 'exactement de celle du navire, de loin des autres. Touche un rapport pour revoir ses cases.';

export const newcomer: Catalogue['newcomer'] = {
  navigators: {
    goal: (rounds) => `Mène trois navires sur quatre au temple en ${rounds} manches.`,
    storm: 'Où, seul Poséidon le voit. Un «\u202f?\u202f» marque une estime peut-être devenue fausse.',
    report: `Si ton estime est juste, il parle des cases encadrées\u202f: ${report}`,
    ...sea,
  },
  poseidon: {
    goal: (rounds) =>
      `Empêche les Navigateurs de mener trois navires sur quatre au temple en ${rounds} manches.`,
    storm:
      'Une tempête pousse d’une case le navire de sa couleur, une Grande Tempête les quatre. Les Navigateurs ne voient pas où.',
    report: `Il parle des cases encadrées\u202f: ${report}`,
    ...sea,
  },
};
