import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';

const { square } = common;

export const rules: Catalogue['rules'] = {
  title: 'Comment jouer',
  lead: 'Poséidon sait où sont les navires. Les Navigateurs le découvrent.',
  contents: 'Sommaire',
  home: 'À l’accueil',
  learn: {
    navigators: 'Apprendre en Navigateur',
    poseidon: 'Apprendre en Poséidon',
  },
  learnHint: 'Plutôt essayer que lire\u202f? Chaque leçon prend trois minutes.',
  search: 'Chercher une règle',
  clear: 'Effacer la recherche',
  found: (places, sections) =>
    `${places === 1 ? '1 passage' : `${places} passages`} dans ${sections === 1 ? '1 section' : `${sections} sections`}`,
  notFound: (query) => `«\u202f${query}\u202f» ne figure pas dans les règles.`,
  hit: (place, of) => `${place} sur ${of}`,
  previousHit: 'Passage précédent',
  nextHit: 'Passage suivant',
  unfold: 'Tout déplier',
  foldUp: 'Tout replier',
  more: 'En savoir plus',
  print: 'Imprimer sur deux pages',
  helps: {
    poseidon: 'Aide Poséidon',
    navigators: 'Aide les Navigateurs',
  },
  chapters: {
    game: 'Le jeu',
    poseidon: 'Le tour de Poséidon',
    navigators: 'Le tour des Navigateurs',
    ending: 'La fin',
    variants: 'Variantes',
    company: 'À plusieurs',
    fine: 'Points de détail',
  },

  tryPush: 'Un plateau pour essayer une tempête',
  trySurvey: 'Un plateau pour essayer une observation',
  example: 'L’exemple, sur le vrai plateau',
  reminders: 'Une carte avec des repères',
  shipIsOn: (at) => `Le navire rouge est en ${square(at)}.`,
  pushed: (at) => `La tempête pousserait le navire jaune en ${square(at)}.`,
  pushHint: 'Touche l’une des cases marquées.',
  notPushed: 'Pas là\u202f: une case seulement, jamais hors du plateau, jamais sur l’Île sacrée.',
  mayPlay: 'Cette tuile peut être jouée maintenant.',
  legend: {
    sea: 'Mer',
    deepSea: 'Eaux profondes',
    woody: 'Île boisée',
    rocky: 'Île rocheuse',
    start: 'Île de départ',
    sacred: 'L’Île sacrée',
    coastline: 'Côte',
  },
  exampleNotes: {
    red: 'L’une des deux est l’Île sacrée. De loin, c’est une île comme une autre.',
    yellow: 'L’ordre compte\u202f: le rouge n’a pas vu le jaune, car le jaune n’était pas encore là.',
    white: 'Il est sur une île, sa nature est donc dite.',
    green: 'Une case du bord\u202f: la côte est en vue. Personne ne dit dans quelle direction.',
  },

  sections: {
    minute: {
      title: 'En une minute',
      blocks: [
        {
          story: [
            'Seul Poséidon voit où sont les navires. À chaque manche, une de ses tempêtes en déroute un, ou les quatre.',
            'Les Navigateurs ne voient que leur carte. Ils donnent son cap à chaque navire.',
            'Il navigue et signale ce qu’il voit. Ils en déduisent où il doit être.',
            'Trois ou quatre navires rentrés à l’Île sacrée en onze manches\u202f: les Navigateurs gagnent. Moins\u202f: Poséidon gagne.',
          ],
        },
        'L’application est la table, le paravent entre vous, et l’arbitre. Elle établit chaque rapport et ne permet rien de contraire aux règles.',
      ],
    },
    board: {
      title: 'Le plateau',
      blocks: [
        'Une grille de cases, le nord en haut. Les colonnes sont des lettres à partir de l’ouest, les lignes des nombres à partir du nord\u202f: A1 est le coin nord-ouest. Les deux camps ont le même plateau sous les yeux. Il y a des plateaux de A à D, du plus facile au plus difficile.',
        { figure: 'legend', caption: 'Ce qu’une case peut porter' },
        'Une île de départ est boisée ou rocheuse comme une autre, et annoncée comme telle. Les îles n’arrêtent personne\u202f: les navires les franchissent et s’y posent. Les cases le long du bord sont la côte.',
      ],
    },
    ships: {
      title: 'Les navires',
      blocks: [
        'Le rouge, le vert, le blanc et le jaune commencent sur leurs îles de départ, sur le vrai plateau comme sur la carte. Au début, tout le monde sait donc où ils sont.',
        'Un pas, c’est une case dans l’une des huit directions. Plusieurs navires, même tous les quatre, peuvent partager une case.',
        'Une manche, c’est le tour de Poséidon, puis le tour des Navigateurs.',
      ],
    },
    hand: {
      title: 'Une main de onze',
      blocks: [
        'Poséidon commence avec onze tuiles de tempête. À son tour, il en joue une. Chacune est jouée une fois par partie.',
        { figure: 'hand', caption: 'Deux de chaque couleur, et trois Grandes Tempêtes' },
        {
          list: [
            'Une tempête de couleur touche le navire de sa couleur.',
            'Une Grande Tempête, la tuile noire, touche tous les quatre.',
            'Les Navigateurs voient quelle tempête a été jouée, et toutes les précédentes. Ils ne voient pas ce qu’elle a fait.',
          ],
        },
      ],
    },
    pushing: {
      title: 'Pousser',
      blocks: [
        'Chaque navire touché doit bouger d’une case, dans celle des huit directions que Poséidon choisit. Jamais hors du plateau, et jamais sur l’Île sacrée\u202f: on n’y arrive qu’en naviguant soi-même. Il peut changer d’avis jusqu’à ce qu’il déchaîne la tempête.',
        {
          figure: 'push',
          caption: 'Le navire jaune est touché, juste à côté de l’Île sacrée. Touche la case où le pousser.',
        },
        'Avec une Grande Tempête, il choisit pour chaque navire séparément. Toutes les poussées comptent à partir de la position d’avant\u202f: des navires peuvent se retrouver ensemble, ou échanger leurs places.',
        'Une tempête pour un navire rentré peut être jouée\u202f: elle est dépensée, et ne déplace rien. Une Grande Tempête ne déplace que les navires encore en mer.',
      ],
    },
    'great-storms': {
      title: 'Pourquoi une tuile peut être bloquée',
      blocks: [
        'Deux Grandes Tempêtes ne peuvent pas se suivre d’une manche à l’autre. Il est aussi interdit d’en arriver là\u202f: après chaque tuile, il doit rester possible de jouer toutes les tempêtes restantes sans deux Grandes Tempêtes à la suite. L’application marque les tuiles bloquées et dit pourquoi.',
        {
          figure: 'greatStorms',
          caption:
            'Six tempêtes de couleur ont été jouées, et aucune Grande Tempête. Touche une tuile pour voir si elle peut être jouée.',
        },
        {
          list: [
            'Après une tuile de couleur, il peut rester au plus une Grande Tempête de plus que de tempêtes de couleur.',
            'Après une Grande Tempête, il peut en rester au plus autant que de tempêtes de couleur.',
          ],
        },
        { aside: 'Ne garde pas toutes tes Grandes Tempêtes\u202f: à la fin, elles décident pour toi.' },
      ],
    },
    orders: {
      title: 'Les ordres',
      blocks: [
        'Chaque navire encore en mer a un pas par manche\u202f: il navigue, puis il observe. Les deux vont ensemble. Les Navigateurs prennent les navires dans l’ordre qu’ils veulent, et cet ordre compte\u202f: un navire n’en signale un autre que s’il est déjà là.',
        'Pour donner un ordre, choisis un navire et un cap. On ne peut pas rester sur place, et un ordre ne se reprend pas. Un navire qui a fait son pas, ou qui est rentré, ne reçoit plus d’ordre.',
        'Le vrai navire bouge sur le plateau de Poséidon, et le rapport arrive aussitôt. Poséidon voit aussi l’ordre et le rapport.',
      ],
    },
    survey: {
      title: 'L’observation',
      blocks: [
        'Un navire connaît exactement sa propre case\u202f: c’est l’exploration. Des cases autour, huit au plus, il ne sait que ce qui se distingue de loin\u202f: c’est le tour d’horizon.',
        {
          figure: 'survey',
          caption: 'Touche n’importe quelle case\u202f: voici ce que le navire rouge signalerait de là.',
        },
        {
          head: ['Ce que c’est', 'Sur la case du navire', 'Sur les cases autour'],
          rows: [
            [
              'Une île boisée ou rocheuse, un départ',
              'Annoncée, avec sa nature',
              'Seulement le nombre d’îles',
            ],
            ['L’Île sacrée', 'Annoncée', 'Compte comme une île parmi d’autres'],
            [
              'D’autres navires',
              'Leurs couleurs',
              'Seulement combien\u202f; les navires rentrés comptent aussi',
            ],
            ['Des eaux profondes', 'Annoncées', 'Rien'],
            ['La simple mer', 'Rien', 'Rien'],
            ['La côte', 'Annoncée sur une case du bord', 'Rien'],
          ],
        },
        'Les navires sur sa propre case ne sont pas comptés une seconde fois parmi ceux d’autour. Aucun rapport ne dit jamais dans quelle direction se trouve une chose. Quand plusieurs sont nommées, c’est dans un ordre fixe, qui ne dit rien non plus.',
      ],
    },
    coastline: {
      title: 'La côte',
      blocks: [
        'Un navire sur une case du bord a la côte en vue, et le dit quoi qu’il y ait d’autre sur sa case. Un navire une case plus à l’intérieur ne la voit pas.',
      ],
    },
    'off-board': {
      title: 'Hors du plateau',
      blocks: [
        'Si un ordre devait mener un navire au-delà du bord, les Navigateurs l’apprennent aussitôt. Le navire reste où il est. C’était son pas, et il observe quand même.',
        { aside: 'Toucher le bord est un bon indice\u202f: peu de cases n’ont rien dans cette direction.' },
      ],
    },
    'sacred-island': {
      title: 'L’Île sacrée',
      blocks: [
        'Un navire qui arrive sur l’Île sacrée est rentré. Il observe comme un autre, et son rapport dit où il est. Dès lors, il ne reçoit plus d’ordre, et aucune tempête ne le déplace. Il reste sur le plateau, et les autres le voient.',
        'Quand chaque navire en mer a fait son pas, la manche est finie, et Poséidon joue sa tuile suivante.',
      ],
    },
    chart: {
      title: 'La carte\u202f: navires estimés et marques',
      blocks: [
        'La carte est aux seuls Navigateurs. Poséidon ne la voit jamais pendant la partie, et rien de ce qui s’y trouve ne change la vérité.',
        {
          figure: 'reminders',
          caption:
            'Une tempête jaune\u202f: le navire était en D5, et le rouge, maintenant rentré, l’a vu. Il reste quatre cases.',
        },
        {
          list: [
            'Les navires estimés sont là où les Navigateurs croient les navires. À un ordre, le navire estimé suit de lui-même, si sa case d’arrivée existe. Il ne suit pas une tempête\u202f: personne ne sait où. Pose-le sur n’importe quelle case, à tout moment.',
            'Les repères marquent les cases où un navire pourrait être. Il y en a quatre de chaque couleur, pas plus. Pose-les, déplace-les et reprends-les à ton gré.',
            'Les croix marquent les cases où un navire, selon toi, n’est pas. Quand il navigue, ses marques le suivent ou sont ôtées, à ton choix. Si une tempête a pu le pousser, ses croix partent.',
            'Quand un navire rentre, son navire estimé est posé sur l’Île sacrée.',
          ],
        },
        {
          aside:
            'Quand une tempête a touché un navire, il peut être sur huit cases au plus. Marque celles que tu ne peux pas exclure, choisis un cap qui les départage, et compare le rapport avec la carte.',
        },
      ],
    },
    example: {
      title: 'Un tour en exemple',
      blocks: [
        'Le rouge est allé à l’est, le jaune au nord-ouest, le blanc au sud-ouest et le vert au nord-est, dans cet ordre. Chaque case en pointillé est celle où un navire a commencé la partie\u202f; une tempête avait d’abord poussé le blanc en F1.',
        { figure: 'example', caption: 'Le vrai plateau après le tour, et ce que chaque navire a signalé' },
      ],
    },
    end: {
      title: 'La fin de la partie',
      blocks: [
        'La partie finit aussitôt que le quatrième navire est rentré. Sinon, elle finit avec la manche où la dernière tempête a été dépensée, c’est-à-dire la onzième.',
        {
          list: [
            'Trois ou quatre navires rentrés\u202f: les Navigateurs gagnent.',
            'Deux ou moins\u202f: Poséidon gagne.',
            'À trois ou plus, chacun de vous a quelque chose à gagner\u202f: voir «\u202fQui gagne\u202f».',
          ],
        },
        'Quand la partie est finie, tout le monde voit où les navires sont vraiment allés, à côté des estimes.',
      ],
    },
    sets: {
      title: 'Choisir des variantes',
      blocks: [
        'Choisissez-en avant une partie, autant que vous voulez. Toutes se combinent librement, et chacune aide un camp. Avant et pendant la partie, tout le monde voit lesquelles sont en jeu. Au port, il y a des jeux tout prêts\u202f:',
        {
          head: ['Jeu', 'Ce qui s’y joue'],
          rows: [
            ['Première traversée', 'Déduction facilitée'],
            ['Classique', 'Rien\u202f: le jeu tel que décrit jusqu’ici'],
            ['Bon vent', 'Les deux Monstres marins, deux Phares'],
            ['Toute la boîte', 'Les deux Monstres marins, un Phare, un Maelström, un Banc de brume'],
            ['Colère de Poséidon', 'Deux Maelströms, deux Bancs de brume'],
            ['Loups de mer', 'Déduction corsée, De mémoire, le Kraken'],
          ],
        },
        'Les tuiles posées sur le plateau viennent avant la première manche\u202f: d’abord les phares, puis les maelströms et bancs de brume de Poséidon, tous à la fois. Jamais deux de ces tuiles sur une case, et elles restent pour toute la partie. Qui les place voit les cases permises, peut tout déplacer jusqu’à confirmer, et peut s’en remettre au hasard.',
      ],
    },
    'easier-deduction': {
      title: 'Déduction facilitée',
      blocks: [
        'Le tour d’horizon dit aussi la nature des îles, l’Île sacrée comprise, et la couleur des navires. Ce sont deux listes sans directions.',
        {
          figure: 'easierSurvey',
          caption: 'Touche n’importe quelle case\u202f: le navire rouge en signale plus que d’habitude.',
        },
      ],
    },
    lighthouses: {
      title: 'Phares',
      blocks: [
        'Un ou deux. Avant que rien d’autre ne soit placé, les Navigateurs choisissent les cases ensemble\u202f; chaque Navigateur doit être d’accord. Poséidon les voit ensuite sur son plateau.',
        'Un phare peut être sur n’importe quelle case, île ou mer, mais pas sur une île de départ, pas sur l’Île sacrée, et pas à côté de l’une d’elles. Il remplace ce qu’il y avait là\u202f: on ne le dit plus.',
        'Sur sa propre case, un phare est annoncé\u202f; de ceux d’autour, on dit combien. S’il y en a deux, l’un a un feu jaune et l’autre un feu rouge, et seul un navire sur la case même apprend lequel c’est.',
        { figure: 'lighthouses', caption: 'Deux phares. Touche une case pour entendre le navire rouge.' },
      ],
    },
    'sea-monsters': {
      title: 'Monstres marins',
      blocks: [
        'Poséidon reçoit le Léviathan, le Kraken ou les deux en plus de ses onze tempêtes. À son tour, il peut en jouer un à la place d’une tempête, face visible, contre un navire en mer. Ce navire ne peut pas naviguer pendant cette manche, mais il observe, et la manche l’attend.',
        { figure: 'monsters', caption: 'Le Léviathan et le Kraken' },
        'Un monstre n’est pas une tempête. Dans le compte des Grandes Tempêtes, il ne compte ni d’un côté ni de l’autre, et une manche à monstre rompt la suite\u202f: Grande Tempête, monstre, Grande Tempête est permis.',
        'La partie finit toujours avec la manche de la dernière tempête. Chaque monstre joué la rallonge d’une manche, jusqu’à douze ou treize\u202f; un monstre encore en main à ce moment est perdu. C’est pourquoi ils aident les Navigateurs\u202f: une manche de plus vaut plus que ce que coûte un navire retenu.',
      ],
    },
    'harder-deduction': {
      title: 'Déduction corsée',
      blocks: [
        'Les tempêtes se jouent face cachée et le restent. Les Navigateurs apprennent seulement qu’une tempête a été jouée et combien il en reste. N’importe quel navire a pu être déplacé. Les monstres marins se jouent quand même face visible. Quand la partie est finie, toutes les tuiles sont montrées.',
      ],
    },
    'use-your-memory': {
      title: 'De mémoire',
      blocks: [
        'Il n’y a ni repères ni croix. Les rapports des manches passées ne sont plus montrés à personne\u202f: ils s’effacent quand Poséidon joue sa tuile suivante. Vous gardez vos navires estimés, et les marqueurs de maelström et de brume.',
      ],
    },
    'ships-uncounted': {
      title: 'Navires non comptés',
      blocks: [
        'Le tour d’horizon dit si un navire est en vue, pas combien. Les navires sur la même case sont nommés comme toujours.',
      ],
    },
    maelstroms: {
      title: 'Maelströms',
      blocks: [
        'Un ou deux. Poséidon les place en secret sur des cases sans île, et pas à côté d’une île de départ ou de l’Île sacrée. Les eaux profondes conviennent. Les Navigateurs apprennent seulement qu’il a fini.',
        {
          figure: 'maelstrom',
          caption: 'Le maelström sur la mer de Poséidon, et le marqueur des Navigateurs',
        },
        'Aucune observation ne mentionne jamais un maelström. Un navire qui y entre reçoit d’abord son rapport. Puis on lui dit qu’il est pris, et Poséidon le pousse d’une case, comme avec une tempête. Les Navigateurs n’apprennent pas où. Alors seulement la partie continue.',
        'Un navire n’est pas pris si une tempête ou un autre maelström l’y pousse, ou s’il reste dans l’un d’eux après un ordre hors du plateau. Il n’y a pas de réaction en chaîne.',
        'Les Navigateurs ont un marqueur pour chaque maelström, à poser là où ils croient qu’il est.',
      ],
    },
    'fog-banks': {
      title: 'Bancs de brume',
      blocks: [
        'Un ou deux. Poséidon les place en secret sur n’importe quelle case, île ou mer, qui n’est ni une île de départ, ni l’Île sacrée, ni à côté de l’une d’elles.',
        'Sur sa propre case, un banc de brume est annoncé\u202f; de ceux d’autour, on dit combien. Ce qu’il y a sous la brume, île ou eaux profondes, n’est plus dit. Un navire dans la brume n’est vu d’aucun autre, pas même de celui qui est dans la même brume. Lui voit au-dehors comme d’habitude.',
        { figure: 'fog', caption: 'De la brume en A4. Touche une case pour entendre le navire rouge.' },
        'Les Navigateurs ont aussi un marqueur pour chaque banc de brume.',
      ],
    },
    meeting: {
      title: 'Quand elles se rencontrent',
      blocks: [
        {
          list: [
            'Brume et Déduction facilitée\u202f: îles et navires dans la brume ne sont dans aucune des deux listes.',
            'Phares et Déduction facilitée\u202f: le feu n’est toujours dit que sur la case même.',
            'Navires non comptés et Déduction facilitée\u202f: les couleurs sont dites, et avec elles le nombre.',
            'Monstres marins et Déduction corsée\u202f: les tempêtes sont face cachée, les monstres face visible.',
            'Monstres marins et Maelströms\u202f: un navire retenu dans un maelström observe et n’est pas pris. Il n’a pas navigué.',
            'Marqueurs et De mémoire\u202f: les marqueurs ne sont pas des repères. Vous les avez.',
            'Brume ou phare au bord\u202f: la côte est annoncée quand même.',
          ],
        },
      ],
    },
    oracle: {
      title: 'Ce que sait l’oracle',
      blocks: [
        'Une table peut faire aider les Navigateurs par un oracle. On le choisit au port, et tout le monde le voit, Poséidon aussi.',
        {
          list: [
            'Muet\u202f: il ne dit rien.',
            'Indices\u202f: ce qui ne peut pas être juste sur la carte est barré, et un appui dit pourquoi. Avec les règles «\u202fPremière traversée\u202f», il donne des indices de lui-même.',
            'Tout\u202f: la carte est aussi hachurée partout où un navire peut être, plus sombre où c’est plus probable, avec le nombre de cases qui restent. Un pas en arrière dans le journal montre ce qu’on pouvait savoir alors.',
          ],
        },
        'Avec les indices ou tout, un appui pose les repères où un navire peut être, tant qu’il y en a.',
        'Il connaît les tuiles, les ordres et les rapports tels que les Navigateurs les ont entendus, et n’oublie rien. Une case qu’il laisse de côté est impossible.',
        'La probabilité des autres dépend de Poséidon. L’oracle pense qu’il pousse un navire sur chaque case avec la même chance, que chaque tempête face cachée en vaut une autre, et que ses tuiles secrètes sont partout où elles peuvent être. Un Poséidon qui a un plan ne fait rien de tout cela.',
        'Avec beaucoup de tuiles secrètes, il y a trop à calculer. Il dit alors qu’il n’est plus exact\u202f: il peut laisser une case impossible, et n’en retire jamais une possible.',
        'Qui regarde peut avoir tout l’oracle pour soi, s’il n’est pas muet. Le grand écran le montre s’il dit tout.',
      ],
    },
    seats: {
      title: 'Places et navires',
      blocks: [
        'On joue de deux à cinq\u202f: un Poséidon, et de un à quatre Navigateurs. Les navires sont répartis aussi également que possible. Seul son propriétaire commande un navire. Tous les Navigateurs ont une seule carte entre eux.',
        {
          head: ['Navigateurs', 'Ensemble', 'En rivaux'],
          rows: [
            ['1', '4', '4'],
            ['2', '2\u00a0+\u00a02', '2\u00a0+\u00a02'],
            ['3', '2\u00a0+\u00a01\u00a0+\u00a01', '1\u00a0+\u00a01\u00a0+\u00a01, et un navire commun'],
            [
              '4',
              '1\u00a0+\u00a01\u00a0+\u00a01\u00a0+\u00a01',
              '1\u00a0+\u00a01\u00a0+\u00a01\u00a0+\u00a01',
            ],
          ],
        },
        'Le navire commun n’est à personne, et chaque Navigateur peut le commander.',
      ],
    },
    winners: {
      title: 'Qui gagne',
      blocks: [
        'Si trois ou quatre navires sont rentrés, tous les Navigateurs ont gagné. Si Poséidon gagne et que vous êtes au moins trois, un Navigateur qui a un navire à lui sur l’Île sacrée gagne aussi. Le navire commun n’est à personne.',
      ],
    },
    series: {
      title: 'En rivaux\u202f: une série et ses points',
      blocks: [
        'Quand les Navigateurs sont rivaux, chacun veut ramener ses propres navires. Chaque Navigateur entend quand même tous les rapports, ceux des navires des autres aussi.',
        'Une série compte une partie par personne, chacun étant Poséidon à son tour. Après chaque partie\u202f:',
        {
          head: ['Qui', 'Points'],
          rows: [
            ['Poséidon', '1 par navire qui n’est pas rentré'],
            ['Un Navigateur', '3 par navire à lui qui est rentré'],
            ['Chaque Navigateur', '1 si le navire commun est rentré'],
          ],
        },
        'Qui a le plus de points à la fin de la série la gagne. À égalité, on partage la victoire.',
        {
          aside:
            'Trois Navigateurs rivaux\u202f: Anne a le rouge, Ben le vert, Cléo le blanc, et le jaune est le navire commun. Le rouge et le jaune rentrent. Anne a 3 + 1 points, Ben et Cléo en ont 1 chacun, et Poséidon en a 2 pour le vert et le blanc. Deux navires ne suffisent pas\u202f: Poséidon gagne cette partie, et Anne gagne aussi.',
        },
      ],
    },
    late: {
      title: 'Arriver et regarder',
      blocks: [
        'Quelqu’un qui rejoint la table pendant une partie peut aider les Navigateurs, mais pas prendre à Poséidon sa place. Pendant le choix des phares, son accord est nécessaire aussi.',
        'Qui n’a pas de place regarde\u202f: ce que savent les deux camps, mais ni les vrais navires ni la carte.',
        'Avant une partie, une table peut ouvrir la carte aux spectateurs\u202f: ils voient alors aussi les estimes et les repères, jamais les navires. Qui regarde peut prédire, pour soi seul, ce que signaleront les navires.',
        'Pendant une partie, l’appareil de Poséidon n’a jamais la carte des Navigateurs, et les leurs n’ont jamais les vrais navires.',
      ],
    },
    seas: {
      title: 'Les mers et vos propres plateaux',
      blocks: [
        'Outre les plateaux A à D, le port propose une nouvelle mer\u202f: un plateau qu’Odyssey dessine, de la taille et de la difficulté que vous choisissez. «\u202fUne autre mer\u202f» dessine la suivante, et toute la table la voit avant le début de la partie.',
        'Chaque mer a un code de quatre ou cinq lettres et chiffres. Le même code désigne toujours la même mer\u202f: il permet d’y naviguer de nouveau, ou de l’indiquer à des amis.',
        'Une série peut se jouer sur une nouvelle mer à chaque partie. En solo aussi, une autre mer est prête après chaque partie. À partir du 1er décembre 2026, la traversée du jour se fait chaque jour sur une nouvelle mer.',
        'On peut aussi jouer sur un plateau que quelqu’un a dessiné. Choisi au port, il apparaît sur tous les appareils de la table. Il reste avec ses parties, même s’il est modifié ou supprimé plus tard.',
      ],
    },
    days: {
      title: 'Parties au fil des jours',
      blocks: [
        'Dans une partie au fil des jours, chacun joue quand il a le temps. Choisissez pour cela le chrono «\u202fAu fil des jours\u202f» au port\u202f: chaque tour de Poséidon et chaque tour de l’équipage dispose alors de 12 heures, ou de 1, 2, 3 ou 7 jours. Un tour de l’équipage dure jusqu’à ce que tous ses navires aient reçu leur ordre.',
        'Le chrono tourne jour et nuit, même quand personne n’est à la table. La table choisit ce qui se passe quand le temps est écoulé\u202f: un adversaire prend le relais jusqu’au retour de quelqu’un de ce camp, ou le tour se termine par des coups permis, joués au hasard.',
        'Le camp dont c’est le tour peut demander plus de temps. Si quelqu’un de l’autre camp accepte, d’un seul geste, le tour retrouve tout son temps.',
        'Si l’on a joué pendant ton absence, une liste montre ce qui s’est passé depuis ta dernière visite, et «\u202fMontre-moi\u202f» le rejoue sur le plateau. Tes tables sont sur la page d’accueil, avec le temps restant. Celles qui t’attendent viennent d’abord.',
      ],
    },
    open: {
      title: 'Tables ouvertes',
      blocks: [
        'L’hôte peut afficher la table sur la page d’accueil du serveur, avec «\u202fSur la page d’accueil\u202f» au port. Dans un réseau domestique, les nouvelles tables y sont dès le début. Sur un serveur ouvert à des inconnus, c’est l’hôte qui décide, si la personne qui gère le serveur le permet.',
        'Toute personne qui y voit la table peut jouer d’un seul geste, sans code. Si une partie est en cours, elle peut la regarder.',
        'L’hôte peut aussi choisir après combien de temps un adversaire prend un camp vide\u202f: 5 ou 15 minutes, 1 heure ou 1 jour. Le temps court dès que quelqu’un est assis et que l’autre camp est vide. Quand il est écoulé, l’adversaire s’assoit et la partie commence d’elle-même.',
        'Là où des inconnus peuvent trouver la table, on ne se parle qu’avec des phrases toutes prêtes, sauf si l’hôte en permet plus. Dans un réseau domestique, on peut tout écrire dès le début.',
        'Une table fermée n’est pas affichée, une table complète non plus avant la partie, ni une table dont l’hôte est absent depuis un moment.',
      ],
    },
    notices: {
      title: 'Notifications',
      blocks: [
        'Ton appareil peut te prévenir quand c’est à toi, quand il te reste peu de temps, quand la partie est terminée, et quand quelqu’un voudrait échanger ou a commencé une autre partie. Active «\u202fPréviens-moi quand c’est à moi\u202f» dans le menu de la table. Chaque appareil a son propre réglage, désactivé au début.',
        'Une notification nomme la table, jamais ce qui s’y est passé. Il n’en vient pas tant que tu as la table ouverte, ni pendant tes heures calmes.',
      ],
    },
    talk: {
      title: 'Se parler',
      blocks: [
        'Pendant une partie, les Navigateurs peuvent s’écrire. Ni Poséidon ni les spectateurs n’apprennent que quelque chose a été écrit. Une fois la partie finie, toute la table peut le lire dans le film, à son moment.',
        'Les spectateurs qui voient la carte ouverte lisent aussi ce qu’écrit l’équipage.',
        'Toute la table lit ce qui est écrit à la table. Les phrases toutes prêtes apparaissent sur chaque appareil dans sa langue.',
        'L’hôte peut n’autoriser que les phrases toutes prêtes, et supprimer un message. Chacun peut mettre les autres en sourdine sur son propre appareil.',
        'Quand on joue de mémoire, les messages de l’équipage s’effacent dès que Poséidon joue sa tuile suivante.',
      ],
    },
    'fine-print': {
      title: 'Là où les règles laissaient un doute',
      blocks: [
        {
          list: [
            'Un navire estimé suit un ordre même quand le vrai navire est resté au bord du plateau\u202f: la carte est à vous, et l’application vous laisse conclure.',
            'Tempêtes, monstres et maelströms ne déplacent pas les navires estimés. On peut les déplacer au tour de chacun, jusqu’à la fin de la partie.',
            'Une tempête peut pousser un navire sur toute île sauf l’Île sacrée, son propre départ compris.',
            'Un monstre en main ne fait pas de place aux Grandes Tempêtes\u202f: personne n’est forcé de le jouer.',
            'Un navire pris arrête la partie jusqu’à ce qu’il ait été poussé, même si c’était le dernier pas de la manche, ou de la partie.',
            'Un maelström ne cache rien\u202f: un navire dedans signale quand même les eaux profondes.',
            'Les navires sur la case d’un phare sont vus comme toujours\u202f: ce n’est pas de la brume.',
            'Des phares et bancs de brume en vue, on dit le nombre, même avec Navires non comptés.',
            'Un phare seul n’a pas de couleur. De deux, le premier choisi est jaune, le second rouge.',
            'Qui propose des phares a donné son accord. Une proposition changée relance l’accord. Poséidon n’apprend que le résultat.',
            'Qui a une place peut commencer une partie. L’hôte peut l’arrêter\u202f; sans lui, tous les joueurs doivent être d’accord. Une partie arrêtée n’a pas de gagnant.',
          ],
        },
      ],
    },
  },
};
