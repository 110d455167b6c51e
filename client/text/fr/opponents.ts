import type { Catalogue } from '../translation.ts';

export const opponents: Catalogue['opponents'] = {
  letPlay: 'L’ordinateur joue',
  who: {
    poseidon: 'Qui joue Poséidon\u202f?',
    navigators: 'Qui navigue avec l’équipage\u202f?',
  },
  /** Each word must suit every opponent of its strength. The third strength has both a man and a woman. */
  strengths: { 1: 'Facile', 2: 'Aguerri', 3: 'Hors pair' },
  ways: {
    navigators: {
      elpenor: 'à vue d’œil',
      eurylochus: 'avec des repères',
      palinurus: 'd’après les étoiles',
      triton: 'à vue d’œil',
      proteus: 'avec des repères',
      charybdis: 'd’après les étoiles',
    },
    poseidon: {
      elpenor: 'lunatique',
      eurylochus: 'rusé',
      palinurus: 'furieux',
      triton: 'lunatique',
      proteus: 'rusé',
      charybdis: 'furieuse',
    },
  },
  lines: {
    navigators: {
      elpenor: 'Jeune et insouciant. Un coup d’œil, et il met les voiles.',
      eurylochus: 'Ne laisse rien au hasard\u202f: il pose un repère sur chaque case possible.',
      palinurus: 'Quarante ans à la barre. Il pèse chaque cap deux fois.',
      triton: 'Connaît la mer par en dessous. Ici, un coup d’œil, et il met les voiles.',
      proteus: 'Compte ses phoques chaque midi, et pose un repère là où un navire peut être.',
      charybdis: 'Connaît les courants\u202f: presque tous sont à elle. Et cette fois, elle tire pour toi.',
    },
    poseidon: {
      elpenor: 'Envoie les tempêtes comme il fait tout\u202f: sans y regarder à deux fois.',
      eurylochus: 'Était là quand l’outre des vents s’est ouverte, et en a tiré la leçon.',
      palinurus: 'Quarante ans à la barre. Il sait ce qu’un timonier craint le plus.',
      triton: 'Souffle dans sa conque quand il veut, sans trop savoir où ira la tempête.',
      proteus: 'Change de forme, et fait perdre leur route à tes navires.',
      charybdis: 'Elle a pensé à tout ce que tu pourrais faire. Puis elle aspire.',
    },
  },
  others: {
    poseidon: 'Un Navigateur peut aussi être Poséidon',
    navigators: 'Les dieux et les monstres naviguent aussi',
  },
  here: 'Joue déjà ici',
  ships: 'Ses navires',
  shipsByLot: 'au sort',
  shipsDoes: 'Coche les navires qu’il commandera. Ceux que personne ne souhaite sont tirés au sort.',
  mark: 'adversaire',
  removeText: (name) => `${name} quitte la table. Tu peux rappeler ${name}.`,
  says: (name) => `${name}\u202f:`,
  you: 'Toi',
  starting: 'La partie commence…',
};
