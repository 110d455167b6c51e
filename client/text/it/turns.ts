import type { Catalogue } from '../translation.ts';

export const turns: Catalogue['turns'] = {
  navigators: {
    lighthouses: 'Piazza i fari',
    dangers: 'Poseidone prepara il mare',
    poseidon: 'Tocca a Poseidone',
    navigators: 'Tocca a te',
    caught: 'Tocca a Poseidone',
    over: 'Partita finita',
  },
  crew: 'Tocca all’equipaggio',
  onlookers: {
    lighthouses: 'I Navigatori piazzano i fari',
    dangers: 'Poseidone prepara il mare',
    poseidon: 'Tocca a Poseidone',
    navigators: 'Tocca ai Navigatori',
    caught: 'Una nave è presa in un vortice',
    over: 'Partita finita',
  },
  olympus: {
    lighthouses: () => 'I Navigatori piazzano i fari',
    dangers: (poseidon) => `${poseidon} prepara le trappole`,
    poseidon: (poseidon) => `${poseidon} addensa una tempesta`,
    navigators: () => 'I Navigatori fanno vela',
    caught: (poseidon) => `${poseidon} scaglia una nave presa`,
    over: () => 'La partita è finita',
  },
  poseidon: {
    lighthouses: 'Prima i fari',
    dangers: 'Prepara le trappole',
    poseidon: 'Tocca a te',
    navigators: 'Tocca ai Navigatori',
    caught: 'Tocca a te: scagliala!',
    over: 'Partita finita',
  },
  toPoseidon: {
    lighthouses: 'I Navigatori piazzano i fari.',
    dangers: 'Tocca a te: prepara le trappole.',
    poseidon: 'Tocca a te: manda una tempesta.',
    navigators: 'Tocca ai Navigatori.',
    caught: 'Tocca a te: spingi di una casella la nave presa.',
    over: 'La partita è finita.',
  },
  aloud: {
    lighthouses: 'I Navigatori piazzano i fari',
    dangers: 'Poseidone prepara il mare',
    poseidon: 'Tocca a Poseidone',
    navigators: 'Tocca ai Navigatori',
    caught: 'Poseidone spinge una nave fuori dal vortice',
    over: 'La partita è finita',
  },
};
