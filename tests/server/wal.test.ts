/**
 * Tests how the server counts the changes that are lost with a damaged -wal file. Usually, this count and the number of
 * changes that SQLite itself still finds must add up to the number of all changes. In most tests, each change is one
 * frame.
 */
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lostFrames } from '../../server/store/wal.ts';
import { copyAll, damage } from '../helpers/data-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-wal-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The layout of a -wal file: https://www.sqlite.org/walformat.html. */
const HEADER = 32;
const FRAME = 24 + 4096;
const CHANGES = 6;

/** The files of a killed process. All its changes are only in the -wal file, with one frame for each. */
const killed = join(folder, 'killed.sqlite');
{
  const own = join(folder, 'own.sqlite');
  const database = new DatabaseSync(own);
  database.exec('PRAGMA page_size = 4096; PRAGMA journal_mode = WAL; CREATE TABLE changes (number INTEGER)');
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  for (let number = 1; number <= CHANGES; number++) database.exec(`INSERT INTO changes VALUES (${number})`);
  copyAll(own, killed);
  database.close();
}

let files = 0;
let file: string;
beforeEach(() => {
  file = join(folder, `${files++}.sqlite`);
  copyAll(killed, file);
});

/**
 * Counts the changes that SQLite finds. Opens a copy of the files without the index, because SQLite would otherwise
 * trust the index.
 */
function found(): number {
  const copy = `${file}.copy`;
  copyFileSync(file, copy);
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
  const database = new DatabaseSync(copy);
  const row = database.prepare('SELECT count(*) AS changes FROM changes').get();
  database.close();
  return Number(row?.['changes']);
}

const wal = (change: (bytes: Buffer) => void) => damage(`${file}-wal`, change);
const flip = (at: number) => (bytes: Buffer) => void (bytes[at] = (bytes[at] ?? 0) ^ 1);
const inFrame = (number: number, at: number) => HEADER + (number - 1) * FRAME + at;

describe('a -wal that is whole', () => {
  it('has lost nothing, and a file that was closed in order has none to lose', () => {
    expect([found(), lostFrames(file)]).toEqual([CHANGES, 0]);
    new DatabaseSync(file).close();
    rmSync(`${file}-shm`, { force: true });
    expect(lostFrames(file)).toBe(0);
  });

  it('has lost nothing whatever follows its last change', () => {
    writeFileSync(`${file}-wal`, Buffer.alloc(FRAME + 100, 7), { flag: 'a' });
    expect([found(), lostFrames(file)]).toEqual([CHANGES, 0]);
  });

  it('has lost nothing where all was copied into the data file before it went', () => {
    const index = readFileSync(`${file}-shm`);
    index.writeUInt32LE(index.readUInt32LE(16), 96);
    writeFileSync(`${file}-shm`, index);
    rmSync(`${file}-wal`);
    expect(lostFrames(file)).toBe(0);
  });
});

describe('a -wal that is cut off', () => {
  it.each(Array.from({ length: CHANGES }, (_, kept) => kept))(
    'has the changes before the cut: %i',
    (kept) => {
      for (const cut of [kept * FRAME, kept * FRAME + 1, (kept + 1) * FRAME - 1]) {
        writeFileSync(`${file}-wal`, readFileSync(`${killed}-wal`).subarray(0, HEADER + cut));
        expect([found(), lostFrames(file)], `${cut}`).toEqual([kept, CHANGES - kept]);
      }
    },
  );

  it.each([0, 1, HEADER - 1])('within its header, after %i bytes, has none', (length) => {
    writeFileSync(`${file}-wal`, readFileSync(`${killed}-wal`).subarray(0, length));
    expect([found(), lostFrames(file)]).toEqual([0, CHANGES]);
  });

  it('or deleted has none', () => {
    rmSync(`${file}-wal`);
    expect([found(), lostFrames(file)]).toEqual([0, CHANGES]);
  });
});

