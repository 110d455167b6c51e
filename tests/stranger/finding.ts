/** A difference between the server and the protocol. */
export class Finding extends Error {
  override readonly name = 'Finding';
}

/** Throws a finding unless a condition is true. */
export function expectThat(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Finding(otherwise);
}

/** Throws a finding if a value is missing. */
export function present<T>(value: T | null | undefined, missing: string): T {
  if (value === null || value === undefined) throw new Finding(missing);
  return value;
}

/** Converts a value to JSON, with maps and sets as lists. */
const asJson = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner instanceof Map || inner instanceof Set ? [...inner] : inner,
  );

/** Throws a finding if two values are equal as JSON. */
export function expectChanged(now: unknown, before: unknown, what: string): void {
  expectThat(asJson(now) !== asJson(before), `${what} was sent although nothing changed`);
}

/** Throws a finding unless two values are equal as JSON. */
export function expectSame(found: unknown, expected: unknown, what: string): void {
  const [is, should] = [asJson(found), asJson(expected)];
  expectThat(is === should, `${what} is ${is}, expected ${should}`);
}
