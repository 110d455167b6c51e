/** The settings that come from the environment, each with its default. */
import { z } from 'zod';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** The file that holds every table: made if missing. */
  ODYSSEY_DATA: z.string().min(1).default('data/odyssey.sqlite'),
  /** How many daily copies of it are kept; 0: none is made. */
  ODYSSEY_BACKUPS: z.coerce.number().int().min(0).max(1000).default(7),
  /** A folder of board files. */
  ODYSSEY_BOARDS: z.string().min(1).default('boards'),
  /** The folder of the built client. */
  ODYSSEY_CLIENT: z.string().min(1).default('dist'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
});

export type Environment = z.infer<typeof schema>;

/**
 * Reads the settings; one that is left blank is not set.
 * @throws Error naming each variable that can't be used, and why
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.entries(variables).filter(([, value]) => value?.trim() !== '');
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment can't be used.\n${faults.join('\n')}`);
}
