import type { Catalogue } from '../translation.ts';

export const link: Catalogue['link'] = {
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  copyByHand: 'Der Link ist markiert: Kopiere ihn von Hand.',
  share: 'Teilen',
  onlyHere:
    'Diese Adresse gilt nur auf diesem Computer: Öffne Odyssey unter der, die der Server beim Start gezeigt hat.',
};
