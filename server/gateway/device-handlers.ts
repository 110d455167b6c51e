/** Going on to another device: a key that one device offers, and the other brings. */
import { actingHost } from '../../shared/table/rules/host.ts';
import { digest } from '../lib/secrets.ts';
import type { DeviceOffers } from './device-offers.ts';
import type { Presence } from './presence.ts';
import type { AtTable, Handlers } from './requests.ts';

export interface DeviceHandlersDeps {
  readonly presence: Presence;
  readonly offers: DeviceOffers;
  readonly atTable: AtTable;
}

/** The handlers of the requests that concern devices. */
export function makeDeviceHandlers({
  presence,
  offers,
  atTable,
}: DeviceHandlersDeps): Pick<Handlers, 'offer-device' | 'change-device'> {
  return {
    'offer-device': ({ data }, { player }) => {
      if (!data.attendance) return { ok: false, refusal: 'not-attending' };
      const { table, players } = data.attendance;
      if (!table.table.players.some(({ id }) => id === player))
        return { ok: false, refusal: 'no-such-player' };
      if (players.includes(player)) return { ok: true, ...offers.offer(table.id, { player }) };
      // The host helps somebody whose device is lost; never behind the back of who is there.
      const present = presence.present(table);
      const host = actingHost(table.table, present);
      if (host === null || !players.includes(host)) return { ok: false, refusal: 'no-such-seat' };
      if (present.includes(player)) return { ok: false, refusal: 'player-present' };
      return { ok: true, ...offers.offer(table.id, { player, by: host }) };
    },

    'change-device': ({ data }, { code, key, token, knowing = false }) =>
      atTable(code, async (table) => {
        const known = table.playerOf(digest(token));
        if (known) return { ok: true, code, player: known };
        const offer = offers.find(table.id, key);
        if (!offer) return { ok: false, refusal: 'no-such-offer' };
        const { player, by } = offer;
        // Made for somebody who was away, and who has come back: it was not needed.
        if (by !== undefined && presence.present(table).includes(player))
          return { ok: false, refusal: 'no-such-offer' };
        // A device of the other side of a running game is asked, and the table is told.
        const company = data.attendance?.table === table ? data.attendance.players : [];
        const sides = table.running?.record.sides ?? {};
        const knows = company.some(
          (other) => sides[other] && sides[player] && sides[other] !== sides[player],
        );
        if (knows && !knowing) return { ok: false, refusal: 'knows-other-side' };
        // Spent before anything is waited for: whoever brings it at the same time comes too late.
        const giveBack = offers.spend(table.id, key);
        const outcome = await table
          .changeDevice(player, digest(token), { knowing: knows, by })
          .catch((error: unknown) => {
            giveBack();
            throw error;
          });
        if (!outcome.ok) {
          giveBack();
          return outcome;
        }
        for (const other of presence.at(table)) {
          if (other.data.attendance?.players.includes(player))
            await presence.dismiss(other, 'device-changed');
        }
        await presence.tell(table, outcome.feeds);
        presence.announce(table);
        return { ok: true, code, player };
      }),
  };
}
