/** Something that the server did otherwise than the page says. */
export class Finding extends Error {
  override readonly name = 'Finding';
}

/** Finds fault unless it is so. */
export function expectThat(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Finding(otherwise);
}

/** Finds fault if there is nothing. */
export function present<T>(value: T | null | undefined, missing: string): T {
  if (value === null || value === undefined) throw new Finding(missing);
  return value;
}

/** As JSON, maps and sets as lists of what is in them. */
const asJson = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner instanceof Map || inner instanceof Set ? [...inner] : inner,
  );

/** Finds fault if both are the same as JSON. */
export function expectChanged(now: unknown, before: unknown, what: string): void {
  expectThat(asJson(now) !== asJson(before), `${what} was told though it was so already`);
}

/** Finds fault unless both are the same as JSON. */
export function expectSame(found: unknown, expected: unknown, what: string): void {
  const [is, should] = [asJson(found), asJson(expected)];
  expectThat(is === should, `${what} is ${is}, expected ${should}`);
}