describe('a bit that flips in a -wal', () => {
  it.each([
    ['the number of a page', 0],
    ['the size after the change', 7],
    ['the salt', 8],
    ['the end of the salt', 15],
    ['the first checksum', 16],
    ['the second checksum', 23],
    ['the first byte of a page', 24],
    ['the last byte of a page', FRAME - 1],
  ])('in %s: the changes from there on are lost', (_, at) => {
    for (const number of [1, 4, CHANGES]) {
      copyFileSync(`${killed}-wal`, `${file}-wal`);
      wal(flip(inFrame(number, at)));
      expect([found(), lostFrames(file)], `frame ${number}`).toEqual([number - 1, CHANGES - number + 1]);
    }
  });

  it.each([
    ['the magic number', 0],
    ['the number of the checkpoint', 15],
    ['the checksum of the header', 24],
  ])('in %s: all are lost', (_, at) => {
    wal(flip(at));
    expect(found()).toBe(0);
    expect(lostFrames(file)).toBe(CHANGES);
  });
});

describe('checksums in the other order of bytes, as a machine of the other kind writes them', () => {
  /** Replaces the checksums in a -wal file with checksums of big-endian words. */
  function turned(bytes: Buffer): void {
    let sums: [number, number] = [0, 0];
    const add = (from: number, to: number) => {
      for (let at = from; at < to; at += 8) {
        const first = (sums[0] + bytes.readUInt32BE(at) + sums[1]) % 2 ** 32;
        sums = [first, (sums[1] + bytes.readUInt32BE(at + 4) + first) % 2 ** 32];
      }
    };
    const write = (at: number) => sums.forEach((sum, i) => bytes.writeUInt32BE(sum, at + 4 * i));
    bytes.writeUInt32BE(0x377f0683, 0);
    add(0, 24);
    write(24);
    for (let frame = HEADER; frame < bytes.length; frame += FRAME) {
      add(frame, frame + 8);
      add(frame + 24, frame + FRAME);
      write(frame + 16);
    }
  }

  it('are read as SQLite reads them', () => {
    wal(turned);
    expect([found(), lostFrames(file)]).toEqual([CHANGES, 0]);
    wal(flip(inFrame(3, 100)));
    expect([found(), lostFrames(file)]).toEqual([2, CHANGES - 2]);
  });
});

describe('a damaged head of a -wal', () => {
  /** Gives the header a different salt and the matching checksum, as if it came from another log. */
  function writeSalt(by: number): void {
    wal((bytes) => {
      bytes.writeUInt32BE(bytes.readUInt32BE(16) + by, 16);
      let [first, second] = [0, 0];
      for (let at = 0; at < 24; at += 8) {
        first = (first + bytes.readUInt32LE(at) + second) >>> 0;
        second = (second + bytes.readUInt32LE(at + 4) + first) >>> 0;
      }
      bytes.writeUInt32BE(first, 24);
      bytes.writeUInt32BE(second, 28);
    });
  }

  it.each(Array.from({ length: HEADER }, (_, at) => at))(
    'loses all, whichever byte it is: %i; with the index or without',
    (at) => {
      wal(flip(at));
      expect([found(), lostFrames(file)]).toEqual([0, CHANGES]);
      rmSync(`${file}-shm`);
      // The lost header contained the page size, so the number of lost frames may be wrong.
      expect(lostFrames(file)).toBeGreaterThan(0);
    },
  );

  it.each([
    ['random bytes', (bytes: Buffer) => bytes.fill('Dear Odysseus, ')],
    ['zeros', (bytes: Buffer) => bytes.fill(0)],
    ['random bytes in its head alone', (bytes: Buffer) => bytes.fill('Dear', 0, HEADER)],
  ])('or %s', (_, change) => {
    wal((bytes) => void change(bytes));
    expect([found(), lostFrames(file)]).toEqual([0, CHANGES]);
    rmSync(`${file}-shm`);
    expect(lostFrames(file)).toBeGreaterThan(0);
  });

  it.each([-1, 5_000, -5_000])('or the head of another -wal, with a salt that differs by %i', (by) => {
    writeSalt(by);
    expect([found(), lostFrames(file)]).toEqual([0, CHANGES]);
  });

  it('loses only what was not in the data file already', () => {
    damage(`${file}-shm`, (bytes) => bytes.writeUInt32LE(4, 96));
    wal(flip(16));
    expect(lostFrames(file)).toBe(CHANGES - 4);
  });
});

