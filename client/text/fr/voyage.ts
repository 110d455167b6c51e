import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { course, TheShip, theShip } from './words.ts';

const { square } = common;

const thisShip: Readonly<Record<Ship, string>> = {
  red: 'Cette fois, c’est le navire rouge. Touche-le sur le plateau.',
  green: 'Cette fois, c’est le navire vert. Touche-le sur le plateau.',
  white: 'Cette fois, c’est le navire blanc. Touche-le sur le plateau.',
  yellow: 'Cette fois, c’est le navire jaune. Touche-le sur le plateau.',
};

export const voyage: Catalogue['voyage'] = {
  titles: {
    navigators: 'Tutoriel\u202f: les Navigateurs',
    poseidon: 'Tutoriel\u202f: Poséidon',
  },
  shortTitles: {
    navigators: 'Tutoriel',
    poseidon: 'Tutoriel',
  },
  progress: (now, all) => `Étape ${now} sur ${all}`,
  leave: 'Quitter la leçon',
  back: 'Retour',
  goOn: 'Continuer',
  pickShip: 'Touche le navire',
  pickHeading: 'Choisis un cap',
  boardNames: {
    poseidon: 'La vraie mer',
    navigators: 'Leur carte',
  },
  replies: 'Ce que signalent les navires',
  otherShip: (ship) => thisShip[ship],
  otherHeading: (heading) => `Dans une partie, tu pourrais. Pour cette leçon, mets le ${course[heading]}.`,
  tooFar: (ship) =>
    `${TheShip[ship]} ne peut pas être là\u202f: il a été poussé d’une case, puis il en a parcouru une.`,
  wouldReport: (at, reply) => `Pas là\u202f: en ${square(at)}, il signalerait\u202f: «\u202f${reply}\u202f»`,
  notBeside: (at) =>
    `Le rouge ne le verrait pas en ${square(at)}\u202f: cette case n’est pas à côté de l’Île sacrée.`,
  tooFarDriven: 'Une tempête pousse un navire d’une case, pas plus. Cherche autour du navire jaune.',
  onSquare: (at) => `En ${square(at)}`,
  moreToFind: (count) => (count < 2 ? 'Juste. Encore une.' : `Juste. Encore ${count}.`),
  otherTile: (storm) =>
    storm === 'great'
      ? 'Dans une partie, tu pourrais. Pour cette leçon, prends la Grande Tempête, la noire.'
      : 'Dans une partie, tu pourrais. Pour cette leçon, prends la blanche.',
  notThere:
    'Une tempête pousse un navire sur l’une des cases marquées\u202f: un pas, et jamais sur l’Île sacrée.',
  driveNext: (ship) => `Maintenant, ${theShip[ship]}.`,
  allDriven: 'Tu peux encore changer. Puis envoie-la.',
  watch: {
    nextStorm: 'À Poséidon de jouer',
    order: 'Au blanc de jouer',
    others: 'À eux de jouer',
    lost: 'À eux de jouer',
  },
  coverNow: 'Voiler le plateau',
  liftNow: 'Touche n’importe où pour lever le voile.',
  covered: 'La mer est voilée',

  navigators: {
    goal: {
      title: 'Quatre navires veulent rentrer',
      text: 'Chez eux, c’est l’Île sacrée, avec le temple. Trois de tes quatre navires doivent l’atteindre.',
      task: 'Touche l’Île sacrée.',
      done: 'Voilà le but. Et maintenant, les ennuis\u202f: Poséidon.',
      hint: 'Cherche le temple, au milieu de la mer.',
    },
    storm: {
      title: 'Poséidon envoie une tempête',
      text: 'Une tempête blanche\u202f: elle a poussé le navire blanc d’une case. Seul Poséidon sait où.',
      task: 'Touche le navire qui n’est plus là où ta carte le montre.',
      done: 'La tempête a déplacé le vrai navire, pas celui de ta carte. Ta carte montre ce que tu crois, pas ce qui est.',
      hint: 'La tempête a la couleur du navire qu’elle touche.',
    },
    red: {
      title: 'À toi de naviguer',
      text: 'Chaque navire avance d’une case par manche.',
      task: 'Touche le navire rouge, choisis l’est, et donne l’ordre.',
      done: 'Après son ordre, un navire signale ce qu’il y a sur sa propre case et sur les huit cases autour.',
      hint: 'Le navire rouge est à gauche sur le plateau.',
    },
    redSees: {
      title: 'Lis le rapport',
      text: '«\u202fTu vois deux îles.\u202f» Un navire dit combien il en voit, mais jamais où.',
      task: 'Touche les deux îles à côté du navire rouge.',
      done: 'L’une des deux est l’Île sacrée\u202f! De loin, une île est une île\u202f; seul un navire posé dessus connaît sa nature.',
      hint: 'Regarde les huit cases autour du navire rouge.',
    },
    yellow: {
      title: 'Le navire suivant',
      text: 'Le rouge a joué pour cette manche.',
      task: 'Touche maintenant le navire jaune, choisis le nord-ouest, et donne l’ordre.',
      done: 'De sa propre case, un navire dit tout\u202f: ici, des eaux profondes, l’eau sombre. Elles ne se voient jamais de loin.',
      hint: 'Le navire jaune est en bas, à droite.',
    },
    yellowSees: {
      title: 'Un navire en vue',
      text: 'Le jaune voit un navire, mais ne dit pas lequel.',
      task: 'Touche le navire qu’il voit.',
      done: 'Le rouge n’a pas vu le jaune tout à l’heure\u202f: le jaune n’était pas encore là. Tu choisis l’ordre de tes navires, et il compte.',
      hint: 'Regarde autour du navire jaune, sur l’eau sombre.',
    },
    white: {
      title: 'Le navire dérouté',
      text: 'Ta carte se trompe peut-être sur le blanc, mais il navigue quand même.',
      task: 'Touche le navire blanc, choisis le sud-ouest, et donne l’ordre.',
      done: 'Une île rocheuse\u202f? Sur ta carte, le navire blanc est en pleine mer. Ta carte a donc tort, et tu peux la corriger.',
      hint: 'Le navire blanc est en haut, à droite.',
    },
    whiteIs: {
      title: 'Où est-il vraiment\u202f?',
      text: 'La tempête l’a poussé d’une case, puis il a mis le cap au sud-ouest.',
      task: 'Touche l’île rocheuse, grise, où il doit être maintenant.',
      done: 'Trouvé. Déplacer un navire sur ta carte est libre, à tout moment\u202f: cela note seulement ce que tu crois.',
      hint: 'Les îles rocheuses sont grises et nues. Cherche parmi les cases marquées.',
    },
    green: {
      title: 'Le dernier des quatre',
      text: 'Trois sont partis.',
      task: 'Touche le navire vert, choisis le nord-est, et donne l’ordre.',
      done: 'Les cases du bord, teintées ici, ont la côte en vue. Cela aide à retrouver un navire.',
      hint: 'Le navire vert est en haut, à gauche.',
    },
    nextStorm: {
      title: 'La manche est finie',
      text: 'Les quatre ont navigué et fait leur rapport. Poséidon a onze tempêtes, une par manche.',
      task: 'Laisse-le jouer la suivante.',
      done: 'Le jaune\u202f! Il a été poussé sur l’une des cases autour. Laquelle\u202f? Tes autres navires peuvent aider.',
      hint: '',
    },
    redHome: {
      title: 'Ramène le premier navire',
      text: 'Tu sais où est le rouge\u202f: l’Île sacrée est à son nord-est.',
      task: 'Ramène le rouge à bon port.',
      done: 'Le rouge est rentré, et aucune tempête ne le déplace plus. Et il voit un navire\u202f! Le blanc et le vert sont loin. Ce ne peut être que le jaune.',
      hint: 'L’Île sacrée est au nord-est du navire rouge.',
    },
    reminders: {
      title: 'Note ce qui est possible',
      text: 'Le jaune a donc été poussé sur une case à côté de l’Île sacrée. Il y en a quatre.',
      task: 'Pose un repère jaune sur chacune.',
      done: 'Quatre cases, quatre repères. Tu en as quatre de chaque couleur.',
      hint: 'À une case de là où était le jaune, et à côté de l’Île sacrée.',
    },
    yellowAgain: {
      title: 'Choisis un ordre qui parle',
      text: 'Le nord-est mène le jaune à bon port, ou sur l’une de trois cases. De chacune, il verrait autre chose.',
      task: 'Touche-le, choisis le nord-est, et donne l’ordre.',
      done: 'Trois îles et deux navires. On ne voit cela que d’une seule case.',
      hint: 'Touche le navire jaune sur l’eau sombre.',
    },
    yellowIs: {
      title: 'Trouve le navire jaune',
      text: 'À une case au nord-est de chaque repère\u202f: ce sont les cases marquées.',
      task: 'Touche celle d’où l’on voit trois îles et deux navires.',
      done: 'Le voilà\u202f: à côté de trois îles, dont l’Île sacrée, avec les navires rouge et blanc en vue.',
      hint: 'Compte les îles et les navires autour de chaque case marquée.',
    },
    end: {
      title: 'Tu sais naviguer',
      text: 'Un navire est rentré, et des autres tu sais où ils sont. Dans une partie, tu as onze manches, et trois navires rentrés suffisent pour gagner.',
      task: '',
      done: '',
      hint: '',
    },
  },

  poseidon: {
    truth: {
      title: 'Tu vois la vérité',
      text: 'Voici la mer telle qu’elle est. Personne d’autre ne la voit. Si trois navires atteignent l’Île sacrée, tu perds.',
      task: 'Touche l’Île sacrée.',
      done: 'Tiens-les loin de là pendant onze manches.',
      hint: 'Cherche le temple, au milieu de la mer.',
    },
    tile: {
      title: 'Ta main de tempêtes',
      text: 'Onze tuiles, une par manche. Une tempête de couleur pousse le navire de sa couleur, la noire tous les quatre.',
      task: 'Choisis la tempête blanche.',
      done: '',
      hint: 'La tempête blanche porte l’emblème du navire blanc.',
    },
    drive: {
      title: 'Pousse le navire',
      text: 'Il doit bouger, vers l’une des cases marquées\u202f: c’est toi qui choisis.',
      task: 'Touches-en une, puis déchaîne la tempête.',
      done: 'Le navire blanc a bougé. Mais qui le sait\u202f?',
      hint: '',
    },
    chart: {
      title: 'Ce qu’ils savent',
      text: 'Ils voient qu’une tempête blanche a été jouée. Ils ne voient pas où est allé le navire.',
      task: 'Où croient-ils que se trouve le navire blanc\u202f?',
      done: 'C’est là qu’ils le croient toujours. Dans une partie, tu ne vois jamais leur carte, et ils ne voient jamais ta mer.',
      hint: 'Regarde leur carte, le parchemin. Là, le navire blanc n’a pas bougé.',
    },
    order: {
      title: 'Ils donnent un ordre',
      text: 'C’est maintenant à eux. Chaque navire doit avancer d’une case, et ils commencent par le blanc.',
      task: 'Laisse-les l’envoyer au sud.',
      done: 'Il est allé au sud depuis sa vraie place, et l’application leur a dit ce qu’il voit. Tu n’as rien à dire.',
      hint: '',
    },
    gap: {
      title: 'Vérité et carte',
      text: 'Sur leur carte, le navire blanc est allé au sud aussi, mais depuis la mauvaise case.',
      task: 'Où est-il vraiment\u202f?',
      done: 'Voilà ton avantage. Mais chaque rapport est un indice\u202f: îles, navires, eaux profondes, côte peuvent trahir un navire.',
      hint: 'Regarde ta propre mer, la sombre.',
    },
    others: {
      title: 'Les trois autres',
      text: 'Les Navigateurs choisissent l’ordre de leurs navires.',
      task: 'Laisse-les faire partir les autres.',
      done: 'Tu entends chaque rapport comme eux. Le rouge et le jaune sont à côté de l’Île sacrée. Il est temps de frapper plus fort.',
      hint: '',
    },
    greatTile: {
      title: 'La Grande Tempête',
      text: 'Tu as trois Grandes Tempêtes. Chacune pousse les quatre navires à la fois.',
      task: 'Choisis la Grande Tempête.',
      done: '',
      hint: 'La Grande Tempête est la tuile noire au trident.',
    },
    greatDrive: {
      title: 'Pousse les quatre',
      text: 'Une case pour chacun, où tu veux. Une tempête ne pousse jamais un navire sur l’Île sacrée, cette case n’est donc pas marquée.',
      task: 'Choisis une case pour chaque navire, puis déchaîne la tempête.',
      done: 'Tous les quatre sont déroutés, et cela, les Navigateurs le savent.',
      hint: '',
    },
    lost: {
      title: 'Déroutés',
      text: 'Ils envoient le rouge au nord-est et le jaune au nord, comme si tous deux étaient encore à côté de l’Île sacrée.',
      task: 'Laisse-les partir.',
      done: 'Personne n’est rentré. Ils vont maintenant comparer ces rapports avec leur carte, et en apprendre plus que tu ne voudrais.',
      hint: '',
    },
    barred: {
      title: 'Une tuile bloquée',
      text: 'Tu voudrais aussitôt une autre Grande Tempête.',
      task: 'Touche-la.',
      done: 'Jamais deux Grandes Tempêtes à la suite. Une tuile est bloquée aussi si la jouer devait t’y forcer plus tard.',
      hint: 'La Grande Tempête est la tuile noire au trident.',
    },
    cover: {
      title: 'Quelqu’un arrive',
      text: 'L’œil en haut de ton écran voile la mer aux regards.',
      task: 'Voile-la maintenant, puis lève le voile.',
      done: 'Quand tu poses le téléphone, la mer se voile d’elle-même.',
      hint: '',
    },
    end: {
      title: 'Tu sais régner sur la mer',
      text: 'Il resterait neuf tempêtes. Laisse les Navigateurs se croire à l’abri, puis frappe. Si deux navires seulement rentrent, tu as gagné.',
      task: '',
      done: '',
      hint: '',
    },
  },

  alone: (name) => `Jouer en solo contre ${name}`,
  makeTable: 'Créer une table',
  otherSide: {
    navigators: 'Leçon de Poséidon',
    poseidon: 'Leçon des Navigateurs',
  },
  readRules: 'Lire les règles',
  again: 'Depuis le début',
};
