/** Functions that describe what they saw when a test has failed. Each is given the test's name. */
export const witnesses = new Set<(test: string) => Promise<string>>();
