/** Whose turn it is, as each screen says it. */
import type { Phase } from '../../../shared/game/game.ts';

export const navigators: Readonly<Record<Phase, string>> = {
  lighthouses: 'Piazza i fari',
  dangers: 'Poseidone prepara il mare',
  poseidon: 'Tocca a Poseidone',
  navigators: 'Tocca a te',
  caught: 'Tocca a Poseidone',
  over: 'Partita finita',
};
/** When all that is left to order is others’. */
export const crew = 'Tocca all’equipaggio';
export const onlookers: Readonly<Record<Phase, string>> = {
  lighthouses: 'I Navigatori piazzano i fari',
  dangers: 'Poseidone prepara il mare',
  poseidon: 'Tocca a Poseidone',
  navigators: 'Tocca ai Navigatori',
  caught: 'Una nave è presa in un vortice',
  over: 'Partita finita',
};
export const olympus: Readonly<Record<Phase, (poseidon: string) => string>> = {
  lighthouses: () => 'I Navigatori piazzano i fari',
  dangers: (poseidon) => `${poseidon} prepara le trappole`,
  poseidon: (poseidon) => `${poseidon} addensa una tempesta`,
  navigators: () => 'I Navigatori fanno vela',
  caught: (poseidon) => `${poseidon} scaglia una nave presa`,
  over: () => 'La partita è finita',
};
/** In two or three words. */
export const poseidon: Readonly<Record<Phase, string>> = {
  lighthouses: 'Prima i fari',
  dangers: 'Prepara le trappole',
  poseidon: 'Tocca a te',
  navigators: 'Tocca ai Navigatori',
  caught: 'Tocca a te: scagliala!',
  over: 'Partita finita',
};
/** As it is announced to Poseidon. */
export const toPoseidon: Readonly<Record<Phase, string>> = {
  lighthouses: 'I Navigatori piazzano i fari.',
  dangers: 'Tocca a te: prepara le trappole.',
  poseidon: 'Tocca a te: manda una tempesta.',
  navigators: 'Tocca ai Navigatori.',
  caught: 'Tocca a te: spingi di una casella la nave presa.',
  over: 'La partita è finita.',
};
/** Read aloud to everybody at the table: each turn by the side’s name. */
export const aloud: Readonly<Record<Phase, string>> = {
  lighthouses: 'I Navigatori piazzano i fari',
  dangers: 'Poseidone prepara il mare',
  poseidon: 'Tocca a Poseidone',
  navigators: 'Tocca ai Navigatori',
  caught: 'Poseidone spinge una nave fuori dal vortice',
  over: 'La partita è finita',
};
