import type { Catalogue } from '../translation.ts';
import { ofShip, plural, TheShip } from './words.ts';

const squareFaults = {
  'no-square': 'aucune case de ce plateau',
  taken: 'cette case porte déjà autre chose',
  'next-to-sacred': 'à côté de l’Île sacrée',
  'too-far': 'à plus de 11 cases de l’Île sacrée',
};
const count = (_: number, written: string) => written;
const none = (value: number, written: string) => (value === 0 ? 'aucune' : written);

export const drawing: Catalogue['drawing'] = {
  title: 'Tes plateaux',
  lead: 'Dessine une mer à toi et vois aussitôt ce qui en fait un bon plateau. Puis joues-y, seul ou entre amis.',
  onDevice: 'Tes plateaux restent sur cet appareil. Pour en transmettre un, partage son lien ou son fichier.',
  notHere:
    'Ce plateau n’est pas sur cet appareil. Son lien, sous «\u202fPartager\u202f», le montrerait n’importe où.',
  brokenLink:
    'Ce lien ne contient pas un plateau entier\u202f: une partie manque ou a été modifiée. Redemande le lien.',

  draw: 'Dessiner un plateau',
  startFrom: 'Partir d’un autre plateau',
  open: 'Ouvrir un fichier de plateau',
  unnamed: (number) => `Ma mer ${number}`,
  nameless: 'Sans nom',
  unready: 'Pas encore jouable',
  full: (most) => `Cet appareil garde au plus ${most} plateaux. Supprimes-en un pour faire de la place.`,
  notStored:
    'La dernière modification n’a pas été enregistrée\u202f: ce navigateur n’a plus de place ou ne garde rien. Enregistre le plateau dans un fichier.',
  seas: 'Mers nouvelles',
  otherSeas: 'D’autres mers',
  printed: 'Les plateaux de ce serveur',

  refused: {
    'too-large': 'Ce fichier est trop gros pour un plateau.',
    'not-json': 'Ce n’est pas un fichier de plateau.',
    faults: 'Ce fichier de plateau a des fautes, il n’a donc pas été ouvert\u202f:',
  },
  faultAt: (at, fault) =>
    `${at}\u202f: ${fault === undefined ? 'manquant, inconnu ou interdit' : squareFaults[fault]}`,
  moreFaults: (count) => (count === 1 ? 'et encore une' : `et ${count} autres`),

  fromLink: 'Un plateau que quelqu’un a dessiné et t’a envoyé',
  edit: 'Le modifier',
  share: 'Partager',
  copy: 'Le copier',
  keep: 'Le garder',
  kept: 'Tu l’as gardé',
  changeCopy: 'Modifier une copie',
  copyOf: (name) => `${name} 2`,
  remove: 'Supprimer',
  removeTitle: (name) => `Supprimer «\u202f${name}\u202f»\u202f?`,
  removeText:
    'Il disparaîtra de cet appareil. Les liens et les fichiers que tu as partagés marcheront toujours.',
  linkDoes:
    'Le lien contient le plateau lui-même\u202f: il marche pour toujours, et aucun serveur ne le garde.',
  linkTo: 'Le lien vers ce plateau',
  linkText: (name) => `«\u202f${name}\u202f», un plateau pour Odyssey`,
  fileDoes: 'À garder, ou pour le dossier de plateaux d’un serveur, où tout le monde pourra le choisir.',

  board: 'Le plateau que tu dessines',
  done: 'Terminé',
  undo: 'Annuler',
  redo: 'Rétablir',
  tools: {
    woody: 'Île boisée',
    rocky: 'Île rocheuse',
    deepSea: 'Eaux profondes',
    sea: 'Mer',
    sacred: 'Île sacrée',
    red: `Départ ${ofShip.red}`,
    green: `Départ ${ofShip.green}`,
    white: `Départ ${ofShip.white}`,
    yellow: `Départ ${ofShip.yellow}`,
  },
  toolKey: (tool, key) => `${tool} (${key})`,
  toolDoes: {
    paint: 'Touche des cases ou glisse dessus. Touche encore pour les vider.',
    sea: 'Touche des cases ou glisse dessus pour les vider.',
    sacred: 'Touche la case où les navires doivent rentrer.',
    start: 'Touche la case de son départ. Touche encore pour l’autre sorte d’île.',
  },
  fixed: 'On peut seulement le déplacer.',
  changed: 'Plateau modifié.',
  copies: 'Symétries et rotations',
  copyWays: {
    side: 'Inverser gauche et droite',
    top: 'Inverser haut et bas',
    turn: 'Tourner vers la droite',
    mirrored: 'Quart en haut à gauche, en miroir dans tous les coins',
    turned: 'Quart en haut à gauche, tourné dans tous les coins',
  },
  turnNeedsSquare: 'Il faut autant de colonnes que de lignes pour que les quarts puissent tourner.',
  sizeAndName: 'Nom et taille',
  name: 'Nom du plateau',
  lines: { columns: 'Colonnes', rows: 'Lignes' },
  fewer: { columns: 'Une colonne de moins', rows: 'Une ligne de moins' },
  more: { columns: 'Une colonne de plus', rows: 'Une ligne de plus' },
  sizeDoes: 'On ajoute et on retire au milieu, pour que les coins restent des coins.',
  noName: 'Il faut un nom au plateau.',
  startFaults: {
    'next-to-sacred': (ship) => `${TheShip[ship]} part à côté de l’Île sacrée. Éloigne-le.`,
    'too-far': (ship) => `${TheShip[ship]} part à plus de 11 cases et ne pourrait jamais rentrer.`,
  },

  needs: 'Ce qu’il faut à un bon plateau',
  unmet: (count) =>
    count === 0
      ? 'C’est un bon plateau\u202f: il a tout ce qu’il faut.'
      : `${plural(count, 'point pourrait être meilleur', 'points pourraient être meilleurs')}.`,
  showsWhere: 'Touches-en un pour voir où.',
  fine: 'C’est bien',
  range: (least, most) => `les nôtres\u202f: ${least} à ${most}`,
  atLeast: (least) => `les nôtres\u202f: au moins ${least}`,
  needTexts: {
    distances: {
      name: 'Retours de même longueur',
      value: (value, written) => (value === 0 ? 'égaux' : `jusqu’à ${written} de plus`),
      low: '',
      high: 'Déplace des départs jusqu’à ce que les quatre soient à même distance de l’Île sacrée.',
    },
    slack: {
      name: 'Manches en réserve',
      value: count,
      low: 'Cinq tempêtes pourraient empêcher un navire de rentrer. Rapproche les départs.',
      high: '',
    },
    ambiguity: {
      name: 'Doute après une tempête',
      value: (_, written) => `${written} cases`,
      low: 'Ici, les rapports trahissent les navires. Rends plus de cases semblables.',
      high: 'Ici, trop de cases vont avec un rapport. Dessine des îles ou des eaux profondes entre elles.',
    },
    bits: {
      name: 'Ce que révèle un rapport',
      value: (_, written) => `${written} bits`,
      low: 'Ces cases se ressemblent toutes. Dessine quelque chose entre elles.',
      high: 'Presque chaque case est différente. Dessine moins d’îles.',
    },
    islands: {
      name: 'Part des îles',
      value: count,
      low: 'Dessine plus d’îles.',
      high: 'Dessine moins d’îles.',
    },
    heaps: {
      name: 'Îles entassées',
      value: none,
      low: '',
      high: 'Trois îles au plus devraient se toucher, et deux au plus être à côté d’un départ ou de l’Île sacrée.',
    },
    deserts: {
      name: 'Cases loin des îles',
      value: none,
      low: '',
      high: 'Dessine une île à deux cases au plus de chacune d’elles.',
    },
    patches: {
      name: 'Zones d’eaux profondes',
      value: count,
      low: 'Dessine au moins deux zones d’eaux profondes, chacune de trois cases ou plus.',
      high: '',
    },
  },
};
