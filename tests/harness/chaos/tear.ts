/**
 * Makes a write-ahead log look as it does after a power cut: all committed frames are whole, and the next write is
 * torn.
 */
import { closeSync, existsSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import type { Random } from '../../../shared/random.ts';

const HEADER = 32;
const FRAME_HEADER = 24;

/**
 * Writes part of a frame after the last committed one. The data file must not be open.
 * @returns true if there was a log to tear
 */
export function tearLog(file: string, random: Random): boolean {
  const index = existsSync(`${file}-shm`) ? readFileSync(`${file}-shm`) : Buffer.alloc(0);
  if (index.length < 48 || !existsSync(`${file}-wal`)) return false;
  const committed = index.readUInt32LE(16);
  if (committed === 0) return false;
  const log = openSync(`${file}-wal`, 'r+');
  try {
    const header = Buffer.alloc(HEADER);
    readSync(log, header, 0, HEADER, 0);
    const frame = Buffer.alloc(FRAME_HEADER + header.readUInt32BE(8));
    for (let i = 0; i < frame.length; i++) frame[i] = Math.floor(random() * 256);
    // Copy the log's salts into the torn frame, so that it looks like a frame of this log.
    header.copy(frame, 8, 16, 24);
    const length = 1 + Math.floor(random() * frame.length);
    writeSync(log, frame, 0, length, HEADER + committed * frame.length);
    return true;
  } finally {
    closeSync(log);
  }
}
