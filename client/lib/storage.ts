/** What the browser keeps for us. Where it keeps nothing (private mode), it lasts as long as the page. */
const memory = new Map<string, string>();

/** What is kept under a key, or null. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a text under a key. */
export function keep(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Kept in memory only.
  }
}
