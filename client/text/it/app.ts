/** The page as an app: installed, with a newer version, without its server. */

export const newVersion = 'C’è una nuova versione di Odyssey.';
export const loadAnew = 'Ricarica';
export const later = 'Dopo';
export const install = 'Installa Odyssey';
export const nowhereTitle = 'Fuori dalla carta';
export const nowhereText =
  'A questo indirizzo non c’è nulla. Il link di un tavolo finisce con il suo codice.';
export const awayTitle = 'Il porto non risponde';
export const awayText =
  'Odyssey si gioca attraverso il computer che lo fa girare, e questo dispositivo ora non lo raggiunge. Controlla che';
export const awayNeeds = [
  'quel computer sia acceso e Odyssey vi sia in funzione,',
  'questo dispositivo sia nella stessa rete (lo stesso Wi-Fi),',
  'l’indirizzo sia ancora quello che il computer mostra all’avvio di Odyssey.',
] as const;
export const awayLooking = 'Continuo a chiamare';
export const awayAfter = 'Appena risponde, riprendi da dov’eri. Nulla va perso.';
export const awayRetry = 'Riprova';
/** What stands in the way, and what to do about it. The origin is the page’s own. */
export const obstacles = {
  refused: (origin: string) =>
    `Odyssey è in funzione e risponde, ma non accetta pagine da ${origin}. Il tuo dispositivo e la tua rete vanno bene. Chi gestisce il server può impostare ODYSSEY_ORIGIN=${origin}, o fare in modo che il proxy inoltri l’intestazione Host senza cambiarla.`,
  stopping: () =>
    'Il server risponde che sta per fermarsi. Appena torna, riprendi da dov’eri. Nulla va perso.',
  busy: () =>
    'Il server risponde, ma dalla tua rete sono arrivate troppe connessioni in poco tempo. Questa pagina riprova da sola: aspetta un minuto.',
  gateway: () =>
    'A questo indirizzo risponde un proxy, ma non raggiunge Odyssey. Forse Odyssey si sta riavviando. Se dura, avvisa chi gestisce il server.',
  stranger: () =>
    'Questo indirizzo risponde, ma non con Odyssey. Su un Wi-Fi pubblico forse devi prima accedere: apri un’altra pagina web. Altrimenti controlla l’indirizzo.',
};
/** A screen whose files could not be fetched. */
export const partMissing = 'Questa parte della pagina non è arrivata';
export const partMissingText =
  'Forse la rete è mancata per un momento, o c’è una nuova versione di Odyssey. Nulla va perso: il tuo posto resta tuo.';
/** A screen that could not be built or went wrong. */
export const brokenTitle = 'Qualcosa in questa pagina si è rotto';
export const brokenText =
  'La colpa è nostra e niente è perduto: il server conserva il tavolo, il posto e la partita. Ricarica la pagina per riprendere da dov’eri.';
