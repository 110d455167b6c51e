/** Who can tell more of a test that has just failed: given its name, each says what it saw. */
export const witnesses = new Set<(test: string) => Promise<string>>();
