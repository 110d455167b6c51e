import type { Catalogue } from '../translation.ts';
import { list } from './ships.ts';

export const finish: Catalogue['finish'] = {
  won: 'Avete vinto!',
  wonOn: 'Tre navi sono a casa. Finire qui o navigare ancora per la quarta?',
  wonPoints: 'Tre navi sono a casa. La quarta vale ancora punti.',
  lost: 'Tre navi sono a casa. Hai perso questa partita.',
  lostOn: 'I Navigatori possono ancora navigare per la quarta nave.',
  seen: 'Tre navi sono a casa. I Navigatori hanno vinto.',
  endHere: 'Finire qui',
  sailOn: 'Navigare ancora',
  endTitle: 'Finire qui la partita?',
  endText: 'La vittoria dei Navigatori e i punti restano.',
  endAskText:
    'Se tutti i Navigatori sono d’accordo, la partita finisce. La vostra vittoria e i punti restano.',
  othersEnd: (names) =>
    names.length === 1
      ? `${list(names)} vorrebbe finire qui la partita.`
      : `${list(names)} vorrebbero finire qui la partita.`,
  iEnd: (missing) => `Vorresti finire qui. Manca ancora il sì di ${list(missing)}.`,
  concede: 'Arrendersi',
  concedeTitle: 'Arrendersi in questa partita?',
  concedeText: {
    poseidon: 'La partita finisce per tutti, e vincono i Navigatori.',
    navigators: 'La partita finisce per tutti, e vince Poseidone.',
  },
  concedeAsk: 'Proponi di arrendersi',
  concedeAskTitle: 'Proporre agli altri di arrendersi?',
  concedeAskText: 'Se tutti i Navigatori sono d’accordo, la partita finisce e vince Poseidone.',
  othersConcede: (names) =>
    names.length === 1 ? `${list(names)} vorrebbe arrendersi.` : `${list(names)} vorrebbero arrendersi.`,
  iConcede: (missing) => `Vorresti arrenderti. Manca ancora il sì di ${list(missing)}.`,
  tooFar: 'Nei round che restano tre navi non possono più tornare a casa.',
  conceded: {
    poseidon: (round) => `Poseidone si è arreso al round ${round}`,
    navigators: (round) => `I Navigatori si sono arresi al round ${round}`,
  },
};
