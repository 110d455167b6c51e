/** The statements of the SQLite store that are about notices through push services: see statements.ts. */
import { SELECT_ROWS } from './rows.ts';

export const PUSH_STATEMENTS = {
  setSubscription: 'INSERT OR REPLACE INTO push_subscriptions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  subscriptionsAt: `${SELECT_ROWS.push_subscriptions} WHERE table_id = ? ORDER BY since, player, digest`,
  isSubscribed: 'SELECT 1 FROM push_subscriptions WHERE table_id = ? AND player = ? AND digest = ?',
  eraseSubscription: 'DELETE FROM push_subscriptions WHERE table_id = ? AND player = ? AND digest = ?',
  eraseSubscriptions: 'DELETE FROM push_subscriptions WHERE table_id = ?',
  eraseEndpoint: 'DELETE FROM push_subscriptions WHERE digest = ?',
  setNotice: 'INSERT OR REPLACE INTO push_notices VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  noticesAt: `${SELECT_ROWS.push_notices} WHERE table_id = ?`,
  noticeOf: `${SELECT_ROWS.push_notices} WHERE table_id = ? AND player = ? AND digest = ? AND kind = ?`,
  eraseNoticesOf: 'DELETE FROM push_notices WHERE table_id = ? AND player = ? AND digest = ?',
  eraseNotices: 'DELETE FROM push_notices WHERE table_id = ?',
  eraseNoticesTo: 'DELETE FROM push_notices WHERE digest = ?',
  setCheck: 'INSERT OR REPLACE INTO push_checks VALUES (?, ?, ?, ?, ?)',
  checkOf: `${SELECT_ROWS.push_checks} WHERE table_id = ?`,
  dueChecks: `
    SELECT table_id AS "table", code, stamp, actor FROM push_checks JOIN tables ON id = table_id
    WHERE due_at <= ? OR due_at > ? ORDER BY due_at LIMIT ?`,
  eraseCheck: 'DELETE FROM push_checks WHERE table_id = ?',
  setPushKey: 'INSERT OR REPLACE INTO push_keys VALUES (?, ?, ?)',
  pushKey: `${SELECT_ROWS.push_keys} WHERE name = ?`,
} as const;