describe('a -wal without an index', () => {
  beforeEach(() => rmSync(`${file}-shm`));

  it('has lost nothing where it is whole', () => {
    expect(lostFrames(file)).toBe(0);
    rmSync(`${file}-wal`);
    expect(lostFrames(file)).toBe(0);
  });

  it('has lost what lies behind a bit that flipped', () => {
    wal(flip(inFrame(3, 100)));
    expect([found(), lostFrames(file)]).toEqual([2, CHANGES - 2]);
  });

  it('has lost something if it breaks off within a frame', () => {
    writeFileSync(`${file}-wal`, readFileSync(`${killed}-wal`).subarray(0, HEADER + 3 * FRAME + 50));
    expect([found(), lostFrames(file)]).toEqual([3, 1]);
  });

  it('has lost a change whose end is missing', () => {
    const own = join(folder, 'long.sqlite');
    const database = new DatabaseSync(own);
    database.exec('PRAGMA page_size = 4096; PRAGMA journal_mode = WAL; CREATE TABLE changes (number TEXT)');
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.prepare('INSERT INTO changes VALUES (?)').run('x'.repeat(20_000));
    copyAll(own, file);
    database.close();
    rmSync(`${file}-shm`);
    expect(lostFrames(file)).toBe(0);
    const log = readFileSync(`${file}-wal`);
    writeFileSync(`${file}-wal`, log.subarray(0, log.length - FRAME));
    expect([found(), lostFrames(file)]).toEqual([0, (log.length - HEADER) / FRAME - 1]);
  });
});

describe('an index that says nothing of this -wal', () => {
  const index = (change: (bytes: Buffer) => void) => damage(`${file}-shm`, change);
  beforeEach(() => writeFileSync(`${file}-wal`, readFileSync(`${killed}-wal`).subarray(0, HEADER + FRAME)));

  it('is missing, cut short, or two that differ', () => {
    expect(lostFrames(file)).toBe(CHANGES - 1);
    index(flip(16));
    expect(lostFrames(file)).toBe(0);
    copyFileSync(`${killed}-shm`, `${file}-shm`);
    index(flip(48 + 47));
    expect(lostFrames(file)).toBe(0);
    for (const length of [0, 96, 99]) {
      writeFileSync(`${file}-shm`, readFileSync(`${killed}-shm`).subarray(0, length));
      expect(lostFrames(file)).toBe(0);
    }
    writeFileSync(`${file}-shm`, readFileSync(`${killed}-shm`).subarray(0, 100));
    expect(lostFrames(file)).toBe(CHANGES - 1);
    rmSync(`${file}-shm`);
    expect(lostFrames(file)).toBe(0);
  });

  it('was never begun', () => {
    index((bytes) => [12, 60].forEach((at) => (bytes[at] = 0)));
    expect(lostFrames(file)).toBe(0);
  });

  /** Increases the first salt in the index, in both copies of the index's header. */
  const turnSalt = (by: number) =>
    index((bytes) => [32, 80].forEach((at) => bytes.writeUInt32BE(bytes.readUInt32BE(at) + by, at)));

  it('is of a -wal before this one', () => {
    turnSalt(-1);
    expect(lostFrames(file)).toBe(0);
    // A -wal file that was just restarted has no frames yet.
    writeFileSync(`${file}-wal`, readFileSync(`${killed}-wal`).subarray(0, HEADER));
    expect(lostFrames(file)).toBe(0);
  });

  it('counts fewer changes than there are', () => {
    copyFileSync(`${killed}-wal`, `${file}-wal`);
    index((bytes) => [16, 64].forEach((at) => bytes.writeUInt32LE(2, at)));
    expect(lostFrames(file)).toBe(0);
  });
});
