import type { Catalogue } from '../translation.ts';

const tellMe = 'Avvisami quando tocca a me';

export const notifications: Catalogue['notifications'] = {
  tellMe,
  tellMeDoes: 'Una notifica da questo tavolo quando Odyssey è chiuso.',
  quiet: 'Ore di silenzio',
  quietDoes: 'Nessuna notifica in queste ore.',
  from: 'Dalle',
  until: 'Alle',

  notNow: 'Non ora',
  isOn: 'Riceverai una notifica quando tocca a te. Puoi disattivarla nel menu.',

  states: {
    blocked: 'Bloccato',
    'home-screen': 'Dalla schermata Home',
    'not-secure': 'Non a questo indirizzo',
    unsupported: 'Non in questo browser',
  },
  explained: {
    blocked: 'Le notifiche di Odyssey sono bloccate su questo dispositivo. Per consentirle:',
    'home-screen':
      'Su iPhone e iPad, solo le app della schermata Home possono mostrare notifiche. Per aggiungere Odyssey:',
    'not-secure':
      'I browser consentono le notifiche solo se l’indirizzo della pagina comincia con https. Questo comincia con http, come di solito in una rete domestica. Chi gestisce questo server può attivare https.',
    unsupported:
      'Questo browser non può mostrare notifiche di pagine web, o non può farlo in una finestra privata. Prova con un altro browser.',
  },
  blockedSteps: [
    'Tocca l’icona accanto all’indirizzo della pagina.',
    'Consenti le notifiche. Possono essere sotto «Autorizzazioni» o «Impostazioni sito».',
    'Torna a questa pagina.',
  ],
  blockedAppSteps: [
    'Apri le impostazioni del dispositivo.',
    'Sotto «Notifiche» o «App», scegli Odyssey e consenti le notifiche.',
    'Torna a Odyssey.',
  ],
  homeScreenSteps: (code) => [
    'Crea un link per tornare e annota la chiave. L’app nella schermata Home non conosce ancora il tuo posto.',
    'Tocca il pulsante Condividi del browser, poi «Aggiungi alla schermata Home».',
    `Apri Odyssey dalla schermata Home. Inserisci il codice ${code}, poi la chiave.`,
    `Attiva lì «${tellMe}».`,
  ],
  noSubscription:
    'Questo browser non è riuscito ad attivare le notifiche. Riprova più tardi, o con un altro browser.',
};
