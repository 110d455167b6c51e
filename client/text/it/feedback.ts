/** What a device does besides showing: sounds, touch, the voice. */

export const title = 'Suoni e voce';
export const sound = 'Suoni';
export const soundDoes = 'Tempeste, vele e il tuo turno, brevi e sommessi.';
export const touch = 'Vibrazione';
export const touchDoes = 'Quando tocca a te, e nei momenti che contano.';
export const voice = 'Lettura vocale';
export const voiceDoes =
  'Tempeste, ordini e risposte vengono letti: la voce dell’oracolo per tutto il tavolo.';
export const tryVoice = 'Senti la voce';
export const sample = 'La rossa fa rotta a est. Sei in acque profonde. Vedi due isole e una nave.';
