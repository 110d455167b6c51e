import type { Catalogue } from '../translation.ts';
import { list } from './ships.ts';

export const sharing: Catalogue['sharing'] = {
  share: 'Condividi',
  title: 'Condividi questa partita',
  preparing: 'La partita sta arrivando…',
  notFetched: 'Non è stato possibile avere la partita.',
  retry: 'Riprova',

  names: 'I nomi',
  namesDoes:
    'Ognuno decide per sé. Tutti gli altri si chiamano col loro ruolo: nel link, nell’immagine e nel file.',
  showMine: (name) => `Mostra il mio nome: ${name}`,
  shown: (all) =>
    all.length === 0 ? 'Per ora non si vede nessun nome.' : `Per ora si vedono: ${list(all)}.`,

  link: 'Un link',
  linkDoes:
    'Chi ce l’ha può guardare questa partita. Vale finché c’è il tavolo: finché l’host non lo elimina, o nessuno guarda per trenta giorni.',
  makeLink: 'Crea un link',
  linkTo: 'Il link a questa partita',
  linkText: 'Una partita di Odyssey, con le vere rotte delle navi',
  takeBack: 'Ritira il link',
  takeBackTitle: 'Ritirare questo link?',
  takeBackText: 'Con questo link la partita non si aprirà più. Un nuovo link sarebbe un altro.',
  othersMay: 'Chi ha giocato questa partita può crearne il link.',
  news: {
    shared: (name) => `${name} ha condiviso una partita con un link.`,
    takenBack: (name) => `${name} ha ritirato il link a una partita.`,
  },

  picture: 'Un’immagine',
  pictureOf: (result) => `Il tabellone alla fine, con la rotta di ogni nave. ${result}`,
  pictureFailed: 'Questo browser non riesce a disegnare l’immagine.',
  sharePicture: 'Condividi l’immagine',
  savePicture: 'Salva l’immagine',
  copyPicture: 'Copia l’immagine',
  pictureCopied: 'L’immagine è copiata.',
  pictureNotCopied: 'Non è stato possibile copiare l’immagine. Salvala, invece.',
  shipHome: 'a casa',
  wonToo: (names) => `${names.length === 1 ? 'Ha vinto anche' : 'Hanno vinto anche'} ${list(names)}`,
  shipShort: (squares) => (squares === 1 ? 'a 1 casella' : `a ${squares} caselle`),
  file: 'Un file',
  fileDoes: 'Tutta la partita, da tenere. Ogni Odyssey la riapre, anche senza tavolo.',
  saveFile: 'Salva come file',
  openFile: 'Apri una partita da un file',

  pageTitle: 'Una partita da guardare',
  navigator: (number) => `Navigatore ${number}`,
  about: 'Questa partita',
  where: 'Il tabellone',
  who: 'I giocatori',
  rules: 'Le regole di questa partita',
  playToo: 'Gioca a Odyssey',
  noLinkTitle: 'Qui non c’è nessuna partita',
  noLinkText:
    'Forse il link non è completo, o il suo tavolo è stato eliminato. Chiedi a chi te l’ha mandato.',
  takenBackTitle: 'Non più condivisa',
  takenBackText: 'Chi ha giocato questa partita ha ritirato il link.',
  damagedTitle: 'Questa partita è danneggiata',
  damagedText: 'Una parte di ciò che il server ne conserva non si legge più.',
  open: 'Apri una partita',
  openDoes:
    'Scegli un file salvato alla fine di una partita. Si legge solo su questo dispositivo, e non viene mandato da nessuna parte.',
  choose: 'Scegli un file',
  openOther: 'Apri un altro file',
  faults: {
    'too-large': 'Questo file è troppo grande per una partita.',
    'no-game': 'Questo non è il file di una partita.',
    newer: 'Questo file viene da un Odyssey più recente. Ricarica la pagina, poi riprova.',
    malformed: 'In questo file c’è qualcosa che in una partita non c’entra.',
    'no-sense': 'Questo file non contiene una partita intera.',
  },
  faultAt: (field) => `Il primo errore è in «${field}».`,
};
