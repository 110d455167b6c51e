/** What a device does besides showing: sounds, touch, the voice. */

export const title = 'Sonido y voz';
export const sound = 'Sonidos';
export const soundDoes = 'Tormentas, velas y tu turno, breves y suaves.';
export const touch = 'Vibración';
export const touchDoes = 'Cuando te toca y cuando importa.';
export const voice = 'Leer en voz alta';
export const voiceDoes =
  'Se dicen las tormentas, las órdenes y las respuestas: la voz del oráculo para toda la mesa.';
export const tryVoice = 'Oír la voz';
export const sample = 'El rojo navega al este. Estás en aguas profundas. Ves dos islas y un barco.';
