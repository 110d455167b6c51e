import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const sharing: Catalogue['sharing'] = {
  share: 'Teilen',
  title: 'Dieses Spiel teilen',
  preparing: 'Das Spiel wird geholt …',
  notFetched: 'Das Spiel ließ sich nicht holen.',
  retry: 'Noch einmal',

  names: 'Namen',
  namesDoes:
    'Jeder entscheidet für sich. Alle anderen heißen nach ihrer Rolle: im Link, im Bild und in der Datei.',
  showMine: (name) => `Meinen Namen zeigen: ${name}`,
  shown: (all) => (all.length === 0 ? 'Bisher wird kein Name gezeigt.' : `Bisher gezeigt: ${list(all)}.`),

  link: 'Ein Link',
  linkDoes:
    'Wer ihn hat, kann sich das Spiel ansehen. Er gilt, solange es den Tisch gibt: bis der Gastgeber ihn löscht oder dreißig Tage lang niemand hineinsieht.',
  makeLink: 'Link erstellen',
  linkTo: 'Der Link zu diesem Spiel',
  linkText: 'Ein Spiel Odyssey, mit den wahren Kursen der Schiffe',
  takeBack: 'Link zurücknehmen',
  takeBackTitle: 'Diesen Link zurücknehmen?',
  takeBackText: 'Mit ihm lässt sich das Spiel dann nicht mehr öffnen. Ein neuer Link wäre ein anderer.',
  othersMay: 'Wer mitgespielt hat, kann einen Link dazu erstellen.',
  news: {
    shared: (name) => `${name} hat ein Spiel per Link geteilt.`,
    takenBack: (name) => `${name} hat den Link zu einem Spiel zurückgenommen.`,
  },

  picture: 'Ein Bild',
  pictureOf: (result) => `Das Brett am Ende, mit dem Kurs jedes Schiffs. ${result}`,
  pictureFailed: 'Dieser Browser kann das Bild nicht zeichnen.',
  sharePicture: 'Bild teilen',
  savePicture: 'Bild speichern',
  copyPicture: 'Bild kopieren',
  pictureCopied: 'Das Bild ist kopiert.',
  pictureNotCopied: 'Das Bild ließ sich nicht kopieren. Speichere es stattdessen.',
  shipHome: 'daheim',
  wonToo: (names) => `Auch ${list(names)} ${names.length === 1 ? 'hat' : 'haben'} gewonnen`,
  shipShort: (squares) => `noch ${squares}`,
  file: 'Eine Datei',
  fileDoes: 'Das ganze Spiel, zum Aufheben. Jedes Odyssey öffnet es wieder, auch ohne Tisch.',
  saveFile: 'Als Datei speichern',
  openFile: 'Ein Spiel aus einer Datei öffnen',

  pageTitle: 'Ein Spiel zum Ansehen',
  navigator: (number) => `Navigator ${number}`,
  about: 'Über dieses Spiel',
  where: 'Das Brett',
  who: 'Die Spieler',
  rules: 'Nach diesen Regeln wurde gespielt',
  playToo: 'Odyssey spielen',
  noLinkTitle: 'Hier ist kein Spiel',
  noLinkText:
    'Vielleicht ist der Link nicht vollständig, oder der Tisch wurde gelöscht. Frag nach, wer ihn dir geschickt hat.',
  takenBackTitle: 'Nicht mehr geteilt',
  takenBackText: 'Wer mitgespielt hat, hat diesen Link zurückgenommen.',
  damagedTitle: 'Dieses Spiel ist beschädigt',
  damagedText: 'Ein Teil davon lässt sich auf dem Server nicht mehr lesen.',
  open: 'Ein Spiel öffnen',
  openDoes:
    'Wähle eine Datei, die am Ende eines Spiels gespeichert wurde. Sie wird nur auf diesem Gerät gelesen und nirgendwohin geschickt.',
  choose: 'Datei wählen',
  openOther: 'Andere Datei öffnen',
  faults: {
    'too-large': 'Diese Datei ist zu groß für ein Spiel.',
    'no-game': 'Das ist nicht die Datei eines Spiels.',
    newer: 'Diese Datei stammt von einem neueren Odyssey. Lade die Seite neu und versuch es noch einmal.',
    malformed: 'In dieser Datei steht etwas, was nicht in ein Spiel gehört.',
    'no-sense': 'Diese Datei enthält kein ganzes Spiel.',
  },
  faultAt: (field) => `Der erste Fehler steht bei „${field}“.`,
};
