import type { Catalogue } from '../translation.ts';

export const obstacles: Catalogue['obstacles'] = {
  silentTitle: 'Odyssey non è raggiungibile',
  silentText:
    'Odyssey si gioca attraverso il computer che lo fa girare, e questo dispositivo ora non lo raggiunge. Controlla che',
  silentNeeds: [
    'quel computer sia acceso e Odyssey vi sia in funzione,',
    'questo dispositivo sia nella stessa rete (lo stesso Wi-Fi),',
    'l’indirizzo sia ancora quello che il computer mostra all’avvio di Odyssey.',
  ],
  looking: 'Continuo a chiamare',
  after: 'Appena risponde, riprendi da dov’eri. Nulla va perso.',

  texts: {
    refused: (origin) =>
      `Odyssey è in funzione e risponde, ma non accetta pagine da ${origin}. Il tuo dispositivo e la tua rete vanno bene. Chi gestisce il server può impostare ODYSSEY_ORIGIN=${origin}, o fare in modo che il proxy inoltri l’intestazione Host senza cambiarla.`,
    stopping: () =>
      'Il server risponde che sta per fermarsi. Appena torna, riprendi da dov’eri. Nulla va perso.',
    busy: () =>
      'Il server risponde, ma dalla tua rete sono arrivate troppe connessioni in poco tempo. Questa pagina riprova da sola: aspetta un minuto.',
    gateway: () =>
      'A questo indirizzo risponde un proxy, ma non raggiunge Odyssey. Forse Odyssey si sta riavviando. Se dura, avvisa chi gestisce il server.',
    stranger: () =>
      'Questo indirizzo risponde, ma non con Odyssey. Su un Wi-Fi pubblico forse devi prima accedere: apri un’altra pagina web. Altrimenti controlla l’indirizzo.',
  },
};
