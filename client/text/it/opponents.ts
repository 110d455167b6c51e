import type { Catalogue } from '../translation.ts';

export const opponents: Catalogue['opponents'] = {
  letPlay: 'Gioca il computer',
  who: {
    poseidon: 'Chi fa Poseidone?',
    navigators: 'Chi naviga con l’equipaggio?',
  },
  strengths: { 1: 'Alla buona', 2: 'Esperto', 3: 'Magistrale' },
  ways: {
    navigators: {
      elpenor: 'a occhio',
      eurylochus: 'con i promemoria',
      palinurus: 'con le stelle',
      triton: 'a occhio',
      proteus: 'con i promemoria',
      charybdis: 'con le stelle',
    },
    poseidon: {
      elpenor: 'lunatico',
      eurylochus: 'astuto',
      palinurus: 'furioso',
      triton: 'lunatico',
      proteus: 'astuto',
      charybdis: 'furiosa',
    },
  },
  lines: {
    navigators: {
      elpenor: 'Giovane e spensierato. Si guarda intorno una volta e salpa.',
      eurylochus: 'Non lascia nulla al caso: mette un promemoria su ogni casella possibile.',
      palinurus: 'Da quarant’anni al timone. Ogni rotta la pesa due volte.',
      triton: 'Conosce il mare da sotto. Quassù si guarda intorno una volta e salpa.',
      proteus: 'Conta le sue foche ogni mezzogiorno, e mette un promemoria dove può esserci una nave.',
      charybdis: 'Conosce le correnti: quasi tutte sono sue. E stavolta tira per te.',
    },
    poseidon: {
      elpenor: 'Manda tempeste come fa ogni cosa: senza guardare due volte.',
      eurylochus: 'C’era quando si aprì l’otre dei venti, e ne ha fatto tesoro.',
      palinurus: 'Da quarant’anni al timone. Sa che cosa teme di più un timoniere.',
      triton: 'Suona la conchiglia quando gli pare, e non sa bene dove andrà la tempesta.',
      proteus: 'Cambia forma e fa perdere la rotta alle tue navi.',
      charybdis: 'Ha pensato a tutto quello che potresti fare. E poi inghiotte.',
    },
  },
  others: {
    poseidon: 'Anche i Navigatori possono fare Poseidone',
    navigators: 'Anche dèi e mostri vanno per mare',
  },
  here: 'Gioca già qui',
  ships: 'Navi sue',
  shipsByLot: 'a sorte',
  shipsDoes: 'Segna le navi che comanderà. Quelle che nessuno chiede vanno a sorte.',
  mark: 'avversario',
  removeText: (name) => `${name} lascia il tavolo. Puoi richiamare ${name}.`,
  says: (name) => `${name}:`,
  you: 'Tu',
  starting: 'La partita comincia…',
};
