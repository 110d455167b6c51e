import type { Catalogue } from '../translation.ts';

export const feedback: Catalogue['feedback'] = {
  title: 'Son et voix',
  sound: 'Sons',
  soundDoes: 'Tempêtes, voiles et ton tour, brefs et discrets.',
  touch: 'Vibration',
  touchDoes: 'Quand c’est à toi, et quand c’est important.',
  voice: 'À voix haute',
  voiceDoes: 'Tempêtes, ordres et rapports sont dits\u202f: la voix de l’oracle pour toute la table.',
  tryVoice: 'Écouter la voix',
  sample: 'Le rouge met le cap à l’est. Tu es en eaux profondes. Tu vois deux îles et un navire.',
};
