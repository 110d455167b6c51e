/**
 * Detects changes that were lost with the write-ahead log ("-wal"). SQLite silently ignores everything after a damaged
 * place in the log. If the log's header is damaged, it ignores the whole log. After a process was killed, the index
 * beside the log ("-shm") still shows how many frames were committed. See https://www.sqlite.org/walformat.html.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;
/** The magic number at the beginning of a log. Its last bit gives the byte order of the log's checksums. */
const MAGIC = 0x377f0682;

const PAGE_SIZES = [512, 1024, 2048, 4096, 8192, 16_384, 32_768, 65_536];

/**
 * SQLite adds one to the first salt whenever it restarts the log. An index is never more than this many restarts behind
 * its log.
 */
const MOST_BEGINNINGS = 1_000;

/**
 * The maximum number of times the log is read. The log is read again if a running server has restarted it during the
 * read.
 */
const MOST_LOOKS = 10;

/**
 * The part of the index that describes the log. SQLite writes the index in the machine's own byte order, which is
 * assumed to be little-endian.
 */
interface WalIndex {
  /** How many frames are committed. */
  readonly committed: number;
  /** How many of the committed frames have been copied into the data file. */
  readonly copied: number;
  /** The salt of the log that the index belongs to. */
  readonly salt: Buffer;
}

/**
 * How many committed frames of a data file's log are lost. If the log is too damaged to count them, the result is a
 * lower bound.
 */
export function lostFrames(file: string): number {
  for (let looks = 1; ; looks++) {
    const index = readFileIfThere(`${file}-shm`);
    const lost = lostBeside(readIndex(index), readFileIfThere(`${file}-wal`));
    if (lost === 0 || looks === MOST_LOOKS) return lost;
    if (readFileIfThere(`${file}-shm`).equals(index)) return lost;
  }
}

/**
 * Whether a data file's log has disappeared. The log may be absent only if a valid index shows that nothing was in it.
 */
export function isLogGone(file: string): boolean {
  return sizeOfLog(file) === 0 && readIndex(readFileIfThere(`${file}-shm`)) === undefined;
}

/** The size of a data file's log in bytes; 0 if there is none. */
export function sizeOfLog(file: string): number {
  return statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}

function readFileIfThere(file: string): Buffer {
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
}

function lostBeside(index: WalIndex | undefined, log: Buffer): number {
  if (index && index.committed === index.copied) return 0;
  const { isSound, salt, sound, committed } = readLog(log);
  const missing = (known: WalIndex, there: number) =>
    Math.max(0, known.committed - Math.max(known.copied, there));
  // If the header is damaged, SQLite ignores the whole log.
  if (!isSound) return index ? missing(index, 0) : leastIn(log);
  if (!index || isLater(salt, index.salt)) return tornFrames(log, { committed, sound });
  // If the salts differ, the index doesn't belong to this log. The log is older, or it belongs to another file.
  return missing(index, salt.equals(index.salt) ? sound : 0);
}

/**
 * Whether the log with `salt` was restarted later than the log with the salt `than`. This happens if the index has not
 * been written to disk since the restart.
 */
function isLater(salt: Buffer, than: Buffer): boolean {
  const beginnings = (salt.readUInt32BE(0) - than.readUInt32BE(0)) >>> 0;
  return beginnings > 0 && beginnings <= MOST_BEGINNINGS;
}

/** How many frames a damaged log of this size has room for; at least one if the log is not empty. */
function leastIn(log: Buffer): number {
  if (log.length === 0) return 0;
  const frame = FRAME_HEADER + (log.length >= HEADER ? log.readUInt32BE(8) : 0);
  return Math.max(1, Math.floor((log.length - HEADER) / frame));
}

/** How many frames of a log without a matching index don't belong to a complete, readable transaction. */
function tornFrames(log: Buffer, { committed, sound }: Pick<Log, 'committed' | 'sound'>): number {
  const size = FRAME_HEADER + log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let last = sound;
  for (let number = sound; HEADER + (number + 1) * size <= log.length; number++) {
    const at = HEADER + number * size;
    // Ignore frames that are left from before the last restart. They have another salt.
    if (log.subarray(at + 8, at + 16).equals(salt)) last = number + 1;
  }
  const isCutShort = (log.length - HEADER) % size !== 0;
  return last - committed + Number(isCutShort);
}

/**
 * Reads the index; undefined if it is invalid. An index contains its header twice, and both copies must be the same.
 */
function readIndex(index: Buffer): WalIndex | undefined {
  const header = index.subarray(0, 48);
  if (index.length < 100 || !header.equals(index.subarray(48, 96)) || header[12] !== 1) return undefined;
  return {
    committed: header.readUInt32LE(16),
    copied: index.readUInt32LE(96),
    salt: header.subarray(32, 40),
  };
}

/** The readable part of a log. */
interface Log {
  /** Whether the log's header is undamaged. */
  readonly isSound: boolean;
  readonly salt: Buffer;
  /** How many frames from the beginning are undamaged. */
  readonly sound: number;
  /** How many of the undamaged frames belong to complete transactions. */
  readonly committed: number;
}

function readLog(log: Buffer): Log {
  const salt = log.subarray(16, 24);
  const unsound = { isSound: false, salt, sound: 0, committed: 0 };
  if (log.length < HEADER || (log.readUInt32BE(0) & ~1) !== MAGIC) return unsound;
  const sum = summing((log.readUInt32BE(0) & 1) === 1);
  const size = log.readUInt32BE(8);
  const [head, more] = sum(log.subarray(0, 24));
  const isSound = log.readUInt32BE(24) === head && log.readUInt32BE(28) === more;
  if (!isSound || !PAGE_SIZES.includes(size)) return unsound;
  let sound = 0;
  let committed = 0;
  for (let at = HEADER; at + FRAME_HEADER + size <= log.length; at += FRAME_HEADER + size) {
    sum(log.subarray(at, at + 8));
    const [first, second] = sum(log.subarray(at + FRAME_HEADER, at + FRAME_HEADER + size));
    const isWritten = log.readUInt32BE(at + 16) === first && log.readUInt32BE(at + 20) === second;
    if (!isWritten || !log.subarray(at + 8, at + 16).equals(salt)) break;
    sound++;
    // Only the last frame of a transaction contains the resulting size of the file.
    if (log.readUInt32BE(at + 4) > 0) committed = sound;
  }
  return { isSound: true, salt, sound, committed };
}

/** Returns a function that computes the checksum of all bytes that have been passed to it so far. */
function summing(isBigEndian: boolean): (bytes: Buffer) => readonly [number, number] {
  let first = 0;
  let second = 0;
  return (bytes) => {
    const word = (at: number) => (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
    for (let at = 0; at < bytes.length; at += 8) {
      first = (first + word(at) + second) >>> 0;
      second = (second + word(at + 4) + first) >>> 0;
    }
    return [first, second];
  };
}
