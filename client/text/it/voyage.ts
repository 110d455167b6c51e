import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, theShip } from './ships.ts';

const { headings, square } = common;

const thisShip: Readonly<Record<Ship, string>> = {
  red: 'Stavolta è la nave rossa. Toccala sul tabellone.',
  green: 'Stavolta è la nave verde. Toccala sul tabellone.',
  white: 'Stavolta è la nave bianca. Toccala sul tabellone.',
  yellow: 'Stavolta è la nave gialla. Toccala sul tabellone.',
};

export const voyage: Catalogue['voyage'] = {
  titles: {
    navigators: 'Tutorial: i Navigatori',
    poseidon: 'Tutorial: Poseidone',
  },
  shortTitles: {
    navigators: 'Tutorial',
    poseidon: 'Tutorial',
  },
  progress: (now, all) => `Passo ${now} di ${all}`,
  leave: 'Lascia la lezione',
  back: 'Indietro',
  goOn: 'Avanti',
  pickShip: 'Tocca la nave',
  pickHeading: 'Scegli la rotta',
  boardNames: {
    poseidon: 'Il vero mare',
    navigators: 'La loro carta',
  },
  replies: 'Che cosa riferiscono le navi',
  otherShip: (ship) => thisShip[ship],
  otherHeading: (heading) => `In una partita potresti. Per questa lezione, scegli ${headings[heading]}.`,
  tooFar: (ship) =>
    `${capital(theShip[ship])} non può essere lì: è stata spinta di una casella, e poi ha navigato di un’altra.`,
  wouldReport: (at, reply) => `Non lì: da ${square(at)} direbbe: «${reply}»`,
  notBeside: (at) => `Da lì la rossa non la vedrebbe: ${square(at)} non è accanto all’Isola Sacra.`,
  tooFarDriven: 'Una tempesta spinge una nave di una casella, non di più. Guarda intorno alla nave gialla.',
  onSquare: (at) => `In ${square(at)}`,
  moreToFind: (count) => (count === 1 ? 'Giusto. Ne manca una.' : `Giusto. Ne mancano ${count}.`),
  otherTile: (storm) =>
    storm === 'great'
      ? 'In una partita potresti. Per questa lezione, prendi la Grande Tempesta, quella nera.'
      : 'In una partita potresti. Per questa lezione, prendi quella bianca.',
  notThere: 'Una tempesta spinge una nave su una delle caselle segnate: un passo, e mai sull’Isola Sacra.',
  driveNext: (ship) => `Ora ${theShip[ship]}.`,
  allDriven: 'Puoi ancora cambiare. Poi scatenala.',
  watch: {
    nextStorm: 'Fai giocare Poseidone',
    order: 'Vada la bianca',
    others: 'Falle navigare',
    lost: 'Falle navigare',
  },
  coverNow: 'Copri il tabellone',
  liftNow: 'Tocca un punto qualsiasi per scoprirlo.',
  covered: 'Il mare è coperto',

  navigators: {
    goal: {
      title: 'Quattro navi vogliono tornare a casa',
      text: 'Casa è l’Isola Sacra, quella con il tempio. Tre delle tue quattro navi devono raggiungerla.',
      task: 'Tocca l’Isola Sacra.',
      done: 'Questa è la meta. E ora arrivano i guai: Poseidone.',
      hint: 'Cerca il tempio, in mezzo al mare.',
    },
    storm: {
      title: 'Poseidone manda una tempesta',
      text: 'Una tempesta bianca: ha spinto la nave bianca di una casella. Solo Poseidone sa dove.',
      task: 'Tocca la nave che non è più dove la tua carta la mostra.',
      done: 'La tempesta ha spostato la nave vera, non quella sulla tua carta. La carta mostra ciò che credi, non ciò che è.',
      hint: 'La tempesta ha il colore della nave che colpisce.',
    },
    red: {
      title: 'Ora navighi tu',
      text: 'In un round ogni nave naviga di una casella.',
      task: 'Tocca la nave rossa, scegli est e dai l’ordine.',
      done: 'Dopo l’ordine, una nave riferisce che cosa c’è sulla sua casella e sulle otto intorno.',
      hint: 'La nave rossa è a sinistra sul tabellone.',
    },
    redSees: {
      title: 'Leggi la risposta',
      text: '«Vedi due isole.» Una nave dice quante ne vede, ma mai dove.',
      task: 'Tocca le due isole accanto alla nave rossa.',
      done: 'Una delle due è l’Isola Sacra! Da lontano un’isola è un’isola; solo la nave che ci sta sopra ne conosce il tipo.',
      hint: 'Guarda le otto caselle intorno alla nave rossa.',
    },
    yellow: {
      title: 'La prossima nave',
      text: 'Per questo round la rossa ha fatto la sua parte.',
      task: 'Ora tocca la nave gialla, scegli nord-ovest e dai l’ordine.',
      done: 'Della propria casella una nave dice tutto: qui ci sono acque profonde, quelle scure. Da lontano non si vedono mai.',
      hint: 'La nave gialla è in basso, a destra.',
    },
    yellowSees: {
      title: 'Una nave in vista',
      text: 'La gialla vede una nave, ma non dice quale.',
      task: 'Tocca la nave che vede.',
      done: 'Poco fa la rossa non ha visto la gialla: non era ancora arrivata. L’ordine in cui muovi le navi lo scegli tu, e conta.',
      hint: 'Guarda intorno alla nave gialla, sulle acque scure.',
    },
    white: {
      title: 'La nave portata via',
      text: 'Sulla bianca la tua carta forse sbaglia, ma lei naviga lo stesso.',
      task: 'Tocca la nave bianca, scegli sud-ovest e dai l’ordine.',
      done: 'Un’isola rocciosa? Sulla tua carta la nave bianca è in mare aperto. Quindi la carta sbaglia, e ora puoi correggerla.',
      hint: 'La nave bianca è in alto, a destra.',
    },
    whiteIs: {
      title: 'Dov’è davvero?',
      text: 'La tempesta l’ha spinta di una casella, poi ha navigato a sud-ovest.',
      task: 'Tocca l’isola rocciosa, grigia, su cui dev’essere ora.',
      done: 'Trovata. Spostare una nave sulla tua carta è libero, in ogni momento: annota soltanto ciò che credi.',
      hint: 'Le isole rocciose sono grigie e spoglie. Cerca tra le caselle segnate.',
    },
    green: {
      title: 'L’ultima delle quattro',
      text: 'Tre hanno già navigato.',
      task: 'Tocca la nave verde, scegli nord-est e dai l’ordine.',
      done: 'Dalle caselle del bordo, qui colorate, si vede la costa. Aiuta a ritrovare una nave.',
      hint: 'La nave verde è in alto, a sinistra.',
    },
    nextStorm: {
      title: 'Il round è finito',
      text: 'Tutte e quattro hanno navigato e riferito. Poseidone ha undici tempeste, una per ogni round.',
      task: 'Fagli giocare la prossima.',
      done: 'La gialla! È stata spinta su una delle caselle intorno. Quale? Le altre tue navi possono aiutare.',
      hint: '',
    },
    redHome: {
      title: 'Porta a casa la prima nave',
      text: 'Sai dov’è la rossa: l’Isola Sacra è a nord-est.',
      task: 'Porta a casa la rossa.',
      done: 'La rossa è a casa, e nessuna tempesta la sposta più. E vede una nave! La bianca e la verde sono lontane. Può essere solo la gialla.',
      hint: 'L’Isola Sacra è a nord-est della nave rossa.',
    },
    reminders: {
      title: 'Annota ciò che è possibile',
      text: 'Dunque la gialla è stata spinta su una casella accanto all’Isola Sacra. Ce ne sono quattro.',
      task: 'Metti un promemoria giallo su ognuna.',
      done: 'Quattro caselle, quattro promemoria. Ne hai quattro di ogni colore.',
      hint: 'A una casella da dov’era la gialla, e accanto all’Isola Sacra.',
    },
    yellowAgain: {
      title: 'Scegli un ordine rivelatore',
      text: 'A nord-est la gialla arriva a casa, oppure su una di tre caselle. Da ognuna vedrebbe qualcosa di diverso.',
      task: 'Toccala, scegli nord-est e dai l’ordine.',
      done: 'Tre isole e due navi. Il mare appare così da una sola casella.',
      hint: 'Tocca la nave gialla sulle acque scure.',
    },
    yellowIs: {
      title: 'Trova la nave gialla',
      text: 'Una casella a nord-est di ogni promemoria: sono le caselle segnate.',
      task: 'Tocca quella da cui si vedono tre isole e due navi.',
      done: 'Eccola: accanto a tre isole, una delle quali è l’Isola Sacra, e con la rossa e la bianca in vista.',
      hint: 'Conta le isole e le navi intorno a ogni casella segnata.',
    },
    end: {
      title: 'Sai navigare',
      text: 'Una nave è a casa, e delle altre sai dove sono. In una partita hai undici round, e per vincere bastano tre navi a casa.',
      task: '',
      done: '',
      hint: '',
    },
  },

  poseidon: {
    truth: {
      title: 'Tu vedi il vero',
      text: 'Questo è il mare com’è davvero. Solo tu lo vedi. Se tre navi raggiungono l’Isola Sacra, perdi.',
      task: 'Tocca l’Isola Sacra.',
      done: 'Tienile lontane da lì per undici round.',
      hint: 'Cerca il tempio, in mezzo al mare.',
    },
    tile: {
      title: 'La tua mano di tempeste',
      text: 'Undici tessere, una per ogni round. Una tempesta colorata spinge la nave del suo colore, quella nera tutte e quattro.',
      task: 'Scegli la tempesta bianca.',
      done: '',
      hint: 'La tempesta bianca porta l’emblema della nave bianca.',
    },
    drive: {
      title: 'Spingi la nave',
      text: 'Deve muoversi, su una qualsiasi delle caselle segnate: scegli tu.',
      task: 'Toccane una, poi scatena la tempesta.',
      done: 'La nave bianca si è mossa. Ma chi lo sa?',
      hint: '',
    },
    chart: {
      title: 'Che cosa sanno loro',
      text: 'Vedono che è stata giocata una tempesta bianca. Non vedono dove è andata la nave.',
      task: 'Dove credono che sia la nave bianca?',
      done: 'Credono che sia ancora lì. In una partita non vedi mai la loro carta, e loro non vedono mai il tuo mare.',
      hint: 'Guarda la loro carta, la pergamena. Lì la nave bianca non si è mossa.',
    },
    order: {
      title: 'Danno un ordine',
      text: 'Ora tocca a loro. Ogni nave deve navigare di una casella, e cominciano dalla bianca.',
      task: 'Lascia che la mandino a sud.',
      done: 'È andata a sud da dov’era davvero, e l’app ha detto loro che cosa vede. Tu non devi dire nulla.',
      hint: '',
    },
    gap: {
      title: 'Verità e carta',
      text: 'Anche sulla loro carta la nave bianca è andata a sud, ma dalla casella sbagliata.',
      task: 'Dov’è davvero?',
      done: 'Questo è il tuo vantaggio. Ma ogni risposta è un indizio: isole, navi, acque profonde e costa possono tradire una nave.',
      hint: 'Guarda il tuo mare, quello scuro.',
    },
    others: {
      title: 'Le altre tre',
      text: 'L’ordine in cui muovere le navi lo scelgono i Navigatori.',
      task: 'Lascia che muovano le altre.',
      done: 'Senti ogni risposta come loro. La rossa e la gialla ora sono accanto all’Isola Sacra. È il momento di fare sul serio.',
      hint: '',
    },
    greatTile: {
      title: 'La Grande Tempesta',
      text: 'Hai tre Grandi Tempeste. Ognuna spinge tutte e quattro le navi insieme.',
      task: 'Scegli la Grande Tempesta.',
      done: '',
      hint: 'La Grande Tempesta è la tessera nera con il tridente.',
    },
    greatDrive: {
      title: 'Spingile tutte e quattro',
      text: 'Una casella per ognuna, dove vuoi. Una tempesta non spinge mai una nave sull’Isola Sacra, perciò quella casella non è segnata.',
      task: 'Scegli una casella per ogni nave, poi scatena la tempesta.',
      done: 'Tutte e quattro sono state portate via, e almeno questo i Navigatori lo sanno.',
      hint: '',
    },
    lost: {
      title: 'Fuori rotta',
      text: 'Mandano la rossa a nord-est e la gialla a nord, come se fossero ancora accanto all’Isola Sacra.',
      task: 'Lascia che navighino.',
      done: 'Nessuna è arrivata a casa. Ora confronteranno queste risposte con la carta, e scopriranno più di quanto vorresti.',
      hint: '',
    },
    barred: {
      title: 'Una tessera vietata',
      text: 'Vorresti subito un’altra Grande Tempesta.',
      task: 'Toccala.',
      done: 'Mai due Grandi Tempeste in round consecutivi. Una tessera è vietata anche quando giocarla costringerebbe a questo più avanti.',
      hint: 'La Grande Tempesta è la tessera nera con il tridente.',
    },
    cover: {
      title: 'Arriva qualcuno',
      text: 'L’occhio in cima al tuo schermo copre il mare dagli sguardi.',
      task: 'Copri ora il mare, e poi scoprilo di nuovo.',
      done: 'Quando posi il telefono, il mare si copre da solo.',
      hint: '',
    },
    end: {
      title: 'Sai dominare il mare',
      text: 'Resterebbero nove tempeste. Lascia che i Navigatori si sentano al sicuro, e poi colpisci. Se a casa arrivano solo due navi, hai vinto.',
      task: '',
      done: '',
      hint: '',
    },
  },

  alone: (name) => `Gioca in solitaria contro ${name}`,
  makeTable: 'Crea un tavolo',
  otherSide: {
    navigators: 'Ora da Poseidone',
    poseidon: 'Ora da Navigatore',
  },
  readRules: 'Leggi le regole',
  again: 'Da capo',
};
