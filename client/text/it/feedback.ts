import type { Catalogue } from '../translation.ts';

export const feedback: Catalogue['feedback'] = {
  title: 'Suoni e voce',
  sound: 'Suoni',
  soundDoes: 'Tempeste, vele e il tuo turno, brevi e sommessi.',
  touch: 'Vibrazione',
  touchDoes: 'Quando tocca a te, e nei momenti che contano.',
  voice: 'Lettura vocale',
  voiceDoes: 'Tempeste, ordini e risposte vengono letti: la voce dell’oracolo per tutto il tavolo.',
  tryVoice: 'Senti la voce',
  sample: 'La rossa fa rotta a est. Sei in acque profonde. Vedi due isole e una nave.',
};
