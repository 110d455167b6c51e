/** Spiele, die geteilt werden: als Link, als Bild, als Datei; und die Seite, die sie zeigt. */
import type { FileFault } from '../../../shared/wire/read-game-file.ts';
import { list } from './words.ts';

export const share = 'Teilen';
export const title = 'Dieses Spiel teilen';
export const preparing = 'Das Spiel wird geholt …';
export const notFetched = 'Das Spiel ließ sich nicht holen.';
export const retry = 'Noch einmal';

// ── Wessen Namen ────────────────────────────────────────────────────────────────────────────────
export const names = 'Namen';
export const namesDoes =
  'Jeder entscheidet für sich. Alle anderen heißen nach ihrer Rolle: im Link, im Bild und in der Datei.';
export const showMine = (name: string) => `Meinen Namen zeigen: ${name}`;
export const shown = (all: readonly string[]) =>
  all.length === 0 ? 'Bisher wird kein Name gezeigt.' : `Bisher gezeigt: ${list(all)}.`;

// ── Der Link ────────────────────────────────────────────────────────────────────────────────────
export const link = 'Ein Link';
export const linkDoes =
  'Wer ihn hat, kann sich das Spiel ansehen. Er gilt, solange es den Tisch gibt: bis der Gastgeber ihn löscht oder dreißig Tage lang niemand hineinsieht.';
export const makeLink = 'Link erstellen';
export const linkTo = 'Der Link zu diesem Spiel';
export const linkText = 'Ein Spiel Odyssey, mit dem wahren Kurs der Schiffe';
export const takeBack = 'Link zurücknehmen';
export const takeBackTitle = 'Diesen Link zurücknehmen?';
export const takeBackText =
  'Mit ihm lässt sich das Spiel dann nicht mehr öffnen. Ein neuer Link wäre ein anderer.';
export const othersMay = 'Wer mitgespielt hat, kann einen Link dazu erstellen.';
export const news = {
  shared: (name: string) => `${name} hat ein Spiel per Link geteilt.`,
  takenBack: (name: string) => `${name} hat den Link zu einem Spiel zurückgenommen.`,
};

// ── Das Bild und die Datei ──────────────────────────────────────────────────────────────────────
export const picture = 'Ein Bild';
export const pictureOf = (result: string) => `Das Brett am Ende, mit dem Kurs jedes Schiffs. ${result}`;
export const pictureFailed = 'Dieser Browser kann das Bild nicht zeichnen.';
export const sharePicture = 'Bild teilen';
export const savePicture = 'Bild speichern';
export const copyPicture = 'Bild kopieren';
export const pictureCopied = 'Das Bild ist kopiert.';
export const pictureNotCopied = 'Das Bild ließ sich nicht kopieren. Speichere es stattdessen.';
export const shipHome = 'daheim';
export const wonToo = (names: readonly string[]) =>
  `Auch ${list(names)} ${names.length === 1 ? 'hat' : 'haben'} gewonnen`;
export const shipShort = (squares: number) => `noch ${squares}`;
export const file = 'Eine Datei';
export const fileDoes = 'Das ganze Spiel, zum Aufheben. Jedes Odyssey öffnet es wieder, auch ohne Tisch.';
export const saveFile = 'Als Datei speichern';
export const openFile = 'Ein Spiel aus einer Datei öffnen';

// ── Die Seite ───────────────────────────────────────────────────────────────────────────────────
export const pageTitle = 'Ein Spiel zum Ansehen';
export const navigator = (number: number) => `Navigator ${number}`;
export const about = 'Über dieses Spiel';
export const where = 'Das Brett';
export const who = 'Die Spieler';
export const rules = 'Nach diesen Regeln wurde gespielt';
export const playToo = 'Odyssey spielen';
export const noLinkTitle = 'Hier ist kein Spiel';
export const noLinkText =
  'Vielleicht ist der Link nicht vollständig, oder der Tisch wurde gelöscht. Frag nach, wer ihn dir geschickt hat.';
export const takenBackTitle = 'Nicht mehr geteilt';
export const takenBackText = 'Wer mitgespielt hat, hat diesen Link zurückgenommen.';
export const damagedTitle = 'Dieses Spiel ist beschädigt';
export const damagedText = 'Ein Teil davon lässt sich auf dem Server nicht mehr lesen.';
export const open = 'Ein Spiel öffnen';
export const openDoes =
  'Wähle eine Datei, die am Ende eines Spiels gespeichert wurde. Sie wird nur auf diesem Gerät gelesen und nirgendwohin geschickt.';
export const choose = 'Datei wählen';
export const openOther = 'Andere Datei öffnen';
export const faults: Readonly<Record<FileFault, string>> = {
  'too-large': 'Diese Datei ist zu groß für ein Spiel.',
  'no-game': 'Das ist nicht die Datei eines Spiels.',
  newer: 'Diese Datei stammt von einem neueren Odyssey. Lade die Seite neu und versuch es noch einmal.',
  malformed: 'In dieser Datei steht etwas, was nicht in ein Spiel gehört.',
  'no-sense': 'Was in dieser Datei geschieht, ist kein ganzes Spiel.',
};
export const faultAt = (field: string) => `Der erste Fehler steht bei „${field}“.`;
