import type { Catalogue } from '../translation.ts';

export const link: Catalogue['link'] = {
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado.',
  copyByHand: 'El enlace está seleccionado: cópialo a mano.',
  share: 'Enviar',
  onlyHere: 'Esta dirección solo vale en este ordenador: abre Odyssey con la que mostró el servidor.',
};
