/** Functions that each describe what they recorded, called when a test has failed. Each is given the test's name. */
export const witnesses = new Set<(test: string) => Promise<string>>();
