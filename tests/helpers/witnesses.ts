/**
 * Functions that are called when a test has failed, with the test's name. Each returns a description of what its helper
 * has recorded.
 */
export const witnesses = new Set<(test: string) => Promise<string>>();
