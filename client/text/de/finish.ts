import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const finish: Catalogue['finish'] = {
  won: 'Ihr habt gewonnen!',
  wonOn: 'Drei Schiffe sind daheim. Hier enden oder für das vierte Schiff weitersegeln?',
  wonPoints: 'Drei Schiffe sind daheim. Das vierte bringt noch Punkte.',
  lost: 'Drei Schiffe sind daheim. Du hast dieses Spiel verloren.',
  lostOn: 'Die Navigatoren dürfen noch für das vierte Schiff weitersegeln.',
  seen: 'Drei Schiffe sind daheim. Die Navigatoren haben gewonnen.',
  endHere: 'Hier enden',
  sailOn: 'Weitersegeln',
  endTitle: 'Das Spiel hier beenden?',
  endText: 'Der Sieg der Navigatoren und die Punkte bleiben.',
  endAskText: 'Wenn alle Navigatoren zustimmen, endet das Spiel. Euer Sieg und die Punkte bleiben.',
  othersEnd: (names) =>
    names.length === 1
      ? `${list(names)} möchte das Spiel hier beenden.`
      : `${list(names)} möchten das Spiel hier beenden.`,
  iEnd: (missing) =>
    missing.length === 1
      ? `Du möchtest hier enden. ${list(missing)} muss noch zustimmen.`
      : `Du möchtest hier enden. ${list(missing)} müssen noch zustimmen.`,
  concede: 'Aufgeben',
  concedeTitle: 'Dieses Spiel aufgeben?',
  concedeText: {
    poseidon: 'Das Spiel endet für alle, und die Navigatoren gewinnen.',
    navigators: 'Das Spiel endet für alle, und Poseidon gewinnt.',
  },
  concedeAsk: 'Aufgeben vorschlagen',
  concedeAskTitle: 'Den anderen vorschlagen aufzugeben?',
  concedeAskText: 'Wenn alle Navigatoren zustimmen, endet das Spiel, und Poseidon gewinnt.',
  othersConcede: (names) =>
    names.length === 1 ? `${list(names)} möchte aufgeben.` : `${list(names)} möchten aufgeben.`,
  iConcede: (missing) =>
    missing.length === 1
      ? `Du möchtest aufgeben. ${list(missing)} muss noch zustimmen.`
      : `Du möchtest aufgeben. ${list(missing)} müssen noch zustimmen.`,
  tooFar: 'In den Runden, die bleiben, können keine drei Schiffe mehr heimkommen.',
  conceded: {
    poseidon: (round) => `Poseidon hat in Runde ${round} aufgegeben`,
    navigators: (round) => `Die Navigatoren haben in Runde ${round} aufgegeben`,
  },
};
