/** Error messages for the terminal when the server can't start, or a backup can't be made or restored. */
import { NothingToCopyError } from './store/backup.ts';

/** Explains an error in plain words, and suggests a remedy if one is known. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  if (error instanceof NothingToCopyError) return `Nothing was copied or changed: ${message}`;
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port is taken: is Odyssey already running? To start another server with its own tables: PORT=3001 ODYSSEY_DATA=data/other.sqlite npm start';
  }
  if ('syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo')) {
    return `HOST, PORT: can't listen there: ${message}.\nHOST is an address of this machine, such as 127.0.0.1, or 0.0.0.0 for every one; ports below 1024 need permission`;
  }
  if (/scandir|no board files/.test(message)) {
    return `The boards can't be read: ${message}.\nChoose a folder of board files: ODYSSEY_BOARDS=boards npm start`;
  }
  if (/database is locked/.test(message)) {
    return 'The tables are open in another Odyssey server. To use other tables: ODYSSEY_DATA=data/other.sqlite npm start';
  }
  if (/not a database|malformed|not made by Odyssey/.test(message)) {
    return `The tables can't be read: ${message}.\nMove away the file and every file whose name starts the same, and npm start creates a new one; or restore a backup: npm run restore -- data/backups/<file>; or use another file: ODYSSEY_DATA=data/other.sqlite npm start`;
  }
  if (/a -wal beside it that is not its own/.test(message)) {
    return `The tables can't be read: ${message}.\nMove the file that ends in -wal away. If it was put here together with the data file, delete the file that ends in -lock instead. Then start again.`;
  }
  if (/is (missing|empty), though it was here/.test(message)) {
    return `The tables are gone: ${message}.\nPut the file back, or restore a backup: npm run restore -- data/backups/<file>. To start afresh, move away every file whose name starts the same.`;
  }
  if (
    /unable to open database|readonly database|(EACCES|EPERM|EROFS).*(mkdir|chmod|-lock)|(ENOTDIR|EEXIST).*mkdir/.test(
      message,
    )
  ) {
    return `The tables can't be kept here: ${message}.\nChoose a file that this user may write: ODYSSEY_DATA=data/other.sqlite npm start`;
  }
  return message;
}
