/** Functions to call with the name of a failed test. Each returns a description of what its helper has recorded. */
export const witnesses = new Set<(test: string) => Promise<string>>();
