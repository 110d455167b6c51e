/**
 * Whether the newest changes were lost with the write-ahead log. SQLite takes a log that breaks off for one that ends
 * there, and one whose header is damaged for none. But after a process was killed, the index beside the log ("-shm")
 * still says how many frames had been committed. See https://www.sqlite.org/walformat.html.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;
/** The magic number of a log; the last bit says in which order of bytes its checksums are. */
const MAGIC = 0x377f0682;

const PAGE_SIZES = [512, 1024, 2048, 4096, 8192, 16_384, 32_768, 65_536];

/** A log that is begun anew counts its first salt up by one; an index is never older than so many of them. */
const MOST_BEGINNINGS = 1_000;

/** A server that runs may begin its log anew while it is read: then it is looked at again, so often at most. */
const MOST_LOOKS = 10;

/** What the index says of the log. Its numbers are in this machine's order of bytes, which is little-endian. */
interface WalIndex {
  /** How many frames have been committed. */
  readonly committed: number;
  /** How many of them are in the data file already. */
  readonly copied: number;
  /** It is of the log with the same salt. */
  readonly salt: Buffer;
}

/** How many frames of committed changes of a data file are gone; 0 if none are. At least so many, if that is all one sees. */
export function lostFrames(file: string): number {
  for (let looks = 1; ; looks++) {
    const index = readFileIfThere(`${file}-shm`);
    const lost = lostBeside(readIndex(index), readFileIfThere(`${file}-wal`));
    if (lost === 0 || looks === MOST_LOOKS) return lost;
    if (readFileIfThere(`${file}-shm`).equals(index)) return lost;
  }
}

/** Whether a data file has neither a log nor an index that would say that there was nothing in it. */
export function isLogGone(file: string): boolean {
  return sizeOfLog(file) === 0 && readIndex(readFileIfThere(`${file}-shm`)) === undefined;
}

/** How many bytes the log of a data file has; 0 if there is none. */
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
  // SQLite drops a whole log whose header is not as it was written.
  if (!isSound) return index ? missing(index, 0) : leastIn(log);
  if (!index || isLater(salt, index.salt)) return tornFrames(log, { committed, sound });
  // With another salt it is not the log that the index was made of: an older one, or another file's.
  return missing(index, salt.equals(index.salt) ? sound : 0);
}

/** Whether a log was begun after the one with another salt: the system may not have saved the index since. */
function isLater(salt: Buffer, than: Buffer): boolean {
  const beginnings = (salt.readUInt32BE(0) - than.readUInt32BE(0)) >>> 0;
  return beginnings > 0 && beginnings <= MOST_BEGINNINGS;
}

/** How many frames a damaged log has room for; at least one, if there is anything in it. */
function leastIn(log: Buffer): number {
  if (log.length === 0) return 0;
  const frame = FRAME_HEADER + (log.length >= HEADER ? log.readUInt32BE(8) : 0);
  return Math.max(1, Math.floor((log.length - HEADER) / frame));
}

/** How many frames of a log without an index were written to it and are in no change that is whole. */
function tornFrames(log: Buffer, { committed, sound }: Pick<Log, 'committed' | 'sound'>): number {
  const size = FRAME_HEADER + log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let last = sound;
  for (let number = sound; HEADER + (number + 1) * size <= log.length; number++) {
    const at = HEADER + number * size;
    // Frames of an earlier log, which this one has not reached yet, have another salt.
    if (log.subarray(at + 8, at + 16).equals(salt)) last = number + 1;
  }
  const isCutShort = (log.length - HEADER) % size !== 0;
  return last - committed + Number(isCutShort);
}

/** The index keeps its header twice: it is only good when both are the same. */
function readIndex(index: Buffer): WalIndex | undefined {
  const header = index.subarray(0, 48);
  if (index.length < 100 || !header.equals(index.subarray(48, 96)) || header[12] !== 1) return undefined;
  return {
    committed: header.readUInt32LE(16),
    copied: index.readUInt32LE(96),
    salt: header.subarray(32, 40),
  };
}

/** What can be read of a log. */
interface Log {
  /** Whether its header is as it was written. */
  readonly isSound: boolean;
  readonly salt: Buffer;
  /** How many frames from its beginning on are as they were written. */
  readonly sound: number;
  /** How many of those are of changes that are whole. */
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
    // The last frame of a change says how large the file is after it.
    if (log.readUInt32BE(at + 4) > 0) committed = sound;
  }
  return { isSound: true, salt, sound, committed };
}

/** The running checksum of a log: of all that it has been given so far. */
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
