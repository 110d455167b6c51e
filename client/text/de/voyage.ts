import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, theShip } from './words.ts';

const { headings, square } = common;

const thisShip: Readonly<Record<Ship, string>> = {
  red: 'Diesmal ist es das rote Schiff. Tippe es auf dem Brett an.',
  green: 'Diesmal ist es das grüne Schiff. Tippe es auf dem Brett an.',
  white: 'Diesmal ist es das weiße Schiff. Tippe es auf dem Brett an.',
  yellow: 'Diesmal ist es das gelbe Schiff. Tippe es auf dem Brett an.',
};

export const voyage: Catalogue['voyage'] = {
  titles: {
    navigators: 'Einführung: die Navigatoren',
    poseidon: 'Einführung: Poseidon',
  },
  shortTitles: {
    navigators: 'Einführung',
    poseidon: 'Einführung',
  },
  progress: (now, all) => `Schritt ${now} von ${all}`,
  leave: 'Lektion verlassen',
  back: 'Zurück',
  goOn: 'Weiter',
  pickShip: 'Tippe auf das Schiff',
  pickHeading: 'Wähle einen Kurs',
  boardNames: {
    poseidon: 'Das wahre Meer',
    navigators: 'Ihre Karte',
  },
  replies: 'Was die Schiffe melden',
  otherShip: (ship) => thisShip[ship],
  otherHeading: (heading) => `Im Spiel ginge das. Für diese Lektion wähle ${headings[heading]}.`,
  tooFar: (ship) =>
    `${capital(theShip[ship])} kann nicht dort sein: Es wurde ein Feld weit getrieben und ist dann eines gesegelt.`,
  wouldReport: (at, reply) => `Nicht dort: Von ${square(at)} würde es melden: „${reply}“`,
  notBeside: (at) => `Rot sähe es auf ${square(at)} nicht: Dieses Feld liegt nicht neben der Heiligen Insel.`,
  tooFarDriven: 'Ein Sturm treibt ein Schiff ein Feld weit, nicht weiter. Schau rings um das gelbe Schiff.',
  onSquare: (at) => `Auf ${square(at)}`,
  moreToFind: (count) => (count === 1 ? 'Richtig. Noch eines.' : `Richtig. Noch ${count}.`),
  otherTile: (storm) =>
    storm === 'great'
      ? 'Im Spiel ginge das. Für diese Lektion nimm den Großen Sturm, den schwarzen.'
      : 'Im Spiel ginge das. Für diese Lektion nimm den weißen.',
  notThere:
    'Ein Sturm treibt ein Schiff auf eines der markierten Felder: einen Schritt, und nie auf die Heilige Insel.',
  driveNext: (ship) => `Jetzt ${theShip[ship]}.`,
  allDriven: 'Noch kannst du es ändern. Dann schick ihn los.',
  watch: {
    nextStorm: 'Poseidon spielen lassen',
    order: 'Weiß segeln lassen',
    others: 'Sie segeln lassen',
    lost: 'Sie segeln lassen',
  },
  coverNow: 'Brett abdecken',
  liftNow: 'Tippe irgendwohin, um es aufzudecken.',
  covered: 'Das Meer ist abgedeckt',

  navigators: {
    goal: {
      title: 'Vier Schiffe wollen heim',
      text: 'Daheim, das ist die Heilige Insel mit dem Tempel. Drei deiner vier Schiffe müssen sie erreichen.',
      task: 'Tippe auf die Heilige Insel.',
      done: 'Das ist das Ziel. Jetzt kommt der Ärger: Poseidon.',
      hint: 'Such den Tempel, mitten im Meer.',
    },
    storm: {
      title: 'Poseidon schickt einen Sturm',
      text: 'Ein weißer Sturm: Er hat das weiße Schiff ein Feld weit getrieben. Wohin, weiß nur Poseidon.',
      task: 'Tippe auf das Schiff, das nicht mehr dort ist, wo deine Karte es zeigt.',
      done: 'Der Sturm hat das wahre Schiff bewegt, nicht das auf deiner Karte. Deine Karte zeigt, was du glaubst, nicht, was ist.',
      hint: 'Der Sturm hat die Farbe des Schiffs, das er trifft.',
    },
    red: {
      title: 'Jetzt segelst du',
      text: 'Jedes Schiff segelt in einer Runde ein Feld weit.',
      task: 'Tippe auf das rote Schiff, wähle Osten und gib den Befehl.',
      done: 'Nach seinem Befehl meldet ein Schiff, was auf seinem eigenen Feld und auf den acht Feldern ringsum liegt.',
      hint: 'Das rote Schiff liegt links auf dem Brett.',
    },
    redSees: {
      title: 'Lies die Meldung',
      text: '„Du siehst zwei Inseln.“ Ein Schiff sagt, wie viele es sieht, aber nie, wo.',
      task: 'Tippe auf die zwei Inseln neben dem roten Schiff.',
      done: 'Eine der beiden ist die Heilige Insel! Von Weitem ist Insel gleich Insel; nur ein Schiff, das auf ihr steht, kennt ihre Art.',
      hint: 'Schau auf die acht Felder rings um das rote Schiff.',
    },
    yellow: {
      title: 'Das nächste Schiff',
      text: 'Rot war in dieser Runde schon dran.',
      task: 'Tippe jetzt auf das gelbe Schiff, wähle Nordwesten und gib den Befehl.',
      done: 'Über sein eigenes Feld sagt ein Schiff alles: Dies ist tiefe See, das dunkle Wasser. Tiefe See sieht man nie von Weitem.',
      hint: 'Das gelbe Schiff liegt unten rechts.',
    },
    yellowSees: {
      title: 'Ein Schiff in Sicht',
      text: 'Gelb sieht ein Schiff, sagt aber nicht, welches.',
      task: 'Tippe auf das Schiff, das es sieht.',
      done: 'Rot hat Gelb vorhin nicht gesehen: Gelb war noch nicht da. Du wählst die Reihenfolge deiner Schiffe, und auf sie kommt es an.',
      hint: 'Schau rings um das gelbe Schiff, auf dem dunklen Wasser.',
    },
    white: {
      title: 'Das fortgetriebene Schiff',
      text: 'Bei Weiß irrt sich deine Karte vielleicht, aber es segelt trotzdem.',
      task: 'Tippe auf das weiße Schiff, wähle Südwesten und gib den Befehl.',
      done: 'Eine Felsinsel? Auf deiner Karte ist das weiße Schiff auf offener See. Also stimmt deine Karte nicht, und jetzt kannst du sie berichtigen.',
      hint: 'Das weiße Schiff liegt oben rechts.',
    },
    whiteIs: {
      title: 'Wo ist es wirklich?',
      text: 'Der Sturm hat es ein Feld weit getrieben, dann ist es nach Südwesten gesegelt.',
      task: 'Tippe auf die graue Felsinsel, auf der es jetzt sein muss.',
      done: 'Gefunden. Ein Schiff auf deiner Karte zu versetzen kostet nichts, jederzeit: Es hält nur fest, was du glaubst.',
      hint: 'Felsinseln sind grau und kahl. Such unter den markierten Feldern.',
    },
    green: {
      title: 'Das letzte der vier',
      text: 'Drei sind gesegelt.',
      task: 'Tippe auf das grüne Schiff, wähle Nordosten und gib den Befehl.',
      done: 'Felder am Rand, hier getönt, haben die Küste in Sicht. Das hilft, ein Schiff wiederzufinden.',
      hint: 'Das grüne Schiff liegt oben links.',
    },
    nextStorm: {
      title: 'Die Runde ist vorbei',
      text: 'Alle vier sind gesegelt und haben gemeldet. Poseidon hat elf Stürme, einen für jede Runde.',
      task: 'Lass ihn den nächsten spielen.',
      done: 'Gelb! Es wurde auf eines der Felder ringsum getrieben. Auf welches? Deine anderen Schiffe können helfen.',
      hint: '',
    },
    redHome: {
      title: 'Bring das erste Schiff heim',
      text: 'Du weißt, wo Rot ist: Die Heilige Insel liegt nordöstlich von ihm.',
      task: 'Lass Rot heimsegeln.',
      done: 'Rot ist daheim, und kein Sturm bewegt es mehr. Und es sieht ein Schiff! Weiß und Grün sind weit weg. Es kann nur Gelb sein.',
      hint: 'Die Heilige Insel liegt nordöstlich vom roten Schiff.',
    },
    reminders: {
      title: 'Merk dir, was möglich ist',
      text: 'Gelb wurde also auf ein Feld neben der Heiligen Insel getrieben. Davon gibt es vier.',
      task: 'Leg auf jedes einen gelben Merkstein.',
      done: 'Vier Felder, vier Merksteine. Du hast vier in jeder Farbe.',
      hint: 'Ein Feld weit von dort, wo Gelb war, und neben der Heiligen Insel.',
    },
    yellowAgain: {
      title: 'Wähle einen Befehl, der etwas verrät',
      text: 'Nordosten bringt Gelb heim oder auf eins von drei Feldern. Von jedem würde es etwas anderes melden.',
      task: 'Tippe es an, wähle Nordosten und gib den Befehl.',
      done: 'Drei Inseln und zwei Schiffe. Das sieht man nur von einem einzigen Feld.',
      hint: 'Tippe auf das gelbe Schiff auf dem dunklen Wasser.',
    },
    yellowIs: {
      title: 'Finde das gelbe Schiff',
      text: 'Von jedem Merkstein ein Feld nach Nordosten: Das sind die markierten Felder.',
      task: 'Tippe auf das, von dem man drei Inseln und zwei Schiffe sieht.',
      done: 'Da ist es: neben drei Inseln, eine davon die Heilige Insel, und die Schiffe Rot und Weiß in Sicht.',
      hint: 'Zähl die Inseln und Schiffe rings um jedes markierte Feld.',
    },
    end: {
      title: 'Du kannst navigieren',
      text: 'Ein Schiff ist daheim, und von den anderen weißt du, wo sie sind. Im Spiel hast du elf Runden, und drei Schiffe daheim reichen zum Sieg.',
      task: '',
      done: '',
      hint: '',
    },
  },

  poseidon: {
    truth: {
      title: 'Du siehst, was wahr ist',
      text: 'Das ist das Meer, wie es wirklich ist. Nur du siehst es. Erreichen drei Schiffe die Heilige Insel, verlierst du.',
      task: 'Tippe auf die Heilige Insel.',
      done: 'Halte sie elf Runden lang von dort fern.',
      hint: 'Such den Tempel, mitten im Meer.',
    },
    tile: {
      title: 'Deine Hand voller Stürme',
      text: 'Elf Plättchen, eines für jede Runde. Ein farbiger Sturm treibt das Schiff seiner Farbe, der schwarze alle vier.',
      task: 'Wähle den weißen Sturm.',
      done: '',
      hint: 'Der weiße Sturm trägt das Zeichen des weißen Schiffs.',
    },
    drive: {
      title: 'Treibe das Schiff fort',
      text: 'Es muss sich bewegen, auf eines der markierten Felder: Du wählst, auf welches.',
      task: 'Tippe auf eines, dann entfessle den Sturm.',
      done: 'Das weiße Schiff hat sich bewegt. Aber wer weiß davon?',
      hint: '',
    },
    chart: {
      title: 'Was sie wissen',
      text: 'Sie sehen, dass ein weißer Sturm gespielt wurde. Sie sehen nicht, wohin das Schiff kam.',
      task: 'Wo vermuten sie das weiße Schiff?',
      done: 'Dort vermuten sie es immer noch. Im Spiel siehst du nie ihre Karte, und sie sehen nie dein Meer.',
      hint: 'Schau auf ihre Karte, das Pergament. Dort hat sich das weiße Schiff nicht bewegt.',
    },
    order: {
      title: 'Sie geben einen Befehl',
      text: 'Jetzt sind sie dran. Jedes Schiff muss ein Feld weit segeln, und sie fangen mit dem weißen an.',
      task: 'Lass es nach Süden segeln.',
      done: 'Es segelte von dort nach Süden, wo es wirklich war, und die App hat ihnen gesagt, was es sieht. Du musst nichts sagen.',
      hint: '',
    },
    gap: {
      title: 'Wahrheit und Karte',
      text: 'Auf ihrer Karte fuhr das weiße Schiff auch nach Süden, aber vom falschen Feld.',
      task: 'Wo ist es wirklich?',
      done: 'Das ist dein Vorteil. Aber jede Meldung ist ein Hinweis: Inseln, Schiffe, tiefe See, die Küste können ein Schiff verraten.',
      hint: 'Schau auf dein eigenes Meer, das dunkle.',
    },
    others: {
      title: 'Die anderen drei',
      text: 'Die Navigatoren wählen die Reihenfolge ihrer Schiffe.',
      task: 'Lass sie die übrigen segeln.',
      done: 'Du hörst jede Meldung wie sie. Rot und Gelb liegen jetzt neben der Heiligen Insel. Zeit für etwas Größeres.',
      hint: '',
    },
    greatTile: {
      title: 'Der Große Sturm',
      text: 'Du hast drei Große Stürme. Jeder treibt alle vier Schiffe zugleich.',
      task: 'Wähle den Großen Sturm.',
      done: '',
      hint: 'Der Große Sturm ist das schwarze Plättchen mit dem Dreizack.',
    },
    greatDrive: {
      title: 'Treibe alle vier fort',
      text: 'Ein Feld für jedes, wohin du magst. Ein Sturm treibt nie ein Schiff auf die Heilige Insel, darum ist dieses Feld nicht markiert.',
      task: 'Wähle für jedes Schiff ein Feld, dann entfessle den Sturm.',
      done: 'Alle vier sind fortgetrieben, und so viel wissen auch die Navigatoren.',
      hint: '',
    },
    lost: {
      title: 'Vom Kurs ab',
      text: 'Sie schicken Rot nach Nordosten und Gelb nach Norden, als wären beide noch neben der Heiligen Insel.',
      task: 'Lass sie segeln.',
      done: 'Niemand ist heimgekommen. Jetzt vergleichen sie diese Meldungen mit ihrer Karte und finden mehr heraus, als dir lieb ist.',
      hint: '',
    },
    barred: {
      title: 'Ein gesperrtes Plättchen',
      text: 'Du hättest gern gleich noch einen Großen Sturm.',
      task: 'Tippe ihn an.',
      done: 'Nie zwei Große Stürme in zwei Runden hintereinander. Ein Plättchen ist auch gesperrt, wenn es später dazu zwingen würde.',
      hint: 'Der Große Sturm ist das schwarze Plättchen mit dem Dreizack.',
    },
    cover: {
      title: 'Da kommt jemand',
      text: 'Das Auge oben auf deinem Bildschirm verbirgt das Meer vor fremden Blicken.',
      task: 'Deck es jetzt ab und dann wieder auf.',
      done: 'Wenn du das Handy weglegst, deckt sich das Meer von selbst ab.',
      hint: '',
    },
    end: {
      title: 'Du beherrschst das Meer',
      text: 'Neun Stürme wären noch übrig. Wiege die Navigatoren in Sicherheit, und dann schlag zu. Kommen nur zwei Schiffe heim, hast du gewonnen.',
      task: '',
      done: '',
      hint: '',
    },
  },

  alone: (name) => `Allein gegen ${name} spielen`,
  makeTable: 'Tisch eröffnen',
  otherSide: {
    navigators: 'Jetzt als Poseidon',
    poseidon: 'Jetzt als Navigator',
  },
  readRules: 'Die Regeln lesen',
  again: 'Noch mal von vorn',
};
