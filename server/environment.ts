/** The settings that come from the environment, each with its default. docs/OPERATING.md has a table of them. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { SLOWEST_PACE, USUAL_PACE } from './opponents/pace.ts';
import type { PushOptions } from './push/push.ts';
import { keysOf } from './push/vapid.ts';
import type { OpenTables } from '../shared/table/rules/open-table.ts';
import { believe, type TrustedProxies } from './gateway/proxies.ts';

/**
 * Returns the schema of a setting that is parsed from text.
 * @param wanted describes a valid value, for the error message
 * @param read returns undefined for an invalid value
 * @param shows whether the error message quotes the value
 */
function setting<T>(
  wanted: string,
  read: (text: string) => T | undefined,
  shows: 'shown' | 'hidden' = 'shown',
) {
  return z.string().transform((text, context) => {
    const value = read(text.trim());
    if (value !== undefined) return value;
    context.addIssue(`${shows === 'shown' ? `"${text}"` : 'the value'} is not ${wanted}`);
    return z.NEVER;
  });
}

const text = z.string().trim();
const port = setting('a port: a number from 0 to 65535, 0 for any that is free', readPort);
const host = setting(
  'an address or a name of this machine, such as 127.0.0.1; 0.0.0.0 means every one',
  readHost,
);

const schema = z.object({
  PORT: port.default(3000),
  HOST: host.default('0.0.0.0'),
  /** The data file. It is created if missing. */
  ODYSSEY_DATA: text.default('data/odyssey.sqlite'),
  /** The URL of a PostgreSQL database to use instead of the data file. */
  DATABASE_URL: setting(
    'the address of a PostgreSQL database, such as postgres://odyssey:password@127.0.0.1/odyssey',
    (text) => (/^postgres(ql)?:\/\/\S+$/.test(text) ? text : undefined),
  ).optional(),
  /**
   * The URL of a Redis that carries messages between servers that share the database. Without Redis, the messages go
   * through the database.
   */
  REDIS_URL: setting('the address of a Redis, such as redis://127.0.0.1:6379', (text) =>
    /^rediss?:\/\/\S+$/.test(text) ? text : undefined,
  ).optional(),
  /** How many daily copies of the data file to keep; 0 for none. */
  ODYSSEY_BACKUPS: setting('how many daily copies are kept: a number from 0 to 1000', readBackups).default(7),
  /** The folder that contains the board files. */
  ODYSSEY_BOARDS: text.default('boards'),
  /** The folder of the built client. */
  ODYSSEY_CLIENT: text.default('dist'),
  /** The addresses of our pages. Without this setting, pages at any address of the server are accepted. */
  ODYSSEY_ORIGIN: setting(
    'the address that pages are opened at, such as https://odyssey.example, or several with commas between',
    readOrigins,
  ).default([]),
  TRUST_PROXY: setting(
    'how many proxies stand before the server, such as 1, or their addresses, such as 127.0.0.1,10.0.0.0/8',
    readProxies,
  ).default(0),
  ODYSSEY_PUBLIC: setting('yes or no', readYesOrNo).optional(),
  /** Whether anybody on the server can find open tables. By default, only on a server that strangers can't reach. */
  ODYSSEY_OPEN: setting('yes or no', readYesOrNo).optional(),
  ODYSSEY_LIMITS: setting('on or off', readOnOrOff).default(true),
  /** How long opponents take over a move, in seconds on average; with 0, they move immediately. */
  ODYSSEY_PACE: setting(
    `how many seconds an opponent takes over a move: a number from 0 to ${SLOWEST_PACE}`,
    readPace,
  ).default(USUAL_PACE),
  /** Whether players are notified through the push services of their browsers. */
  ODYSSEY_PUSH: setting('on or off', readOnOrOff).default(true),
  /** The private key with which push services recognise this server. By default, the store has one. */
  ODYSSEY_PUSH_KEY: setting(
    'a private key for push services: 43 characters, such as the private key of web-push generate-vapid-keys',
    (text) => (keysOf(text) ? text : undefined),
    'hidden',
  ).optional(),
  ODYSSEY_PUSH_CONTACT: setting(
    'how push services can reach you, such as mailto:you@odyssey.example or https://odyssey.example',
    readContact,
  ).optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  HEALTH_PUBLIC: setting('yes or no', readYesOrNo).default(false),
  LOG_LEVEL: setting('silent, error, warn, info or debug', readLevel).default('warn'),
});

/** The names of all settings. */
export const SETTINGS = Object.keys(schema.shape);

export type Environment = z.infer<typeof schema>;

