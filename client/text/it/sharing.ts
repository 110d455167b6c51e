/** Le partite che si condividono: con un link, come immagine, come file; e la pagina che le mostra. */
import type { FileFault } from '../../../shared/wire/read-game-file.ts';
import { list } from './ships.ts';

export const share = 'Condividi';
export const title = 'Condividi questa partita';
export const preparing = 'La partita sta arrivando…';
export const notFetched = 'Non è stato possibile avere la partita.';
export const retry = 'Riprova';

// ── I nomi ──────────────────────────────────────────────────────────────────────────────────────
export const names = 'I nomi';
export const namesDoes =
  'Ognuno decide per sé. Tutti gli altri si chiamano col loro ruolo: nel link, nell’immagine e nel file.';
export const showMine = (name: string) => `Mostra il mio nome: ${name}`;
export const shown = (all: readonly string[]) =>
  all.length === 0 ? 'Per ora non si vede nessun nome.' : `Per ora si vedono: ${list(all)}.`;

// ── Il link ─────────────────────────────────────────────────────────────────────────────────────
export const link = 'Un link';
export const linkDoes =
  'Chi ce l’ha può guardare questa partita. Vale finché c’è il tavolo: finché l’host non lo elimina, o nessuno guarda per trenta giorni.';
export const makeLink = 'Crea un link';
export const linkTo = 'Il link a questa partita';
export const linkText = 'Una partita di Odyssey, con la vera rotta delle navi';
export const takeBack = 'Ritira il link';
export const takeBackTitle = 'Ritirare questo link?';
export const takeBackText = 'Con questo link la partita non si aprirà più. Un nuovo link sarebbe un altro.';
export const othersMay = 'Chi ha giocato questa partita può crearne il link.';
export const news = {
  shared: (name: string) => `${name} ha condiviso una partita con un link.`,
  takenBack: (name: string) => `${name} ha ritirato il link a una partita.`,
};

// ── L’immagine e il file ────────────────────────────────────────────────────────────────────────
export const picture = 'Un’immagine';
export const pictureOf = (result: string) => `Il tabellone alla fine, con la rotta di ogni nave. ${result}`;
export const pictureFailed = 'Questo browser non riesce a disegnare l’immagine.';
export const sharePicture = 'Condividi l’immagine';
export const savePicture = 'Salva l’immagine';
export const copyPicture = 'Copia l’immagine';
export const pictureCopied = 'L’immagine è copiata.';
export const pictureNotCopied = 'Non è stato possibile copiare l’immagine. Salvala, invece.';
export const shipHome = 'a casa';
export const wonToo = (names: readonly string[]) =>
  `${names.length === 1 ? 'Ha vinto anche' : 'Hanno vinto anche'} ${list(names)}`;
export const shipShort = (squares: number) => (squares === 1 ? 'a 1 casella' : `a ${squares} caselle`);
export const file = 'Un file';
export const fileDoes = 'Tutta la partita, da tenere. Ogni Odyssey la riapre, anche senza tavolo.';
export const saveFile = 'Salva come file';
export const openFile = 'Apri una partita da un file';

// ── La pagina ───────────────────────────────────────────────────────────────────────────────────
export const pageTitle = 'Una partita da guardare';
export const navigator = (number: number) => `Navigatore ${number}`;
export const about = 'Questa partita';
export const where = 'Il tabellone';
export const who = 'I giocatori';
export const rules = 'Le regole di questa partita';
export const playToo = 'Gioca a Odyssey';
export const noLinkTitle = 'Qui non c’è nessuna partita';
export const noLinkText =
  'Forse il link non è completo, o il suo tavolo è stato eliminato. Chiedi a chi te l’ha mandato.';
export const takenBackTitle = 'Non più condivisa';
export const takenBackText = 'Chi ha giocato questa partita ha ritirato il link.';
export const damagedTitle = 'Questa partita è danneggiata';
export const damagedText = 'Una parte di ciò che il server ne conserva non si legge più.';
export const open = 'Apri una partita';
export const openDoes =
  'Scegli un file salvato alla fine di una partita. Si legge solo su questo dispositivo, e non viene mandato da nessuna parte.';
export const choose = 'Scegli un file';
export const openOther = 'Apri un altro file';
export const faults: Readonly<Record<FileFault, string>> = {
  'too-large': 'Questo file è troppo grande per una partita.',
  'no-game': 'Questo non è il file di una partita.',
  newer: 'Questo file viene da un Odyssey più recente. Ricarica la pagina, poi riprova.',
  malformed: 'In questo file c’è qualcosa che in una partita non c’entra.',
  'no-sense': 'Ciò che succede in questo file non è una partita intera.',
};
export const faultAt = (field: string) => `Il primo errore è in «${field}».`;
