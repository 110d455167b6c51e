/** Keeping a seat, and coming back to it. */
import { list } from './words.ts';

// ── A browser that keeps nothing ────────────────────────────────────────────────────────────────
export const notKeptTitle = 'Ce navigateur ne peut pas garder ta place.';
export const notKeptText =
  'Son stockage pour ce site est plein ou désactivé. Si tu recharges ou fermes cette page pendant une partie, ta place y est perdue. Autorise ce site à enregistrer des données, ou garde un lien de retour\u202f: il est dans le menu de la table.';
export const understood = 'J’ai compris';

// ── Back at the door, without a seat ────────────────────────────────────────────────────────────
export const whoAreYou = 'Tu joues déjà ici\u202f?';
export const whoAreYouDoes = 'Si cet appareil a perdu ta place, dis qui tu es. On demande aux autres.';
export const iAm = (name: string) => `Je suis ${name}`;
export const waitingAs = (name: string) => `Tu as frappé comme ${name}`;
/** Who of those who could give the seat back is there. */
export const asked = (names: readonly string[]) =>
  names.length === 1
    ? `On demande à ${list(names)} de te rendre la place.`
    : `On demande à ${list(names)} de te rendre la place. Un seul oui suffit.`;
export const returnsSoon = (seconds: number) =>
  `Aucun des autres n’est là pour te rendre la place. Si personne ne vient, elle est à toi au bout de ${seconds} secondes. Toute la table en est informée.`;
export const returnsNever =
  'Aucun des autres n’est là pour te rendre la place. Dès que l’un d’eux arrive, on lui demande. Ou sers-toi de ton lien de retour, si tu en as gardé un\u202f: ouvre-le ici, ou tape ses lettres plus bas comme une clé.';
export const noneToAsk =
  'Aucun de ceux qui jouent n’est connecté. Dès que l’un d’eux arrive, on lui demande.';
export const refusedText =
  'Les autres préfèrent ne pas te donner cette place pour l’instant. Parle-leur, puis redemande.';
export const askedFor = (name: string) => `Tu as demandé la place de ${name}.`;

// ── Giving a seat back ──────────────────────────────────────────────────────────────────────────
export const saysIs = (name: string) => `Quelqu’un dit être ${name}, sur un autre appareil.`;
export const giveBack = 'Rendre la place';
/** For all, and for good. */
export const returned = (name: string, by: string | null) =>
  by === null
    ? `${name} est de retour sur un autre appareil, alors qu’aucun des autres n’était là.`
    : `${by} a rendu la place à ${name} sur un autre appareil.`;

// ── A recovery link ─────────────────────────────────────────────────────────────────────────────
export const recovery = 'Lien de retour';
export const recoveryFor = (name: string) => `${name}\u202f: lien de retour`;
export const recoveryText = (name: string) =>
  `Avec lui, ${name} revient même si cet appareil perd tout\u202f: ouvre le lien, ou tape la clé à la porte de la table. La clé vaut à toute adresse du serveur.`;
export const recoveryGood =
  'Valable une fois, et tant que la table existe. Qui l’a peut prendre la place\u202f: garde-le là où toi seul regardes.';
export const makeRecovery = 'Créer un lien';
export const makeAnother = 'En créer un nouveau';
export const recoveryVoid = 'Un nouveau lien annule le précédent.';
export const recoveryKey = 'Clé';
export const recoveryLink = 'Le lien qui te ramène';
export const recoveryQr = 'Code QR qui te ramène';
/** In passing, when a game begins. */
export const recoveryOffer =
  'Tu peux garder un chemin de retour vers ta place\u202f: «\u202fLien de retour\u202f», dans le menu.';
export const recoveryUsed = 'Ton lien de retour a servi. Crées-en un nouveau dans le menu.';
