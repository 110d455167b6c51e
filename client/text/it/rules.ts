import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';

const { square } = common;

export const rules: Catalogue['rules'] = {
  title: 'Come si gioca',
  lead: 'Poseidone sa dove sono le navi. I Navigatori lo scoprono.',
  contents: 'Indice',
  home: 'Alla pagina iniziale',
  learn: {
    navigators: 'Impara da Navigatore',
    poseidon: 'Impara da Poseidone',
  },
  learnHint: 'Meglio provare che leggere? Ogni lezione dura tre minuti.',
  search: 'Cerca nelle regole',
  clear: 'Cancella la ricerca',
  found: (places, sections) =>
    `${places === 1 ? '1 punto' : `${places} punti`} in ${sections === 1 ? '1 sezione' : `${sections} sezioni`}`,
  notFound: (query) => `«${query}» non compare nelle regole.`,
  hit: (place, of) => `${place} di ${of}`,
  previousHit: 'Punto precedente',
  nextHit: 'Punto successivo',
  unfold: 'Apri tutto',
  foldUp: 'Chiudi tutto',
  more: 'Per saperne di più',
  print: 'Stampa su due pagine',
  helps: {
    poseidon: 'Aiuta Poseidone',
    navigators: 'Aiuta i Navigatori',
  },
  chapters: {
    game: 'Il gioco',
    poseidon: 'Il turno di Poseidone',
    navigators: 'Il turno dei Navigatori',
    ending: 'La fine',
    variants: 'Varianti',
    company: 'In compagnia',
    fine: 'Dettagli',
  },

  tryPush: 'Un tabellone per provare una tempesta',
  trySurvey: 'Un tabellone per provare una ricognizione',
  example: 'L’esempio, sul vero tabellone',
  reminders: 'Una carta con promemoria',
  shipIsOn: (at) => `La nave rossa è in ${square(at)}.`,
  pushed: (at) => `La tempesta spingerebbe la nave gialla in ${square(at)}.`,
  pushHint: 'Tocca una delle caselle segnate.',
  notPushed: 'Non lì: una sola casella, mai fuori dal tabellone, mai sull’Isola Sacra.',
  mayPlay: 'Questa tessera ora si può giocare.',
  legend: {
    sea: 'Mare',
    deepSea: 'Acque profonde',
    woody: 'Isola boscosa',
    rocky: 'Isola rocciosa',
    start: 'Isola di partenza',
    sacred: 'L’Isola Sacra',
    coastline: 'Costa',
  },
  exampleNotes: {
    red: 'Una delle due è l’Isola Sacra. Da lontano è un’isola come le altre.',
    yellow: 'L’ordine conta: la rossa non ha visto la gialla, perché non era ancora arrivata.',
    white: 'È su un’isola, quindi ne viene detto il tipo.',
    green: 'Una casella del bordo: la costa è in vista. Nessuno dice in quale direzione.',
  },

  sections: {
    minute: {
      title: 'In un minuto',
      blocks: [
        {
          story: [
            'Solo Poseidone vede dove sono le navi. A ogni round una sua tempesta ne porta una fuori rotta, o tutte e quattro.',
            'I Navigatori vedono solo la loro carta. Danno la rotta a ogni nave.',
            'La nave naviga e riferisce che cosa vede. Da questo deducono dove dev’essere.',
            'Tre o quattro navi a casa, sull’Isola Sacra, in undici round: vincono i Navigatori. Di meno: vince Poseidone.',
          ],
        },
        'L’app è il tavolo, lo schermo tra voi, e l’arbitro. Prepara ogni rapporto e non permette nulla che sia contro le regole.',
      ],
    },
    board: {
      title: 'Il tabellone',
      blocks: [
        'Una griglia di caselle, con il nord in alto. Le colonne sono lettere a partire da ovest, le righe numeri a partire da nord: A1 è l’angolo di nord-ovest. Le due parti hanno davanti lo stesso tabellone. Ci sono i tabelloni da A a D, dal più facile al più difficile.',
        { figure: 'legend', caption: 'Che cosa può esserci su una casella' },
        'Un’isola di partenza è boscosa o rocciosa come le altre, e come tale viene riferita. Le isole non fermano nessuno: le navi vi passano sopra e vi sostano. Le caselle lungo il bordo sono la costa.',
      ],
    },
    ships: {
      title: 'Le navi',
      blocks: [
        'La rossa, la verde, la bianca e la gialla cominciano sulle loro isole di partenza, sul vero tabellone come sulla carta. All’inizio, quindi, tutti sanno dove sono.',
        'Una mossa è di una casella in una delle otto direzioni. Più navi, anche tutte e quattro, possono stare sulla stessa casella.',
        'Un round è il turno di Poseidone e poi il turno dei Navigatori.',
      ],
    },
    hand: {
      title: 'La mano di undici',
      blocks: [
        'Poseidone comincia con undici tessere tempesta. Nel suo turno ne gioca una. Ognuna si gioca una volta per partita.',
        { figure: 'hand', caption: 'Due per colore, e tre Grandi Tempeste' },
        {
          list: [
            'Una tempesta colorata colpisce la nave del suo colore.',
            'Una Grande Tempesta, la tessera nera, le colpisce tutte e quattro.',
            'I Navigatori vedono quale tempesta è stata giocata, e tutte quelle di prima. Non vedono che cosa ha fatto.',
          ],
        },
      ],
    },
    pushing: {
      title: 'Spingere',
      blocks: [
        'Ogni nave colpita deve muoversi di una casella, in una delle otto direzioni, a scelta di Poseidone. Mai fuori dal tabellone, e mai sull’Isola Sacra: lì una nave arriva solo navigando. Finché non scatena la tempesta, Poseidone può cambiare idea.',
        {
          figure: 'push',
          caption: 'La nave gialla è colpita, proprio accanto all’Isola Sacra. Tocca dove spingerla.',
        },
        'Con una Grande Tempesta sceglie per ogni nave separatamente. Tutte le spinte partono da dove le navi erano prima: le navi possono ritrovarsi insieme, o scambiarsi di posto.',
        'Una tempesta per una nave che è a casa si può giocare: è spesa, e non sposta nulla. Una Grande Tempesta sposta solo le navi ancora in mare.',
      ],
    },
    'great-storms': {
      title: 'Perché una tessera può essere vietata',
      blocks: [
        'Due Grandi Tempeste non possono cadere in round consecutivi. È vietato anche portarsi a quel punto: dopo ogni tessera dev’essere ancora possibile giocare tutte le tempeste rimaste senza due Grandi Tempeste di fila. L’app segna le tessere vietate e dice perché.',
        {
          figure: 'greatStorms',
          caption:
            'Sono state giocate sei tempeste colorate, e nessuna Grande Tempesta. Tocca una tessera per vedere se si può giocare.',
        },
        {
          list: [
            'Dopo una tessera colorata, le Grandi Tempeste rimaste possono essere al massimo una più delle colorate rimaste.',
            'Dopo una Grande Tempesta, possono essere al massimo tante quante le colorate rimaste.',
          ],
        },
        { aside: 'Non tenere da parte tutte le Grandi Tempeste: alla fine decidono loro per te.' },
      ],
    },
    orders: {
      title: 'Gli ordini',
      blocks: [
        'Ogni nave ancora in mare ha una mossa nel round: naviga, e poi fa la ricognizione. Le due cose vanno insieme. I Navigatori muovono le navi nell’ordine che preferiscono, e l’ordine conta: una nave ne riferisce un’altra solo se è già lì.',
        'Per dare un ordine, scegli una nave e una rotta. Restare dov’è non è possibile, e un ordine non si ritira. Una nave che ha già fatto la sua mossa, o che è a casa, non prende ordini.',
        'La vera nave si muove sul tabellone di Poseidone, e la risposta arriva subito. Anche Poseidone vede l’ordine e la risposta.',
      ],
    },
    survey: {
      title: 'La ricognizione',
      blocks: [
        'Una nave conosce con esattezza la propria casella: è l’esplorazione. Delle caselle intorno, fino a otto, conosce solo ciò che si distingue da lontano: è l’avvistamento.',
        {
          figure: 'survey',
          caption: 'Tocca una casella qualsiasi: ecco che cosa riferirebbe da lì la nave rossa.',
        },
        {
          head: ['Che cos’è', 'Sulla casella della nave', 'Sulle caselle intorno'],
          rows: [
            ['Un’isola boscosa o rocciosa, una partenza', 'Detta, con il tipo', 'Solo il numero di isole'],
            ['L’Isola Sacra', 'Detta', 'Conta come un’isola qualsiasi'],
            ['Altre navi', 'I loro colori', 'Solo quante; contano anche le navi a casa'],
            ['Acque profonde', 'Dette', 'Nulla'],
            ['Mare semplice', 'Nulla', 'Nulla'],
            ['La costa', 'Detta su una casella del bordo', 'Nulla'],
          ],
        },
        'Le navi sulla sua casella non si contano di nuovo tra quelle intorno. Nessuna risposta dice mai in quale direzione si trova una cosa. Se ne nomina più di una, è in un ordine fisso, e nemmeno quello rivela nulla.',
      ],
    },
    coastline: {
      title: 'La costa',
      blocks: [
        'Una nave su una casella del bordo vede la costa, e lo dice qualunque altra cosa ci sia sulla sua casella. Una nave una casella più all’interno no.',
      ],
    },
    'off-board': {
      title: 'Fuori dal tabellone',
      blocks: [
        'Se un ordine porta una nave oltre il bordo, i Navigatori lo sanno subito. La nave resta dov’è. Quella era la sua mossa, e fa comunque la ricognizione.',
        { aside: 'Urtare il bordo è un buon indizio: poche caselle non hanno nulla in quella direzione.' },
      ],
    },
    'sacred-island': {
      title: 'L’Isola Sacra',
      blocks: [
        'Una nave che arriva navigando sull’Isola Sacra è a casa. Fa la ricognizione come le altre, e la risposta dice dov’è. Da allora non prende ordini, e nessuna tempesta la sposta. Resta sul tabellone, e le altre la vedono.',
        'Quando ogni nave in mare ha fatto la sua mossa, il round è finito, e Poseidone gioca la prossima tessera.',
      ],
    },
    chart: {
      title: 'La carta: navi presunte e segni',
      blocks: [
        'La carta è solo dei Navigatori. Poseidone non la vede mai durante la partita, e nulla di ciò che vi si fa cambia il vero.',
        {
          figure: 'reminders',
          caption:
            'Una tempesta gialla: la nave era in D5, e la rossa, ora a casa, l’ha vista. Restano quattro caselle.',
        },
        {
          list: [
            'Le navi presunte stanno dove i Navigatori pensano che siano le navi. A un ordine la nave presunta si muove da sola, se il suo tabellone ha quella casella. A una tempesta non si muove: nessuno sa dove. Mettila su qualsiasi casella in qualsiasi momento.',
            'I promemoria segnano le caselle dove potrebbe essere una nave. Ce ne sono quattro di ogni colore, non di più. Mettili, spostali e riprendili come vuoi.',
            'Le croci segnano le caselle dove pensi che una nave non sia. Quando naviga, i suoi segni la seguono o vengono tolti, come scegli. Se una tempesta può averla spinta, le sue croci spariscono.',
            'Quando una nave arriva a casa, la sua nave presunta viene messa sull’Isola Sacra.',
          ],
        },
        {
          aside:
            'Quando una tempesta ha colpito una nave, questa può essere al massimo su otto caselle. Segna quelle che non puoi escludere, scegli una rotta che le distingua, e confronta la risposta con la carta.',
        },
      ],
    },
    example: {
      title: 'Un turno d’esempio',
      blocks: [
        'La rossa ha navigato a est, la gialla a nord-ovest, la bianca a sud-ovest e la verde a nord-est, in quest’ordine. Ogni casella tratteggiata è dove una nave ha cominciato la partita; prima, una tempesta aveva spinto la bianca in F1.',
        { figure: 'example', caption: 'Il vero tabellone dopo il turno, e che cosa ha riferito ogni nave' },
      ],
    },
    end: {
      title: 'La fine della partita',
      blocks: [
        'La partita finisce subito quando arriva a casa la quarta nave. Altrimenti finisce con il round in cui si è spesa l’ultima tempesta, cioè l’undicesimo.',
        {
          list: [
            'Tre o quattro navi a casa: vincono i Navigatori.',
            'Due o meno: vince Poseidone.',
            'Se giocate in tre o più, ognuno può vincere qualcosa: vedi «Chi vince».',
          ],
        },
        'A partita finita, tutti vedono dove sono andate davvero le navi, accanto alle ipotesi.',
      ],
    },
    sets: {
      title: 'Scegliere le varianti',
      blocks: [
        'Scegliete quelle che volete prima di una partita. Si possono combinare liberamente, e ognuna aiuta una parte. Prima e durante la partita tutti possono vedere quali sono attive. Al porto trovate combinazioni già pronte:',
        {
          head: ['Combinazione', 'Che cosa è attivo'],
          rows: [
            ['Primo viaggio', 'Deduzione facile'],
            ['Standard', 'Nulla: il gioco come descritto finora'],
            ['Vento in poppa', 'Tutti e due i mostri marini, due fari'],
            ['Tutta la scatola', 'Tutti e due i mostri marini, un faro, un vortice, un banco di nebbia'],
            ['L’ira di Poseidone', 'Due vortici, due banchi di nebbia'],
            ['Lupi di mare', 'Deduzione difficile, Usa la memoria, il Kraken'],
          ],
        },
        'Le tessere che stanno sul tabellone si piazzano prima del primo round: prima i fari, poi i vortici e i banchi di nebbia di Poseidone, tutti insieme. Due di queste tessere non stanno mai sulla stessa casella, e restano per tutta la partita. Chi piazza vede le caselle permesse, può cambiare finché non conferma, e può lasciar fare al caso.',
      ],
    },
    'easier-deduction': {
      title: 'Deduzione facile',
      blocks: [
        'L’avvistamento dice anche i tipi delle isole, compresa l’Isola Sacra, e i colori delle navi. Sono due elenchi senza direzioni.',
        {
          figure: 'easierSurvey',
          caption: 'Tocca una casella qualsiasi: la nave rossa riferisce più del solito.',
        },
      ],
    },
    lighthouses: {
      title: 'Fari',
      blocks: [
        'Uno o due. Prima che si piazzi qualsiasi altra cosa, i Navigatori scelgono le caselle insieme; ogni Navigatore dev’essere d’accordo. Poi Poseidone li vede sul suo tabellone.',
        'Un faro può stare su qualsiasi casella, isola o mare, ma non su un’isola di partenza, non sull’Isola Sacra e non accanto a una di queste. Prende il posto di ciò che c’era, che non viene più detto.',
        'Sulla sua casella un faro viene detto; di quelli intorno, quanti sono. Dove ce ne sono due, uno ha la luce gialla e uno rossa, e solo una nave proprio su quella casella scopre qual è.',
        {
          figure: 'lighthouses',
          caption: 'Due fari. Tocca una casella qualsiasi per sentire la nave rossa.',
        },
      ],
    },
    'sea-monsters': {
      title: 'Mostri marini',
      blocks: [
        'Poseidone riceve il Leviatano, il Kraken o tutti e due, oltre alle sue undici tempeste. Nel suo turno può giocarne uno al posto di una tempesta, scoperto, contro una nave in mare. In questo round quella nave non può navigare, ma fa la ricognizione, e il round la aspetta.',
        { figure: 'monsters', caption: 'Il Leviatano e il Kraken' },
        'Un mostro non è una tempesta. Nel conto delle Grandi Tempeste non vale per nessuna delle due parti, e un round con un mostro interrompe una fila: Grande Tempesta, mostro, Grande Tempesta è permesso.',
        'La partita finisce sempre con il round dell’ultima tempesta. Ogni mostro giocato la allunga di un round, fino a dodici o tredici; uno ancora in mano a quel punto è perso. Per questo aiutano i Navigatori: un round in più vale più di una nave trattenuta.',
      ],
    },
    'harder-deduction': {
      title: 'Deduzione difficile',
      blocks: [
        'Le tempeste si giocano coperte e così restano. I Navigatori sanno solo che ne è stata giocata una e quante ne restano. Qualsiasi nave può essere stata spinta. I mostri marini si giocano comunque scoperti. A partita finita si mostrano tutte le tessere.',
      ],
    },
    'use-your-memory': {
      title: 'Usa la memoria',
      blocks: [
        'Non ci sono promemoria né croci. Ciò che le navi hanno riferito nei round passati non si mostra più a nessuno: svanisce quando Poseidone gioca la prossima tessera. Restano le navi presunte, e i segnalini per vortici e banchi di nebbia.',
      ],
    },
    'ships-uncounted': {
      title: 'Navi non contate',
      blocks: [
        'L’avvistamento dice se c’è qualche nave in vista, non quante. Le navi sulla sua stessa casella le nomina come sempre.',
      ],
    },
    maelstroms: {
      title: 'Vortici',
      blocks: [
        'Uno o due. Poseidone li piazza in segreto su caselle che non sono isole, e non accanto a un’isola di partenza o all’Isola Sacra. Le acque profonde vanno bene. Ai Navigatori si dice solo che ha finito.',
        {
          figure: 'maelstrom',
          caption: 'Il vortice nel mare di Poseidone, e il segnalino dei Navigatori',
        },
        'Nessuna ricognizione nomina mai un vortice. Una nave che vi entra riceve prima la sua risposta. Poi le si dice che è presa, e Poseidone la spinge di una casella, come con una tempesta. Ai Navigatori non si dice dove. Solo allora la partita va avanti.',
        'Una nave non è presa se vi è spinta da una tempesta o da un altro vortice, o se vi resta dopo un ordine fuori dal tabellone. Non ci sono catene.',
        'I Navigatori hanno un segnalino per ogni vortice, da mettere dove pensano che sia.',
      ],
    },
    'fog-banks': {
      title: 'Banchi di nebbia',
      blocks: [
        'Uno o due. Poseidone li piazza in segreto su qualsiasi casella, isola o mare, che non sia un’isola di partenza, né l’Isola Sacra, né accanto a una di queste.',
        'Sulla sua casella un banco di nebbia viene detto; di quelli intorno, quanti sono. Ciò che sta sotto la nebbia, un’isola o acque profonde, non viene più detto. Una nave nella nebbia non è vista da nessun’altra, nemmeno da una nella stessa nebbia. Lei invece vede fuori come sempre.',
        { figure: 'fog', caption: 'Nebbia in A4. Tocca una casella qualsiasi per sentire la nave rossa.' },
        'I Navigatori hanno un segnalino anche per ogni banco di nebbia.',
      ],
    },
    meeting: {
      title: 'Come si combinano',
      blocks: [
        {
          list: [
            'Nebbia e Deduzione facile: isole e navi nella nebbia non sono in nessuno dei due elenchi.',
            'Fari e Deduzione facile: la luce viene detta comunque solo sulla sua casella.',
            'Navi non contate e Deduzione facile: vengono detti i colori, e con essi il numero.',
            'Mostri marini e Deduzione difficile: le tempeste sono coperte, i mostri scoperti.',
            'Mostri marini e Vortici: una nave trattenuta in un vortice fa la ricognizione e non è presa. Non ha navigato.',
            'Segnalini e Usa la memoria: i segnalini non sono promemoria. Ci sono.',
            'Nebbia o un faro sul bordo: la costa viene detta lo stesso.',
          ],
        },
      ],
    },
    oracle: {
      title: 'Che cosa sa l’oracolo',
      blocks: [
        'Un tavolo può farsi aiutare da un oracolo. Si sceglie nel porto e tutti lo vedono, anche Poseidone.',
        {
          list: [
            'Tace: non dice nulla.',
            'Indizi: ciò che sulla carta non può essere giusto è barrato, e un tocco dice perché. Con le regole «Primo viaggio» dà indizi da sé.',
            'Tutto: la carta è anche tratteggiata dove una nave può essere, più scura dove è più probabile, con il numero di caselle rimaste. Un passo indietro nel diario mostra che cosa si poteva sapere allora.',
          ],
        },
        'Con gli indizi o con tutto, un tocco mette i promemoria dove una nave può essere, finché ce ne sono.',
        'Conosce le tessere, gli ordini e le risposte come li hanno sentiti i Navigatori, e non dimentica nulla. Una casella che lascia fuori è impossibile.',
        'Quanto siano probabili le altre dipende da Poseidone. L’oracolo pensa che spinga una nave in ogni casella con la stessa probabilità, che ogni tempesta coperta valga l’altra e che le sue tessere segrete siano ovunque possano stare. Un Poseidone con un piano non fa nulla di tutto questo.',
        'Con molte tessere segrete c’è troppo da calcolare. Allora dice che non è più esatto: può lasciare una casella impossibile, e non ne toglie mai una possibile.',
        'Chi guarda può avere l’oracolo intero per sé, dove non tace. Il grande schermo lo mostra se dice tutto.',
      ],
    },
    seats: {
      title: 'Posti e navi',
      blocks: [
        'Giocate da due a cinque: un Poseidone, e da uno a quattro Navigatori. Le navi si dividono nel modo più equo possibile. A una nave dà ordini solo chi la possiede. Tutti i Navigatori hanno un’unica carta in comune.',
        {
          head: ['Navigatori', 'Insieme', 'Rivali'],
          rows: [
            ['1', '4', '4'],
            ['2', '2\u00a0+\u00a02', '2\u00a0+\u00a02'],
            ['3', '2\u00a0+\u00a01\u00a0+\u00a01', '1\u00a0+\u00a01\u00a0+\u00a01, e una nave comune'],
            [
              '4',
              '1\u00a0+\u00a01\u00a0+\u00a01\u00a0+\u00a01',
              '1\u00a0+\u00a01\u00a0+\u00a01\u00a0+\u00a01',
            ],
          ],
        },
        'La nave comune non è di nessuno, e qualsiasi Navigatore può darle ordini.',
      ],
    },
    winners: {
      title: 'Chi vince',
      blocks: [
        'Se a casa ci sono tre o quattro navi, hanno vinto tutti i Navigatori. Se vince Poseidone e giocate almeno in tre, vince anche un Navigatore che ha una sua nave sull’Isola Sacra. La nave comune non vale come propria per nessuno.',
      ],
    },
    series: {
      title: 'Rivali: una serie e i suoi punti',
      blocks: [
        'Quando i Navigatori sono rivali, ognuno vuole portare a casa le proprie navi. Ogni Navigatore sente comunque tutte le risposte, anche quelle delle navi altrui.',
        'Una serie ha una partita per ogni giocatore nel ruolo di Poseidone. Dopo ogni partita:',
        {
          head: ['Chi', 'Punti'],
          rows: [
            ['Poseidone', '1 per ogni nave che non è arrivata a casa'],
            ['Ciascun Navigatore', '3 per ogni sua nave arrivata a casa'],
            ['Tutti i Navigatori', '1 se è arrivata a casa la nave comune'],
          ],
        },
        'Chi ha più punti alla fine della serie la vince. A pari punti si vince insieme.',
        {
          aside:
            'Tre Navigatori rivali: Anna ha la rossa, Beppe la verde, Clio la bianca, e la gialla è la nave comune. Arrivano a casa la rossa e la gialla. Anna ha 3 + 1 punti, Beppe e Clio ne hanno 1 ciascuno, e Poseidone 2 per la verde e la bianca. Due navi non bastano, quindi questa partita la vince Poseidone, e vince anche Anna.',
        },
      ],
    },
    late: {
      title: 'Arrivare dopo e guardare',
      blocks: [
        'Chi arriva al tavolo durante una partita può aiutare i Navigatori, ma non togliere il posto a Poseidone. Se si stanno scegliendo i fari, serve anche il suo accordo.',
        'Chi non ha un posto guarda: vede ciò che sanno entrambe le parti, ma né le vere navi né la carta.',
        'Prima di una partita un tavolo può aprire la carta a chi guarda: allora vede anche le navi presunte e i promemoria, mai le vere navi. Chi guarda può prevedere, solo per sé, che cosa riferiranno le navi.',
        'Durante una partita il dispositivo di Poseidone non ha mai la carta dei Navigatori, e i loro non hanno mai le vere navi.',
      ],
    },
    seas: {
      title: 'Mari e tabelloni vostri',
      blocks: [
        'Oltre ai tabelloni da A a D, nel porto c’è un mare nuovo: un tabellone che Odyssey disegna, della grandezza e della difficoltà che scegliete. «Un altro mare» disegna il successivo, e tutti al tavolo lo vedono prima che la partita cominci.',
        'Ogni mare ha un codice di quattro o cinque lettere e cifre. Lo stesso codice indica sempre lo stesso mare: con esso potete navigarci di nuovo, o consigliarlo agli amici.',
        'Una serie può giocarsi su un mare nuovo a ogni partita. Anche in solitaria, dopo ogni partita è pronto un altro mare. Dal 1º dicembre 2026 il viaggio del giorno si fa ogni giorno su un mare nuovo.',
        'Potete giocare anche su un tabellone disegnato da qualcuno. Se ne scegliete uno nel porto, la sua immagine appare su tutti i dispositivi del tavolo. Resta con le sue partite, anche se poi viene cambiato o cancellato.',
      ],
    },
    days: {
      title: 'Partite su più giorni',
      blocks: [
        'In una partita su più giorni ognuno gioca quando ha tempo. Per questo scegliete nel porto l’orologio «Su più giorni»: ogni turno di Poseidone e ogni turno dell’equipaggio ha allora 12 ore, oppure 1, 2, 3 o 7 giorni. Un turno dell’equipaggio dura finché tutte le sue navi hanno ricevuto il loro ordine.',
        'L’orologio va giorno e notte, anche se al tavolo non c’è nessuno. Il tavolo sceglie che cosa succede quando il tempo scade: un avversario gioca finché non torna qualcuno di quella parte, oppure il turno finisce con mosse valide a caso.',
        'La parte di turno può chiedere più tempo. Se qualcuno dell’altra parte accetta, con un solo tocco, il turno ha di nuovo tutto il suo tempo.',
        'Se si è giocato mentre non c’eri, un elenco mostra che cosa è successo dalla tua ultima visita, e «Fammi vedere» lo riproduce sul tabellone. I tuoi tavoli sono nella pagina iniziale, con il tempo che resta. Per primi vengono quelli che aspettano te.',
      ],
    },
    open: {
      title: 'Tavoli aperti',
      blocks: [
        'L’host può mostrare il tavolo nella pagina iniziale del server, con «Nella pagina iniziale» nel porto. In una rete domestica i nuovi tavoli vi compaiono fin dall’inizio. Su un server aperto a sconosciuti decide l’host, se chi gestisce il server lo permette.',
        'Chi vede lì il tavolo può giocare con un solo tocco, senza codice. Se una partita è in corso, può guardarla.',
        'L’host può anche scegliere dopo quanto tempo un avversario prende una parte vuota: 5 o 15 minuti, 1 ora o 1 giorno. Il tempo parte quando qualcuno ha preso posto e l’altra parte è vuota. Quando scade, l’avversario prende posto e la partita comincia da sola.',
        'Dove degli sconosciuti possono trovare il tavolo, ci si parla solo con frasi pronte, a meno che l’host non permetta altro. In una rete domestica si può scrivere di tutto fin dall’inizio.',
        'Un tavolo chiuso non compare, né uno pieno prima della partita, né uno il cui host è via da un po’.',
      ],
    },
    notices: {
      title: 'Notifiche',
      blocks: [
        'Il tuo dispositivo può avvisarti quando tocca a te, quando il tuo tempo sta per scadere, quando la partita è finita e quando qualcuno vorrebbe scambiare o ha iniziato un’altra partita. Attiva «Avvisami quando tocca a me» nel menu del tavolo. Ogni dispositivo ha la sua impostazione, all’inizio disattivata.',
        'Una notifica nomina il tavolo, mai quello che vi è successo. Non ne arrivano mentre hai il tavolo aperto, né nelle tue ore di silenzio.',
      ],
    },
    talk: {
      title: 'Parlarsi',
      blocks: [
        'Durante una partita i Navigatori possono scriversi. Né Poseidone né chi guarda viene a sapere che si è scritto qualcosa. A partita finita tutto il tavolo può leggerlo nel film, al suo momento.',
        'Chi guarda la carta aperta legge anche ciò che scrive l’equipaggio.',
        'Ciò che si scrive al tavolo lo leggono tutti al tavolo. Le frasi pronte appaiono su ogni dispositivo nella sua lingua.',
        'L’host può permettere solo frasi pronte e rimuovere un messaggio. Ognuno può silenziare gli altri sul proprio dispositivo.',
        'Quando si usa la memoria, i messaggi dell’equipaggio svaniscono appena Poseidone gioca la prossima tessera.',
      ],
    },
    'fine-print': {
      title: 'Dove le regole lasciavano un dubbio',
      blocks: [
        {
          list: [
            'Una nave presunta si muove con l’ordine anche se la vera nave è rimasta al bordo del tabellone: la carta è vostra, e le conclusioni l’app le lascia a voi.',
            'Tempeste, mostri e vortici non spostano le navi presunte. Le navi presunte si possono spostare nel turno di chiunque, fino alla fine della partita.',
            'Una tempesta può spingere una nave su qualsiasi isola tranne l’Isola Sacra, compresa la sua partenza.',
            'Un mostro in mano non fa spazio alle Grandi Tempeste: nessuno è obbligato a giocarlo.',
            'Una nave presa ferma la partita finché non è stata spinta, anche se era l’ultima mossa del round, o della partita.',
            'Un vortice non nasconde nulla: una nave che vi si trova riferisce comunque le acque profonde.',
            'Le navi sulla casella di un faro si vedono come sempre: non è nebbia.',
            'Di fari e banchi di nebbia in vista si dice il numero, anche con Navi non contate.',
            'Un faro solo non mostra colore. Di due, il primo scelto è giallo, il secondo rosso.',
            'Chi propone i fari è già d’accordo. Una proposta cambiata fa ripartire l’accordo. Poseidone viene a sapere solo il risultato.',
            'Chi ha un posto può iniziare una partita. L’host può interromperla; senza l’host, tutti i giocatori devono essere d’accordo. Una partita interrotta non ha vincitori.',
          ],
        },
      ],
    },
  },
};
