/** The stored text of a device whose player has read all notes for newcomers. */
export const MET_ALL = JSON.stringify({ goal: 1, storm: 1, deepSea: 1, coastline: 1, report: 3 });

/** Stores the text before a page opens, unless the device already stores one. */
export const MEET_ALL = `try {
  localStorage.getItem('odyssey.met') ?? localStorage.setItem('odyssey.met', '${MET_ALL}');
} catch {
  // Ignore errors: some devices can't store anything.
}`;
