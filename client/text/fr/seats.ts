import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const seats: Catalogue['seats'] = {
  notKeptTitle: 'Ce navigateur ne peut pas garder ta place.',
  notKeptText:
    'Son stockage pour ce site est plein ou désactivé. Si tu recharges ou fermes cette page pendant une partie, ta place y est perdue. Autorise ce site à enregistrer des données, ou garde un lien de retour\u202f: il est dans le menu de la table.',
  understood: 'J’ai compris',

  whoAreYou: 'Tu joues déjà ici\u202f?',
  whoAreYouDoes: 'Si cet appareil a perdu ta place, dis qui tu es. On demande aux autres.',
  iAm: (name) => `Je suis ${name}`,
  waitingAs: (name) => `Tu as frappé comme ${name}`,
  asked: (names) =>
    names.length === 1
      ? `On demande à ${list(names)} de te rendre la place.`
      : `On demande à ${list(names)} de te rendre la place. Un seul oui suffit.`,
  returnsSoon: (seconds) =>
    `Aucun des autres n’est là pour te rendre la place. Si personne ne vient, elle est à toi au bout de ${seconds} secondes. Toute la table en est informée.`,
  returnsNever:
    'Aucun des autres n’est là pour te rendre la place. Dès que l’un d’eux arrive, on lui demande. Ou sers-toi de ton lien de retour, si tu en as gardé un\u202f: ouvre-le ici, ou tape ses lettres plus bas comme une clé.',
  noneToAsk: 'Aucun de ceux qui jouent n’est connecté. Dès que l’un d’eux arrive, on lui demande.',
  refusedText:
    'Les autres préfèrent ne pas te donner cette place pour l’instant. Parle-leur, puis redemande.',
  askedFor: (name) => `Tu as demandé la place de ${name}.`,

  saysIs: (name) => `Quelqu’un dit être ${name}, sur un autre appareil.`,
  giveBack: 'Rendre la place',
  returned: (name, by) =>
    by === null
      ? `${name} est de retour sur un autre appareil, alors qu’aucun des autres n’était là.`
      : `${by} a rendu la place à ${name} sur un autre appareil.`,

  recovery: 'Lien de retour',
  recoveryFor: (name) => `${name}\u202f: lien de retour`,
  recoveryText: (name) =>
    `Avec lui, ${name} revient même si cet appareil perd tout\u202f: ouvre le lien, ou tape la clé à la porte de la table. La clé vaut à toute adresse du serveur.`,
  recoveryGood:
    'Valable une fois, et tant que la table existe. Qui l’a peut prendre la place\u202f: garde-le là où toi seul regardes.',
  makeRecovery: 'Créer un lien',
  makeAnother: 'En créer un nouveau',
  recoveryVoid: 'Un nouveau lien annule le précédent.',
  recoveryKey: 'Clé',
  recoveryLink: 'Le lien qui te ramène',
  recoveryQr: 'Code QR qui te ramène',
  recoveryOffer:
    'Tu peux garder un chemin de retour vers ta place\u202f: «\u202fLien de retour\u202f», dans le menu.',
  recoveryUsed: 'Ton lien de retour a servi. Crées-en un nouveau dans le menu.',
  swap: 'Changer de camp',
  swapAsked: 'Échange proposé',
  swapWanted: (names) =>
    names.length === 1
      ? `${list(names)} voudrait changer de camp avec toi.`
      : `${list(names)} voudraient changer de camp avec toi.`,
};
