/**
 * Whether the newest changes were lost with the end of the write-ahead log. SQLite takes a log that breaks off
 * for one that ends there. But after a process was killed, the index beside the log ("-shm") still says how many
 * frames had been committed. See https://www.sqlite.org/walformat.html.
 */
import { existsSync, readFileSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;
/** The magic number of a log; the last bit says in which order of bytes its checksums are. */
const MAGIC = 0x377f0682;

/** What the index says of the log. Its numbers are in this machine's order of bytes, which is little-endian. */
interface WalIndex {
  /** How many frames have been committed. */
  readonly committed: number;
  /** How many of them are in the data file already. */
  readonly copied: number;
  /** It is of the log with the same salt. */
  readonly salt: Buffer;
}

/** How many frames of committed changes of a data file that nobody has open are gone; 0 if none are. */
export function lostFrames(file: string): number {
  const index = existsSync(`${file}-shm`) ? readIndex(readFileSync(`${file}-shm`)) : undefined;
  if (!index || index.committed === index.copied) return 0;
  const log = existsSync(`${file}-wal`) ? readFileSync(`${file}-wal`) : Buffer.alloc(0);
  // With another salt it is of a log before or after: then the index says nothing.
  if (log.length >= HEADER && !log.subarray(16, 24).equals(index.salt)) return 0;
  return Math.max(0, index.committed - soundFrames(log));
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

/** How many frames from the beginning of a log are as they were written. */
function soundFrames(log: Buffer): number {
  if (log.length < HEADER || (log.readUInt32BE(0) & ~1) !== MAGIC) return 0;
  const sum = summing((log.readUInt32BE(0) & 1) === 1);
  const size = log.readUInt32BE(8);
  const [head, more] = sum(log.subarray(0, 24));
  // SQLite drops a whole log whose header is not as it was written.
  if (log.readUInt32BE(24) !== head || log.readUInt32BE(28) !== more) return 0;
  let frames = 0;
  for (let at = HEADER; at + FRAME_HEADER + size <= log.length; at += FRAME_HEADER + size) {
    const salt = log.subarray(at + 8, at + 16);
    sum(log.subarray(at, at + 8));
    const [first, second] = sum(log.subarray(at + FRAME_HEADER, at + FRAME_HEADER + size));
    const isSound = log.readUInt32BE(at + 16) === first && log.readUInt32BE(at + 20) === second;
    if (!isSound || !salt.equals(log.subarray(16, 24))) break;
    frames++;
  }
  return frames;
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
