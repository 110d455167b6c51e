/** Les parties que l’on partage : par un lien, en image, en fichier ; et la page qui les montre. */
import type { FileFault } from '../../../shared/wire/read-game-file.ts';
import { list } from './words.ts';

export const share = 'Partager';
export const title = 'Partager cette partie';
export const preparing = 'La partie arrive…';
export const notFetched = 'La partie n’a pas pu être obtenue.';
export const retry = 'Réessayer';

// ── Les noms ────────────────────────────────────────────────────────────────────────────────────
export const names = 'Les noms';
export const namesDoes =
  'Chacun décide pour soi. Tous les autres portent le nom de leur rôle, dans le lien, l’image et le fichier.';
export const showMine = (name: string) => `Montrer mon nom\u202f: ${name}`;
export const shown = (all: readonly string[]) =>
  all.length === 0 ? 'Aucun nom n’est montré pour l’instant.' : `Montrés pour l’instant\u202f: ${list(all)}.`;

// ── Le lien ─────────────────────────────────────────────────────────────────────────────────────
export const link = 'Un lien';
export const linkDoes =
  'Qui l’a peut regarder cette partie. Il vaut tant que la table existe\u202f: jusqu’à ce que son hôte la supprime, ou que personne n’ait regardé pendant trente jours.';
export const makeLink = 'Créer un lien';
export const linkTo = 'Le lien vers cette partie';
export const linkText = 'Une partie d’Odyssey, avec la vraie route des navires';
export const takeBack = 'Retirer le lien';
export const takeBackTitle = 'Retirer ce lien\u202f?';
export const takeBackText = 'Il n’ouvrira plus la partie. Un nouveau lien en serait un autre.';
export const othersMay = 'Qui a joué cette partie peut en créer le lien.';
export const news = {
  shared: (name: string) => `${name} a partagé une partie par un lien.`,
  takenBack: (name: string) => `${name} a retiré le lien vers une partie.`,
};

// ── L’image et le fichier ───────────────────────────────────────────────────────────────────────
export const picture = 'Une image';
export const pictureOf = (result: string) => `Le plateau à la fin, avec la route de chaque navire. ${result}`;
export const pictureFailed = 'Ce navigateur ne peut pas dessiner l’image.';
export const sharePicture = 'Partager l’image';
export const savePicture = 'Enregistrer l’image';
export const copyPicture = 'Copier l’image';
export const pictureCopied = 'L’image est copiée.';
export const pictureNotCopied = 'L’image n’a pas pu être copiée. Enregistre-la plutôt.';
export const shipHome = 'à bon port';
export const wonToo = (names: readonly string[]) =>
  `${list(names)} ${names.length === 1 ? 'a aussi gagné' : 'ont aussi gagné'}`;
export const shipShort = (squares: number) => (squares === 1 ? 'à 1 case' : `à ${squares} cases`);
export const file = 'Un fichier';
export const fileDoes = 'La partie entière, à garder. N’importe quel Odyssey la rouvre, sans table.';
export const saveFile = 'Enregistrer en fichier';
export const openFile = 'Ouvrir une partie depuis un fichier';

// ── La page ─────────────────────────────────────────────────────────────────────────────────────
export const pageTitle = 'Une partie à regarder';
export const navigator = (number: number) => `Navigateur ${number}`;
export const about = 'Cette partie';
export const where = 'Le plateau';
export const who = 'Les joueurs';
export const rules = 'Les règles de cette partie';
export const playToo = 'Jouer à Odyssey';
export const noLinkTitle = 'Pas de partie ici';
export const noLinkText =
  'Le lien est peut-être incomplet, ou sa table a été supprimée. Demande à qui te l’a envoyé.';
export const takenBackTitle = 'Plus partagée';
export const takenBackText = 'Quelqu’un qui a joué cette partie a retiré ce lien.';
export const damagedTitle = 'Cette partie est abîmée';
export const damagedText = 'Une partie de ce que le serveur en garde n’est plus lisible.';
export const open = 'Ouvrir une partie';
export const openDoes =
  'Choisis un fichier enregistré à la fin d’une partie. Il n’est lu que sur cet appareil, et n’est envoyé nulle part.';
export const choose = 'Choisir un fichier';
export const openOther = 'Ouvrir un autre fichier';
export const faults: Readonly<Record<FileFault, string>> = {
  'too-large': 'Ce fichier est trop gros pour une partie.',
  'no-game': 'Ce n’est pas le fichier d’une partie.',
  newer: 'Un Odyssey plus récent a écrit ce fichier. Recharge cette page, puis réessaie.',
  malformed: 'Il y a dans ce fichier quelque chose qui n’a pas sa place dans une partie.',
  'no-sense': 'Ce qui se passe dans ce fichier n’est pas une partie entière.',
};
export const faultAt = (field: string) => `La première erreur est à «\u202f${field}\u202f».`;
