import type { Catalogue } from '../translation.ts';

const MONSTER =
  'Un monstre marin, joué à la place d’une tempête contre un navire\u202f: pendant cette manche, ce navire ne peut pas naviguer, mais il envoie son rapport. La partie peut durer une manche de plus.';

export const help: Catalogue['help'] = {
  about: (name) => `Qu’est-ce que c’est\u202f? ${name}`,
  more: 'Dans les règles',

  topics: {
    red: {
      name: 'Tempête rouge',
      text: 'Elle pousse le navire rouge d’une case, là où Poséidon veut, mais jamais sur l’Île sacrée. Il y en a deux.',
    },
    green: {
      name: 'Tempête verte',
      text: 'Elle pousse le navire vert d’une case, là où Poséidon veut, mais jamais sur l’Île sacrée. Il y en a deux.',
    },
    white: {
      name: 'Tempête blanche',
      text: 'Elle pousse le navire blanc d’une case, là où Poséidon veut, mais jamais sur l’Île sacrée. Il y en a deux.',
    },
    yellow: {
      name: 'Tempête jaune',
      text: 'Elle pousse le navire jaune d’une case, là où Poséidon veut, mais jamais sur l’Île sacrée. Il y en a deux.',
    },
    great: {
      name: 'Grande Tempête',
      text: 'Elle pousse d’une case chaque navire qui n’est pas encore rentré. Il y en a trois, jamais deux à la suite.',
    },
    leviathan: { name: 'Léviathan', text: MONSTER },
    kraken: { name: 'Kraken', text: MONSTER },
    harderDeduction: {
      name: 'Déduction corsée',
      text: 'Les tempêtes de Poséidon sont face cachée\u202f: les Navigateurs apprennent qu’une a été jouée, et combien il en reste. N’importe quel navire a pu être déplacé.',
    },
    easierDeduction: {
      name: 'Déduction facilitée',
      text: 'Les navires signalent aussi la nature des îles et la couleur des navires autour d’eux. Mais jamais dans quelle direction.',
    },
    useYourMemory: {
      name: 'De mémoire',
      text: 'Il n’y a pas de repères, et les rapports des manches passées ne sont plus montrés à personne. Les navires estimés restent.',
    },
    shipsInSight: {
      name: 'Navires non comptés',
      text: 'Un navire signale s’il en voit d’autres, pas combien. Ceux qui sont sur sa case sont nommés comme toujours.',
    },
    seaMonsters: {
      name: 'Monstres marins',
      text: 'Poséidon peut jouer un monstre à la place d’une tempête\u202f: il retient un navire pendant une manche. Chaque monstre joué rallonge la partie d’une manche, et cela aide les Navigateurs.',
    },
    lighthouses: {
      name: 'Phares',
      text: 'Les Navigateurs choisissent avant la première manche où il y en a un, et Poséidon le voit. Un navire signale un phare en vue, et l’on sait ainsi où il est.',
    },
    maelstroms: {
      name: 'Maelströms',
      text: 'Avant la première manche, Poséidon choisit en secret où il y en a un, en pleine mer. Un navire qui y entre envoie son rapport, puis il est projeté d’une case, là où Poséidon veut.',
    },
    fogBanks: {
      name: 'Bancs de brume',
      text: 'Avant la première manche, Poséidon choisit en secret où il y en a un. La brume est signalée, mais pas ce qu’elle cache\u202f: ni île, ni eaux profondes, ni navire.',
    },
    guess: {
      name: 'Navire estimé',
      text: 'Il est là où les Navigateurs croient leur navire, et suit leurs ordres. Pose-le où tu veux, quand tu veux\u202f: cela ne change rien à la vérité.',
    },
    reminder: {
      name: 'Repères et croix',
      text: 'Un repère marque une case où un navire peut être (il y en a quatre de chaque couleur), une croix une case où il n’est pas. Touche une couleur, puis des cases\u202f: chaque toucher change la marque.',
    },
    marker: {
      name: 'Marqueur',
      text: 'Il marque l’endroit où les Navigateurs croient à un maelström ou à un banc de brume. Il y en a un pour chacun de ceux du jeu, et il ne change rien à la vérité.',
    },
    lighthouse: {
      name: 'Phare',
      text: 'Un navire à côté voit un phare, et un navire sur sa case est à son pied. S’il y en a deux, seul un navire sur la case apprend si son feu est jaune ou rouge.',
    },
    maelstrom: {
      name: 'Maelström',
      text: 'Aucun navire ne le voit jamais. Un navire qui y entre envoie d’abord son rapport, puis Poséidon le projette d’une case\u202f; un navire qu’une tempête y pousse n’est pas pris.',
    },
    fogBank: {
      name: 'Banc de brume',
      text: 'Un navire à côté voit un banc de brume, et un navire dedans sait qu’il y est. Ce que la brume cache n’est pas dit, et aucun navire n’en voit un autre dedans.',
    },
    sacredIsland: {
      name: 'L’Île sacrée',
      text: 'Un navire qui y arrive est à bon port, et aucune tempête ne le déplace plus. De loin, elle ressemble à n’importe quelle île.',
    },
    deepSea: {
      name: 'Eaux profondes',
      text: 'Un navire signale les eaux profondes quand il y est, jamais de loin. Elles disent donc exactement sur quelles cases un navire peut être.',
    },
    coastline: {
      name: 'La côte',
      text: 'Les cases le long du bord du plateau. Un navire sur l’une d’elles signale toujours la côte, un navire plus à l’intérieur jamais.',
    },
    oracle: {
      name: 'L’oracle',
      text: 'Une case qu’il laisse de côté est impossible d’après ce qu’on a dit aux Navigateurs, et une croix marque ce qui ne peut pas être juste. Chaque navire a ses hachures, plus sombres où il est plus probable, si Poséidon pousse partout avec la même chance ; quand un navire est choisi, on ne voit que les siennes.',
    },
    survey: {
      name: 'L’observation',
      text: 'Après son ordre, un navire signale exactement ce qu’est sa propre case, et combien d’îles et de navires il y a sur les huit cases autour. Il ne dit jamais dans quelle direction.',
    },
    surveyHelp: {
      name: 'Aide aux rapports',
      text: 'Montre une case de la carte, ou tiens-la, et elle dit ce qu’un navire y signalerait du plateau imprimé et des phares. Les autres navires et la brume n’y comptent pas, donc rien de secret n’est dit.',
    },
    openChart: {
      name: 'La carte ouverte',
      text: 'Qui regarde peut voir les estimes et les repères des Navigateurs, jamais les navires. Un appareil qui a vu la mer de Poséidon ne les voit pas, mais un second téléphone de Poséidon les verrait\u202f: mettez-vous donc d’accord.',
    },
    foretelling: {
      name: 'Prédire',
      text: 'Avant le rapport d’un navire, dis combien d’îles il va apercevoir\u202f; jusque-là tu peux changer d’avis. Personne d’autre ne le voit, et à la fin tu portes le nom de quelqu’un qui voyait loin.',
    },
    seas: {
      name: 'Les mers',
      text: 'Une mer est un plateau qu’Odyssey dessine\u202f: le même code désigne toujours la même mer, et permet d’y naviguer de nouveau, ou de l’indiquer à des amis. Sur la page d’un plateau dessiné, des adversaires peuvent jouer 200 parties, qui montrent s’il est difficile et équitable.',
    },
    days: {
      name: 'Parties au fil des jours',
      text: 'Chaque tour dispose de 12 heures à 7 jours, et le chrono tourne même quand personne n’est là. Quand le temps est écoulé, on joue au hasard ou un adversaire prend le relais\u202f; avant cela, tu peux demander plus de temps.',
    },
    open: {
      name: 'Tables ouvertes',
      text: 'Une table ouverte est affichée sur la page d’accueil du serveur, où tout le monde peut jouer ou regarder d’un seul geste. Un adversaire peut prendre un camp resté vide, et là où des inconnus peuvent trouver la table, il n’y a que des phrases toutes prêtes, sauf si l’hôte en permet plus.',
    },
    notices: {
      name: 'Notifications',
      text: 'Ton appareil te prévient quand c’est à toi, quand il te reste peu de temps et quand la partie est terminée, même si Odyssey est fermé. Une notification nomme la table, jamais ce qui s’y est passé.',
    },
    talk: {
      name: 'Discussion',
      text: 'Jusqu’à la fin de la partie, seuls les Navigateurs lisent ce qui est écrit à l’équipage\u202f; tout le monde lit ce qui est écrit à la table. L’hôte peut n’autoriser que les phrases toutes prêtes et supprimer des messages, et tu peux mettre quelqu’un en sourdine sur ton appareil.',
    },
  },
};
