import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const seats: Catalogue['seats'] = {
  notKeptTitle: 'Dieser Browser kann deinen Platz nicht behalten.',
  notKeptText:
    'Sein Speicher für diese Seite ist voll oder abgeschaltet. Wenn du die Seite während eines Spiels neu lädst oder schließt, ist dein Platz hier verloren. Erlaube der Seite, Daten zu speichern, oder behalte einen Link zur Rückkehr: Er steht im Menü des Tisches.',
  understood: 'Verstanden',

  whoAreYou: 'Spielst du hier schon mit?',
  whoAreYouDoes: 'Hat dieses Gerät deinen Platz verloren, dann sag, wer du bist. Die anderen werden gefragt.',
  iAm: (name) => `Ich bin ${name}`,
  waitingAs: (name) => `Du hast als ${name} angeklopft`,
  asked: (names) =>
    names.length === 1
      ? `${list(names)} wird gefragt, ob du den Platz zurückbekommst.`
      : `${list(names)} werden gefragt, ob du den Platz zurückbekommst. Ein Ja genügt.`,
  returnsSoon: (seconds) =>
    `Von den anderen ist niemand da, der dir den Platz zurückgeben könnte. Kommt niemand, gehört er dir nach ${seconds} Sekunden. Alle am Tisch erfahren davon.`,
  returnsNever:
    'Von den anderen ist niemand da, der dir den Platz zurückgeben könnte. Sobald jemand kommt, wird gefragt. Oder nimm deinen Link zur Rückkehr, wenn du einen behalten hast: Öffne ihn hier, oder tippe seine Buchstaben unten als Schlüssel ein.',
  noneToAsk: 'Von denen, die spielen, ist niemand verbunden. Sobald jemand kommt, wird gefragt.',
  refusedText:
    'Die anderen möchten dir diesen Platz gerade nicht geben. Sprich mit ihnen, und frag noch einmal.',
  askedFor: (name) => `Du hast um den Platz von ${name} gebeten.`,

  saysIs: (name) => `Jemand sagt, er oder sie sei ${name}, an einem anderen Gerät.`,
  giveBack: 'Platz zurückgeben',
  returned: (name, by) =>
    by === null
      ? `${name} ist an einem anderen Gerät zurückgekommen, als von den anderen niemand da war.`
      : `${by} hat ${name} den Platz an einem anderen Gerät zurückgegeben.`,

  recovery: 'Link zur Rückkehr',
  recoveryFor: (name) => `${name}: Link zur Rückkehr`,
  recoveryText: (name) =>
    `Damit kommt ${name} zurück, auch wenn dieses Gerät alles verliert: Öffne den Link, oder tippe den Schlüssel an der Tür des Tisches ein. Der Schlüssel gilt unter jeder Adresse des Servers.`,
  recoveryGood:
    'Gilt einmal, und so lange es den Tisch gibt. Wer ihn hat, kann den Platz übernehmen: Bewahre ihn auf, wo nur du nachsiehst.',
  makeRecovery: 'Link erstellen',
  makeAnother: 'Neuen erstellen',
  recoveryVoid: 'Ein neuer macht einen früheren ungültig.',
  recoveryKey: 'Schlüssel',
  recoveryLink: 'Der Link, der dich zurückbringt',
  recoveryQr: 'QR-Code, der dich zurückbringt',
  recoveryOffer: 'Du kannst dir den Rückweg zu deinem Platz sichern: „Link zur Rückkehr“ im Menü.',
  recoveryUsed: 'Dein Link zur Rückkehr ist verbraucht. Erstelle im Menü einen neuen.',
  swap: 'Seiten tauschen',
  swapAsked: 'Tausch angefragt',
  swapWanted: (names) =>
    names.length === 1
      ? `${list(names)} möchte mit dir die Seite tauschen.`
      : `${list(names)} möchten mit dir die Seite tauschen.`,
};
