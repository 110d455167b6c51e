/**
 * Checks that no request costs much before it is refused: every text and every list in every schema has a maximum
 * length.
 */
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { LONGEST_NAME } from '../../shared/table/table.ts';
import { cleaned } from '../../shared/wire/cleaned.ts';
import { fileOn, readGameFile } from '../../shared/wire/read-game-file.ts';
import { REQUESTS } from '../../shared/wire/schemas.ts';

/** The paths of those parts of a schema that have no maximum size. */
function unbounded(schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.ZodString) return schema.maxLength === null ? [path] : [];
  if (schema instanceof z.ZodArray) {
    const hasMost = schema.def.checks?.some(({ _zod: { def } }) => def.check === 'max_length') === true;
    return [...(hasMost ? [] : [path]), ...unbounded(schema.element, `${path}[]`)];
  }
  if (schema instanceof z.ZodObject) {
    // If unknown keys are refused, an object can't be larger than its schema allows.
    const isOpen = !(schema.def.catchall instanceof z.ZodNever);
    const shape = Object.entries<z.core.$ZodType>(schema.shape);
    return [...(isOpen ? [path] : []), ...shape.flatMap(([key, of]) => unbounded(of, `${path}.${key}`))];
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => unbounded(one, path));
  if (
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable
  )
    return unbounded(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) {
    const { in: first, out } = schema.def;
    if (out instanceof z.ZodTransform) return unbounded(first, path);
    // A record has no maximum of its own. It is bounded only if the keys are counted before it is checked.
    const isCounted = first instanceof z.ZodUnknown && (first.def.checks?.length ?? 0) > 0;
    if (isCounted && out instanceof z.ZodRecord)
      return [...unbounded(out.keyType, `${path}{}`), ...unbounded(out.valueType, `${path}{}`)];
    return [...unbounded(first, path), ...unbounded(out, path)];
  }
  const isSmall = [z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodCustom].some(
    (small) => schema instanceof small,
  );
  return isSmall ? [] : [`${path}: ${schema._zod.def.type}`];
}

it.each(Object.entries(REQUESTS))('each text and list of the request %s has a maximum', (name, schema) => {
  expect(unbounded(schema, name)).toEqual([]);
});

it('each text, list and record of the file of a game has a maximum', () => {
  expect(unbounded(fileOn({ columns: 9, rows: 9 }), 'file')).toEqual([]);
});

it('what has no maximum is noticed', () => {
  const loose = z.strictObject({
    texts: z.array(z.string().max(3)),
    text: z.array(z.string()).max(3),
    record: z.record(z.string().max(3), z.literal(1)),
    open: z.looseObject({}).exactOptional(),
  });
  expect(unbounded(loose, 'it')).toEqual(['it.texts', 'it.text[]', 'it.record: record', 'it.open']);
});

const token = 'A'.repeat(43);
const MARKS = '\u0300\u0327\u0316\u0301'.repeat(2_000);

it('the marks of a name are not put in order before its length is checked', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(REQUESTS.make.safeParse({ token, name: MARKS }).success).toBe(false);
  const file = { format: 'odyssey-game', version: 1, names: { poseidon: MARKS.repeat(8) } };
  readGameFile(JSON.stringify({ ...file, events: [{ board: { columns: 9, rows: 9 } }] }));
  expect(normalize).not.toHaveBeenCalled();
  const longest = `${'A'.repeat(LONGEST_NAME)}${'\u200b'.repeat(9 * LONGEST_NAME)}`;
  expect(REQUESTS.make.parse({ token, name: longest }).name).toBe('A'.repeat(LONGEST_NAME));
  normalize.mockRestore();
});

it('nothing in a list that is too long is looked at', () => {
  const element = vi.fn(() => 'red');
  const ships = Array.from({ length: 8_000 });
  for (const place of ships.keys()) Object.defineProperty(ships, place, { get: element });
  const command = { type: 'seat-opponent', opponent: 'hermes', seat: 'navigators', ships };
  expect(REQUESTS.command.safeParse({ id: 'c1', player: 'ann', command }).success).toBe(false);
  expect(element).not.toHaveBeenCalled();
});

it('of a text that is far too long only the beginning is read, and not every escape of an escape', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  cleaned(MARKS.repeat(8));
  expect(String(normalize.mock.contexts[0]).length).toBeLessThan(5_000);
  normalize.mockRestore();
  const decode = vi.spyOn(globalThis, 'decodeURIComponent');
  cleaned(`%${'25'.repeat(4_000)}41`);
  expect(decode.mock.calls.length).toBeLessThan(10);
  decode.mockRestore();
});
