import type { Catalogue } from '../translation.ts';

export const help: Catalogue['help'] = {
  about: (name) => `Che cos’è? ${name}`,
  more: 'Nelle regole',

  topics: {
    red: {
      name: 'Tempesta rossa',
      text: 'Spinge la nave rossa di una casella, dove vuole Poseidone, ma mai sull’Isola Sacra. Ce ne sono due.',
    },
    green: {
      name: 'Tempesta verde',
      text: 'Spinge la nave verde di una casella, dove vuole Poseidone, ma mai sull’Isola Sacra. Ce ne sono due.',
    },
    white: {
      name: 'Tempesta bianca',
      text: 'Spinge la nave bianca di una casella, dove vuole Poseidone, ma mai sull’Isola Sacra. Ce ne sono due.',
    },
    yellow: {
      name: 'Tempesta gialla',
      text: 'Spinge la nave gialla di una casella, dove vuole Poseidone, ma mai sull’Isola Sacra. Ce ne sono due.',
    },
    great: {
      name: 'Grande Tempesta',
      text: 'Spinge di una casella ogni nave che non è ancora a casa. Ce ne sono tre, mai due in round consecutivi.',
    },
    leviathan: {
      name: 'Leviatano',
      text: 'Un mostro marino, giocato al posto di una tempesta contro una nave: in questo round quella nave non può navigare, ma riferisce. La partita può durare un round in più.',
    },
    kraken: {
      name: 'Kraken',
      text: 'Un mostro marino, giocato al posto di una tempesta contro una nave: in questo round quella nave non può navigare, ma riferisce. La partita può durare un round in più.',
    },
    harderDeduction: {
      name: 'Deduzione difficile',
      text: 'Le tempeste di Poseidone sono coperte: i Navigatori sanno che ne è stata giocata una, e quante ne restano. Qualsiasi nave può essere stata spinta.',
    },
    easierDeduction: {
      name: 'Deduzione facile',
      text: 'Le navi riferiscono anche i tipi delle isole e i colori delle navi intorno. Ma ancora non dicono mai in quale direzione.',
    },
    useYourMemory: {
      name: 'Usa la memoria',
      text: 'Non ci sono promemoria, e ciò che le navi hanno riferito nei round passati non si mostra più a nessuno. Le navi presunte restano.',
    },
    shipsInSight: {
      name: 'Navi non contate',
      text: 'Una nave riferisce se ne vede altre, non quante. Le navi sulla sua stessa casella le nomina come sempre.',
    },
    seaMonsters: {
      name: 'Mostri marini',
      text: 'Poseidone può giocare un mostro al posto di una tempesta: trattiene una nave per un round. Ognuno che viene giocato allunga la partita di un round, e questo aiuta i Navigatori.',
    },
    lighthouses: {
      name: 'Fari',
      text: 'I Navigatori scelgono prima del primo round dove ce n’è uno, e Poseidone lo vede. Una nave riferisce se vede un faro, e da questo si capisce dov’è.',
    },
    maelstroms: {
      name: 'Vortici',
      text: 'Prima del primo round Poseidone sceglie in segreto dove ce n’è uno, in mare aperto. Una nave che vi entra riferisce, e poi viene scagliata di una casella dove vuole Poseidone.',
    },
    fogBanks: {
      name: 'Banchi di nebbia',
      text: 'Prima del primo round Poseidone sceglie in segreto dove ce n’è uno. La nebbia viene riferita, ma ciò che contiene no: né isole, né acque profonde, né navi.',
    },
    guess: {
      name: 'Nave presunta',
      text: 'Sta dove i Navigatori pensano che sia la loro nave, e a ogni ordine si muove con lei. Puoi spostarla ovunque e quando vuoi: di vero non cambia nulla.',
    },
    reminder: {
      name: 'Promemoria e croci',
      text: 'Un promemoria segna una casella dove può essere una nave (ce ne sono quattro di ogni colore), una croce una dove non è. Tocca un colore, poi le caselle: ogni tocco cambia il segno.',
    },
    marker: {
      name: 'Segnalino',
      text: 'Segna dove i Navigatori pensano che ci sia un vortice o un banco di nebbia. Ce n’è uno per ognuno in gioco, e di vero non cambia nulla.',
    },
    lighthouse: {
      name: 'Faro',
      text: 'Una nave accanto vede un faro, e una sulla sua casella è ai suoi piedi. Dove ce ne sono due, solo una nave sulla casella scopre se la luce è gialla o rossa.',
    },
    maelstrom: {
      name: 'Vortice',
      text: 'Nessuna nave lo vede mai. Una nave che vi entra prima riferisce, poi viene scagliata di una casella da Poseidone; una spinta dentro da una tempesta non viene presa.',
    },
    fogBank: {
      name: 'Banco di nebbia',
      text: 'Una nave accanto vede un banco di nebbia, e una dentro sa di esserci. Ciò che sta nella nebbia non viene detto, e lì nessuna nave ne vede un’altra.',
    },
    sacredIsland: {
      name: 'L’Isola Sacra',
      text: 'Una nave che ci arriva navigando è a casa, e nessuna tempesta la sposta più. Da lontano sembra un’isola come le altre.',
    },
    deepSea: {
      name: 'Acque profonde',
      text: 'Una nave riferisce le acque profonde quando ci sta sopra, mai da lontano. Così si sa con precisione su quali caselle può essere.',
    },
    coastline: {
      name: 'La costa',
      text: 'Le caselle lungo il bordo del tabellone. Una nave su una di queste riferisce sempre la costa, una più all’interno mai.',
    },
    oracle: {
      name: 'L’oracolo',
      text: 'Una casella che lascia fuori è impossibile secondo ciò che è stato riferito ai Navigatori, e una croce segna ciò che non può essere giusto. Ogni nave ha il suo tratteggio, più scuro dove è più probabile, se Poseidone spinge ovunque allo stesso modo; con una nave scelta si vede solo il suo.',
    },
    survey: {
      name: 'La ricognizione',
      text: 'Dopo l’ordine una nave riferisce con esattezza la sua casella, e quante isole e navi ci sono nelle otto intorno. Non dice mai in quale direzione.',
    },
    surveyHelp: {
      name: 'Aiuto con le risposte',
      text: 'Indica una casella della carta, o tienila premuta: dice che cosa riferirebbe da lì una nave del tabellone stampato e dei fari. Le altre navi e la nebbia non contano, quindi non si svela nulla di segreto.',
    },
    openChart: {
      name: 'La carta aperta',
      text: 'Chi guarda può vedere le navi presunte e i promemoria dei Navigatori, mai le vere navi. Un dispositivo che ha visto il mare di Poseidone non li vede, ma un secondo telefono di Poseidone sì: quindi mettetevi d’accordo.',
    },
    foretelling: {
      name: 'Prevedere',
      text: 'Prima che una nave riferisca, di’ quante isole avvisterà; fino ad allora puoi cambiare idea. Non lo vede nessun altro, e alla fine prendi il nome di chi vedeva lontano.',
    },
    seas: {
      name: 'Mari',
      text: 'Un mare è un tabellone che Odyssey disegna: lo stesso codice indica sempre lo stesso mare, e con esso puoi navigarci di nuovo, o consigliarlo agli amici. Nella pagina di un tabellone disegnato, degli avversari possono giocare 200 partite, che mostrano quanto è difficile ed equo.',
    },
    days: {
      name: 'Partite su più giorni',
      text: 'Ogni turno ha da 12 ore a 7 giorni, e l’orologio va anche se non c’è nessuno. Quando il tempo scade, si gioca a caso o gioca un avversario; prima puoi chiedere più tempo.',
    },
    open: {
      name: 'Tavoli aperti',
      text: 'Un tavolo aperto compare nella pagina iniziale del server, dove chiunque può giocare o guardare con un solo tocco. Un avversario può prendere una parte che resta vuota, e dove degli sconosciuti possono trovare il tavolo ci sono solo frasi pronte, a meno che l’host non permetta altro.',
    },
    notices: {
      name: 'Notifiche',
      text: 'Il tuo dispositivo ti avvisa quando tocca a te, quando il tuo tempo sta per scadere e quando la partita è finita, anche se Odyssey è chiuso. Una notifica nomina il tavolo, mai quello che vi è successo.',
    },
    talk: {
      name: 'Conversazione',
      text: 'Fino alla fine della partita solo i Navigatori leggono ciò che si scrive all’equipaggio; ciò che si scrive al tavolo lo leggono tutti. L’host può permettere solo frasi pronte e rimuovere messaggi, e puoi silenziare qualcuno sul tuo dispositivo.',
    },
  },
};
