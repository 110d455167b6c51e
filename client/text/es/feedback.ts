import type { Catalogue } from '../translation.ts';

export const feedback: Catalogue['feedback'] = {
  title: 'Sonido y voz',
  sound: 'Sonidos',
  soundDoes: 'Tormentas, velas y tu turno, breves y suaves.',
  touch: 'Vibración',
  touchDoes: 'Cuando te toca y cuando importa.',
  voice: 'Leer en voz alta',
  voiceDoes: 'Se dicen las tormentas, las órdenes y las respuestas: la voz del oráculo para toda la mesa.',
  tryVoice: 'Oír la voz',
  sample: 'El rojo navega al este. Estás en aguas profundas. Ves dos islas y un barco.',
};
