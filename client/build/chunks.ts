/**
 * Decides which modules are bundled into one file. On a phone's network every file costs about as much time as six
 * kilobytes, so what the screens of a table share comes in a few files. The price is that a screen also loads some code
 * that only its neighbours need.
 */

/** Loaded after the page, on every page. */
const LATE = ['banners', 'upkeep', 'HomePicture', 'ContinueTables', 'find-table', 'ScrollHint', 'addresses'];
/** Loaded by everybody who opens a table's address. */
const DOOR = ['TablePage', 'Join'];
const GAME = ['PoseidonScreen', 'NavigatorsScreen', 'OnlookersScreen'];
/** Pages with little code of their own. */
const LIGHT = ['AlonePage', 'DailyPage'];
/** Pages that are opened without a table. Texts have their language and part as their names. */
const ELSEWHERE = [
  ...LIGHT,
  ...[
    'RulesPage',
    'VoyagePage',
    'PuzzlesPage',
    'SharedGamePage',
    'SharedEnding',
    'RecordPage',
    'DrawingPage',
  ],
  ...['ShareSheet', 'read-game-file', 'teaching', 'puzzling', 'solo', 'afterwards', 'designing'],
];

/** Tells whether a module is used by any of these lazily loaded modules. */
type IsUsedBy = (...names: readonly string[]) => boolean;

/**
 * The shared files, each with the modules that belong to it. A module belongs to the first file that wants it. A module
 * that more screens use must not move down this list: a file imports only earlier ones, so that nobody loads code that
 * belongs to other screens.
 */
const SHARED: readonly (readonly [name: string, wants: (by: IsUsedBy) => boolean])[] = [
  ['late', (by) => by(...LATE)],
  ['common', (by) => by(...DOOR) && by(...ELSEWHERE)],
  ['common', (by) => by(...LIGHT) && by(...DOOR, ...GAME)],
  ['table', (by) => by(...DOOR)],
  ['light', (by) => by(...LIGHT) && by('Lobby')],
  ['settings', (by) => by('Lobby') && by(...ELSEWHERE)],
  ['lobby-and-game', (by) => by('Lobby') && by(...GAME)],
  ['boards', (by) => by(...GAME) && by(...ELSEWHERE)],
  ['game', (by) => by(...GAME)],
];

/** The names of the shared files, in the order in which they want modules. */
export const SHARED_CHUNKS = [...new Set(SHARED.map(([name]) => name))];

/** The bundler's context of a module. */
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** A module as the bundler describes it. */
interface ModuleInfo {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** Returns a function that names the shared file of a module, or null if the module belongs to none. */
export function nameSharedChunk(): (id: string, modules: Modules) => string | null {
  // Kept, because asking the bundler is slow.
  const known = new Map<string, ModuleInfo>();
  return (id, modules) => {
    const users = usersOf(id, (module) => {
      const info = known.get(module) ?? modules.getModuleInfo(module) ?? UNUSED;
      if (!known.has(module))
        known.set(module, { importers: info.importers, dynamicImporters: info.dynamicImporters });
      return info;
    });
    if (users.size < 2 && !DOOR.some((name) => users.has(name))) return null;
    return (
      SHARED.find(([, wants]) => wants((...names) => names.some((name) => users.has(name))))?.[0] ?? null
    );
  };
}

/**
 * The bundler's groups for the shared files. Each has its own priority, because a group also takes what its modules
 * import, unless an earlier group has taken that.
 */
export function sharedGroups() {
  const nameChunk = nameSharedChunk();
  return SHARED_CHUNKS.map((chunk, place) => ({
    name: (id: string, modules: Modules) => (nameChunk(id, modules) === chunk ? chunk : null),
    debugName: chunk,
    priority: SHARED_CHUNKS.length - place,
  }));
}

const UNUSED: ModuleInfo = { importers: [], dynamicImporters: [] };

/** The names of the lazily loaded modules that import a module, directly or not. */
function usersOf(id: string, infoOf: (id: string) => ModuleInfo): ReadonlySet<string> {
  const users = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const { importers, dynamicImporters } = infoOf(module);
    if (dynamicImporters.length > 0) users.add(nameOf(module));
    importers.forEach(visit);
  };
  visit(id);
  return users;
}

/** The name of a module's file, without its folder and extension. */
function nameOf(id: string): string {
  return /([^/\\]+?)(?:\.svelte)?(?:\.[jt]s)?$/.exec(id)?.[1] ?? id;
}