/**
 * Reads the settings. A blank setting counts as not set.
 * @throws Error that lists each invalid variable and what it should be
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.entries(variables).filter(([, value]) => value?.trim() !== '');
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (parsed.success) return fitting(parsed.data);
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Some settings can't be used.\n${faults.join('\n')}`);
}

/**
 * Checks that the settings fit together.
 * @throws Error if a setting needs another one that is not set
 */
function fitting(environment: Environment): Environment {
  if (environment.REDIS_URL === undefined || environment.DATABASE_URL !== undefined) return environment;
  throw new Error('REDIS_URL: only works together with DATABASE_URL.');
}

/** The settings that may appear in the log. A new setting is not logged until it is added here. */
export function shownSettings(environment: Environment): Partial<Environment> {
  const { PORT, HOST, ODYSSEY_DATA, ODYSSEY_BACKUPS, ODYSSEY_BOARDS, ODYSSEY_CLIENT, ODYSSEY_ORIGIN } =
    environment;
  const {
    TRUST_PROXY,
    ODYSSEY_PUBLIC,
    ODYSSEY_OPEN,
    ODYSSEY_LIMITS,
    ODYSSEY_PACE,
    ODYSSEY_PUSH,
    METRICS_PORT,
    METRICS_HOST,
    HEALTH_PUBLIC,
    LOG_LEVEL,
  } = environment;
  return {
    ...{ PORT, HOST, ODYSSEY_DATA, ODYSSEY_BACKUPS, ODYSSEY_BOARDS, ODYSSEY_CLIENT, ODYSSEY_ORIGIN },
    ...{
      TRUST_PROXY,
      ODYSSEY_PUBLIC,
      ODYSSEY_OPEN,
      ODYSSEY_LIMITS,
      ODYSSEY_PACE,
      ODYSSEY_PUSH,
      METRICS_PORT,
      METRICS_HOST,
      HEALTH_PUBLIC,
      LOG_LEVEL,
    },
  };
}

/**
 * Whether strangers can reach the server. Unless ODYSSEY_PUBLIC is set, a server counts as public if ODYSSEY_ORIGIN is
 * set or if it is behind a proxy.
 */
export function isPublic({ ODYSSEY_PUBLIC, ODYSSEY_ORIGIN, TRUST_PROXY }: Environment): boolean {
  return ODYSSEY_PUBLIC ?? (ODYSSEY_ORIGIN.length > 0 || TRUST_PROXY !== 0);
}

/** How notices are sent through push services; undefined if they are switched off. */
export function pushOptions(environment: Environment): PushOptions | undefined {
  const { ODYSSEY_PUSH, ODYSSEY_PUSH_KEY, ODYSSEY_PUSH_CONTACT, ODYSSEY_ORIGIN } = environment;
  if (!ODYSSEY_PUSH) return undefined;
  const ours = ODYSSEY_ORIGIN.find((origin) => origin.startsWith('https:'));
  return {
    contact: ODYSSEY_PUSH_CONTACT ?? ours ?? NO_CONTACT,
    ...(ODYSSEY_PUSH_KEY !== undefined && { privateKey: ODYSSEY_PUSH_KEY }),
  };
}

/** Push services want an address in this form. Some refuse one that can't be right. */
const NO_CONTACT = 'mailto:nobody@odyssey.invalid';

/** Whether the server lists open tables, and for whom. */
export function openTables(environment: Environment): OpenTables {
  const isReached = isPublic(environment);
  const isOn = environment.ODYSSEY_OPEN ?? !isReached;
  return isOn ? (isReached ? 'public' : 'home') : 'off';
}

function readPort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined;
}

function readHost(text: string): string | undefined {
  return isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined;
}

function readOrigins(text: string): readonly string[] | undefined {
  const origins = text.split(',').map((part) => {
    const url = URL.parse(part.trim());
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    return isOrigin ? url.origin : undefined;
  });
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
}

function readProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  try {
    believe(addresses);
    return addresses;
  } catch {
    return undefined;
  }
}

function readYesOrNo(text: string): boolean | undefined {
  const parsed = z.stringbool().safeParse(text);
  return parsed.success ? parsed.data : undefined;
}

function readOnOrOff(text: string): boolean | undefined {
  return text === 'on' ? true : text === 'off' ? false : undefined;
}

function readPace(text: string): number | undefined {
  return /^\d{1,2}(\.\d{1,3})?$/.test(text) && Number(text) <= SLOWEST_PACE ? Number(text) : undefined;
}

function readContact(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(text) ? text : undefined;
}

function readBackups(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) && Number(text) <= 1000 ? Number(text) : undefined;
}

function readLevel(text: string) {
  return (['silent', 'error', 'warn', 'info', 'debug'] as const).find((level) => level === text);
}
