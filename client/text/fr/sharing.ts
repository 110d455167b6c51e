import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const sharing: Catalogue['sharing'] = {
  share: 'Partager',
  title: 'Partager cette partie',
  preparing: 'La partie arrive…',
  notFetched: 'La partie n’a pas pu être obtenue.',
  retry: 'Réessayer',

  names: 'Les noms',
  namesDoes:
    'Chacun décide pour soi. Tous les autres portent le nom de leur rôle, dans le lien, l’image et le fichier.',
  showMine: (name) => `Montrer mon nom\u202f: ${name}`,
  shown: (all) =>
    all.length === 0
      ? 'Aucun nom n’est montré pour l’instant.'
      : `Montrés pour l’instant\u202f: ${list(all)}.`,

  link: 'Un lien',
  linkDoes:
    'Qui l’a peut regarder cette partie. Il vaut tant que la table existe\u202f: jusqu’à ce que son hôte la supprime, ou que personne n’ait regardé pendant trente jours.',
  makeLink: 'Créer un lien',
  linkTo: 'Le lien vers cette partie',
  linkText: 'Une partie d’Odyssey, avec les vraies routes des navires',
  takeBack: 'Retirer le lien',
  takeBackTitle: 'Retirer ce lien\u202f?',
  takeBackText: 'Il n’ouvrira plus la partie. Un nouveau lien en serait un autre.',
  othersMay: 'Qui a joué cette partie peut en créer le lien.',
  news: {
    shared: (name) => `${name} a partagé une partie par un lien.`,
    takenBack: (name) => `${name} a retiré le lien vers une partie.`,
  },

  picture: 'Une image',
  pictureOf: (result) => `Le plateau à la fin, avec la route de chaque navire. ${result}`,
  pictureFailed: 'Ce navigateur ne peut pas dessiner l’image.',
  sharePicture: 'Partager l’image',
  savePicture: 'Enregistrer l’image',
  copyPicture: 'Copier l’image',
  pictureCopied: 'L’image est copiée.',
  pictureNotCopied: 'L’image n’a pas pu être copiée. Enregistre-la plutôt.',
  shipHome: 'à bon port',
  wonToo: (names) => `${list(names)} ${names.length === 1 ? 'a aussi gagné' : 'ont aussi gagné'}`,
  shipShort: (squares) => (squares === 1 ? 'à 1 case' : `à ${squares} cases`),
  file: 'Un fichier',
  fileDoes: 'La partie entière, à garder. N’importe quel Odyssey la rouvre, sans table.',
  saveFile: 'Enregistrer en fichier',
  openFile: 'Ouvrir une partie depuis un fichier',

  pageTitle: 'Une partie à regarder',
  navigator: (number) => `Navigateur ${number}`,
  about: 'Cette partie',
  where: 'Le plateau',
  who: 'Les joueurs',
  rules: 'Les règles de cette partie',
  playToo: 'Jouer à Odyssey',
  noLinkTitle: 'Pas de partie ici',
  noLinkText: 'Le lien est peut-être incomplet, ou sa table a été supprimée. Demande à qui te l’a envoyé.',
  takenBackTitle: 'Plus partagée',
  takenBackText: 'Quelqu’un qui a joué cette partie a retiré ce lien.',
  damagedTitle: 'Cette partie est abîmée',
  damagedText: 'Une partie de ce que le serveur en garde n’est plus lisible.',
  open: 'Ouvrir une partie',
  openDoes:
    'Choisis un fichier enregistré à la fin d’une partie. Il n’est lu que sur cet appareil, et n’est envoyé nulle part.',
  choose: 'Choisir un fichier',
  openOther: 'Ouvrir un autre fichier',
  faults: {
    'too-large': 'Ce fichier est trop gros pour une partie.',
    'no-game': 'Ce n’est pas le fichier d’une partie.',
    newer: 'Ce fichier vient d’une version plus récente d’Odyssey. Recharge cette page, puis réessaie.',
    malformed: 'Il y a dans ce fichier quelque chose qui n’a pas sa place dans une partie.',
    'no-sense': 'Ce fichier ne contient pas une partie entière.',
  },
  faultAt: (field) => `La première erreur est à «\u202f${field}\u202f».`,
};
