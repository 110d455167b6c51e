/** Keeping a seat, and coming back to it. */
import { list } from './ships.ts';

// ── A browser that keeps nothing ────────────────────────────────────────────────────────────────
export const notKeptTitle = 'Questo browser non può conservare il tuo posto.';
export const notKeptText =
  'La sua memoria per questo sito è piena o disattivata. Se ricarichi o chiudi la pagina durante una partita, qui perdi il posto. Permetti al sito di salvare dati, oppure conserva un link per tornare: lo trovi nel menu del tavolo.';
export const understood = 'Ho capito';

// ── Back at the door, without a seat ────────────────────────────────────────────────────────────
export const whoAreYou = 'Giochi già qui?';
export const whoAreYouDoes =
  'Se questo dispositivo ha perso il tuo posto, di’ chi sei. Si chiede agli altri.';
export const iAm = (name: string) => `Sono ${name}`;
export const waitingAs = (name: string) => `Hai bussato come ${name}`;
/** Who of those who could give the seat back is there. */
export const asked = (names: readonly string[]) =>
  names.length === 1
    ? `Si chiede a ${list(names)} di ridarti il posto.`
    : `Si chiede a ${list(names)} di ridarti il posto. Basta un sì.`;
export const returnsSoon = (seconds: number) =>
  `Nessuno degli altri è qui per ridarti il posto. Se non viene nessuno, è tuo dopo ${seconds} secondi. Tutti al tavolo lo vengono a sapere.`;
export const returnsNever =
  'Nessuno degli altri è qui per ridarti il posto. Appena arriva uno di loro, glielo si chiede. Oppure usa il tuo link per tornare, se ne hai conservato uno: aprilo qui, o scrivi le sue lettere qui sotto come chiave.';
export const noneToAsk = 'Nessuno di chi gioca è connesso. Appena arriva uno di loro, glielo si chiede.';
export const refusedText =
  'Gli altri per ora preferiscono non darti questo posto. Parlane con loro, e chiedi di nuovo.';
export const askedFor = (name: string) => `Hai chiesto il posto di ${name}.`;

// ── Giving a seat back ──────────────────────────────────────────────────────────────────────────
export const saysIs = (name: string) => `Qualcuno dice di essere ${name}, da un altro dispositivo.`;
export const giveBack = 'Ridai il posto';
/** For all, and for good. */
export const returned = (name: string, by: string | null) =>
  by === null
    ? `${name} è tornato su un altro dispositivo mentre nessuno degli altri era qui.`
    : `${by} ha ridato il posto a ${name} su un altro dispositivo.`;

// ── A recovery link ─────────────────────────────────────────────────────────────────────────────
export const recovery = 'Link per tornare';
export const recoveryFor = (name: string) => `${name}: link per tornare`;
export const recoveryText = (name: string) =>
  `Con questo ${name} torna anche se il dispositivo perde tutto: apri il link, o scrivi la chiave alla porta del tavolo. La chiave vale a ogni indirizzo del server.`;
export const recoveryGood =
  'Vale una volta, e finché c’è il tavolo. Chi ce l’ha può prendere il posto: conservalo dove guardi solo tu.';
export const makeRecovery = 'Crea un link';
export const makeAnother = 'Creane uno nuovo';
export const recoveryVoid = 'Uno nuovo annulla il precedente.';
export const recoveryKey = 'Chiave';
export const recoveryLink = 'Il link che ti riporta qui';
export const recoveryQr = 'Codice QR che ti riporta qui';
/** In passing, when a game begins. */
export const recoveryOffer =
  'Puoi conservare una via per tornare al tuo posto: «Link per tornare», nel menu.';
export const recoveryUsed = 'Il tuo link per tornare è stato usato. Creane uno nuovo nel menu.';
