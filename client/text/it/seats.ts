import type { Catalogue } from '../translation.ts';
import { list } from './ships.ts';

export const seats: Catalogue['seats'] = {
  notKeptTitle: 'Questo browser non può conservare il tuo posto.',
  notKeptText:
    'La sua memoria per questo sito è piena o disattivata. Se ricarichi o chiudi la pagina durante una partita, qui perdi il posto. Permetti al sito di salvare dati, oppure conserva un link per tornare: lo trovi nel menu del tavolo.',
  understood: 'Ho capito',

  whoAreYou: 'Giochi già qui?',
  whoAreYouDoes: 'Se questo dispositivo ha perso il tuo posto, di’ chi sei. Si chiede agli altri.',
  iAm: (name) => `Sono ${name}`,
  waitingAs: (name) => `Hai bussato come ${name}`,
  asked: (names) =>
    names.length === 1
      ? `Si chiede a ${list(names)} di ridarti il posto.`
      : `Si chiede a ${list(names)} di ridarti il posto. Basta un sì.`,
  returnsSoon: (seconds) =>
    `Nessuno degli altri è qui per ridarti il posto. Se non viene nessuno, è tuo dopo ${seconds} secondi. Tutti al tavolo lo vengono a sapere.`,
  returnsNever:
    'Nessuno degli altri è qui per ridarti il posto. Appena arriva uno di loro, glielo si chiede. Oppure usa il tuo link per tornare, se ne hai conservato uno: aprilo qui, o scrivi le sue lettere qui sotto come chiave.',
  noneToAsk: 'Nessuno di chi gioca è connesso. Appena arriva uno di loro, glielo si chiede.',
  refusedText: 'Gli altri per ora preferiscono non darti questo posto. Parlane con loro, e chiedi di nuovo.',
  askedFor: (name) => `Hai chiesto il posto di ${name}.`,

  saysIs: (name) => `Qualcuno dice di essere ${name}, da un altro dispositivo.`,
  giveBack: 'Ridai il posto',
  returned: (name, by) =>
    by === null
      ? `${name} è tornato su un altro dispositivo mentre nessuno degli altri era qui.`
      : `${by} ha ridato il posto a ${name} su un altro dispositivo.`,

  recovery: 'Link per tornare',
  recoveryFor: (name) => `${name}: link per tornare`,
  recoveryText: (name) =>
    `Con questo ${name} torna anche se il dispositivo perde tutto: apri il link, o scrivi la chiave alla porta del tavolo. La chiave vale a ogni indirizzo del server.`,
  recoveryGood:
    'Vale una volta, e finché c’è il tavolo. Chi ce l’ha può prendere il posto: conservalo dove guardi solo tu.',
  makeRecovery: 'Crea un link',
  makeAnother: 'Creane uno nuovo',
  recoveryVoid: 'Uno nuovo annulla il precedente.',
  recoveryKey: 'Chiave',
  recoveryLink: 'Il link che ti riporta qui',
  recoveryQr: 'Codice QR che ti riporta qui',
  recoveryOffer: 'Puoi conservare una via per tornare al tuo posto: «Link per tornare», nel menu.',
  recoveryUsed: 'Il tuo link per tornare è stato usato. Creane uno nuovo nel menu.',
  swap: 'Scambia i lati',
  swapAsked: 'Scambio proposto',
  swapWanted: (names) =>
    names.length === 1
      ? `${list(names)} vorrebbe scambiare il lato con te.`
      : `${list(names)} vorrebbero scambiare il lato con te.`,
};
