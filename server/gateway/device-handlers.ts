/** Handles the requests for moving to another device. The old device offers a key, and the new device sends it. */
import { offerOf, whyNoOffer, whyNoRecovery } from '../../shared/table/rules/devices.ts';
import { digest } from '../lib/secrets.ts';
import { makeKey, makeRecoveryKey } from '../tables/device-keys.ts';
import { changeDevice } from '../tables/entrance.ts';
import type { Presence } from './presence.ts';
import type { AtTable, Handlers } from './requests.ts';
import { Secrets } from './secrets.ts';

/** The dependencies of the device handlers. */
export interface DeviceHandlersDeps {
  readonly presence: Presence;
  readonly atTable: AtTable;
}

/** The handlers of requests for moving to another device. */
export function makeDeviceHandlers({
  presence,
  atTable,
}: DeviceHandlersDeps): Pick<Handlers, 'offer-device' | 'keep-recovery' | 'change-device'> {
  return {
    'offer-device': async (connection, { player }) => {
      const { attendance } = connection.data;
      if (!attendance) return { ok: false, refusal: 'not-attending' };
      const { store, id, table } = attendance.table;
      const device = presence.circumstances(connection, attendance.table);
      const refusal = whyNoOffer(table, player, device);
      if (refusal) return { ok: false, refusal };
      return { ok: true, ...(await makeKey(store, id, offerOf(table, player, device))) };
    },

    'keep-recovery': async (connection, { player }) => {
      const { attendance } = connection.data;
      if (!attendance) return { ok: false, refusal: 'not-attending' };
      const { store, id, table } = attendance.table;
      const refusal = whyNoRecovery(table, player, attendance.players);
      if (refusal) return { ok: false, refusal };
      return { ok: true, ...(await makeRecoveryKey(store, id, player)) };
    },

    'change-device': (connection, { code, key, token, device: secret, knowing = false }) =>
      atTable(code, async (table) => {
        (connection.data.secrets ??= new Secrets()).bring([token], secret);
        const device = { ...presence.circumstances(connection, table), knowing };
        const outcome = await changeDevice(table, key, digest(token), device);
        if (!outcome.ok) return outcome;
        presence.tell(table, outcome.feeds);
        return { ok: true, code, player: outcome.player };
      }),
  };
}
