/** What a device does besides showing: sounds, touch, the voice. */

export const title = 'Son et voix';
export const sound = 'Sons';
export const soundDoes = 'Tempêtes, voiles et ton tour, brefs et discrets.';
export const touch = 'Vibration';
export const touchDoes = 'Quand c’est à toi, et quand c’est important.';
export const voice = 'À voix haute';
export const voiceDoes =
  'Tempêtes, ordres et rapports sont dits\u202f: la voix de l’oracle pour toute la table.';
export const tryVoice = 'Écouter la voix';
export const sample = 'Le rouge met le cap à l’est. Tu es en eaux profondes. Tu vois deux îles et un navire.';
