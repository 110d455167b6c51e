/**
 * The parts of the code in which mutants are planted. Each part has fast tests, without sockets or pages, that must
 * detect its mutants. `PART=rules npm run mutants` tests one part. By default, all parts are tested.
 */
interface Part {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

const PARTS: Readonly<Record<string, Part>> = {
  rules: {
    mutate: ['shared/game/rules/*.ts', 'shared/game/{decide,evolve,moves}.ts'],
    tests: ['tests/rules/*.test.ts', 'tests/secrecy/{navigators,poseidon,fading,allowed}.test.ts'],
  },
  tell: {
    mutate: ['shared/game/{tell,told}.ts'],
    tests: [
      'tests/rules/*.test.ts',
      'tests/secrecy/{navigators,poseidon,fading,allowed,alarm,audience}.test.ts',
    ],
  },
  game: {
    mutate: [
      'shared/{board,wire}/*.ts',
      'shared/game/{game,variants}.ts',
      'shared/game/views/*.ts',
      'shared/random.ts',
    ],
    tests: ['tests/rules/*.test.ts', 'tests/boards/{refusals,squares}.test.ts'],
  },
  table: {
    mutate: ['shared/table/**/*.ts'],
    tests: ['tests/rules/*.test.ts', 'tests/secrecy/{audience,competing}.test.ts'],
  },
  store: {
    mutate: ['server/store/*.ts'],
    tests: [
      'tests/server/{store,store-logs,store-tables,store-files,mending,wal,observed,durable,data-file,upgrade}.test.ts',
      'tests/server/{damage,planted-faults,salvage,restore,daily-copies,crafted-backup,data-folder}.test.ts',
    ],
  },
  tables: {
    mutate: ['server/tables/*.ts'],
    tests: [
      'tests/server/{queue,sweep,seats,freed-seats,resume,takeover,forgetting,letting-go}.test.ts',
      'tests/server/{clocks,clocks-at-zero,clocks-over-the-wire,clocks-while-away,damage,glance}.test.ts',
      'tests/secrecy/fading.test.ts',
    ],
  },
};

const name = process.env['PART'] ?? 'all';
const part = PARTS[name];
const parts = name === 'all' ? Object.values(PARTS) : part ? [part] : [];
if (parts.length === 0) throw new Error(`PART is one of ${Object.keys(PARTS).join(', ')}`);

/** The requested part, or all parts combined. */
export default {
  name,
  mutate: parts.flatMap(({ mutate }) => mutate),
  tests: [...new Set(parts.flatMap(({ tests }) => tests))],
};
