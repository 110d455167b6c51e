/** Going on to another device: a key that one device offers, and the other brings. */
import { offerOf, whyNoOffer } from '../../shared/table/rules/devices.ts';
import { digest } from '../lib/secrets.ts';
import type { DeviceOffers } from './device-offers.ts';
import type { Presence } from './presence.ts';
import type { AtTable, Handlers } from './requests.ts';
import { Secrets } from './secrets.ts';

/** What the handlers work with. */
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
    'offer-device': (connection, { player }) => {
      const { attendance } = connection.data;
      if (!attendance) return { ok: false, refusal: 'not-attending' };
      const { id, table } = attendance.table;
      const device = presence.circumstances(connection, attendance.table);
      const refusal = whyNoOffer(table, player, device);
      if (refusal) return { ok: false, refusal };
      return { ok: true, ...offers.offer(id, offerOf(table, player, device)) };
    },

    'change-device': (connection, { code, key, token, device: secret, knowing = false }) =>
      atTable(code, async (table) => {
        (connection.data.secrets ??= new Secrets()).bring([token], secret);
        const known = table.playerOf(digest(token));
        if (known) return { ok: true, code, player: known };
        const offer = offers.find(table.id, key);
        if (!offer) return { ok: false, refusal: 'no-such-offer' };
        const { player } = offer;
        const device = { ...presence.circumstances(connection, table), knowing };
        // Used up at once: of two devices that bring the same key, only the first can get the place.
        const giveBack = offers.spend(table.id, key);
        const outcome = await table.changeDevice(offer, digest(token), device).catch((error: unknown) => {
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
