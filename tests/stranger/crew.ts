/** Navigators who join and leave a running game, and what happens to their ships. */
import type { GameEvent } from './events.ts';
import { expectSame, expectThat } from './finding.ts';
import type { Picture } from './picture.ts';
import { shipsOf } from './shares.ts';

export function comeIn(picture: Picture, { player, ships }: GameEvent & { type: 'navigator-came' }): void {
  expectThat(!picture.navigators.includes(player), 'a Navigator joined twice');
  picture.navigators.push(player);
  expectSame(ships, picture.strays.shift() ?? [], 'the ships of the seat that was freed first');
  for (const ship of ships) picture.owners[ship] = player;
}

export function goAway(picture: Picture, { player, ships }: GameEvent & { type: 'navigator-left' }): void {
  expectThat(picture.navigators.includes(player), 'a player left who was not a Navigator');
  picture.navigators.splice(picture.navigators.indexOf(player), 1);
  expectSame(ships, shipsOf(picture.owners, player), 'the ships of the Navigator who left');
  for (const ship of ships) picture.owners[ship] = null;
  if (ships.length > 0) picture.strays.push(ships);
  if (picture.proposal) {
    const { squares, agreed } = picture.proposal;
    picture.proposal = { squares, agreed: agreed.filter((other) => other !== player) };
  }
}
