/** Poseidon's turn as the Navigators see it: a storm, face up or face down, or a sea monster. */
import { SHIPS, type Ship } from '../../board/board.ts';
import type { Storm } from '../../game/game.ts';
import { shipsHit } from '../../game/rules/storms.ts';
import type { Budget } from '../budget.ts';
import type { Component } from '../component.ts';
import type { Sea } from '../sea/sea.ts';
import { deferPushes } from './drive.ts';

/** The given ships as a bit mask. */
export function maskOf(ships: readonly Ship[]): number {
  return ships.reduce((mask, ship) => mask | (1 << SHIPS.indexOf(ship)), 0);
}

/**
 * The components of the belief after a storm.
 * @param storm null if the storm was played face down; then all storms that could have been played are equally likely
 * (ruling 5)
 */
export function afterStorm(
  sea: Sea,
  components: readonly Component[],
  storm: Storm | null,
  arrived: readonly Ship[],
  budget: Budget,
): Component[] {
  return components.flatMap((component) => {
    const playable = sea.hands.playable(component.hand);
    const plays = storm === null ? playable : playable.filter((play) => play.storm === storm);
    return plays.map(({ storm: played, left }) => {
      const driven = deferPushes(sea, component, maskOf(shipsHit(played, arrived)), budget);
      return { ...driven, hand: left, weight: component.weight / plays.length };
    });
  });
}

/** The components after a sea monster, which moves no ship (ruling 19). */
export function afterMonster(sea: Sea, components: readonly Component[]): Component[] {
  return components.map((component) => ({ ...component, hand: sea.hands.afterMonster(component.hand) }));
}
