/**
 * `npm run check:commits`: fails on a commit whose subject is longer than 72 characters. Reads the commits since the last tag,
 * or the last 200, and of those the ones made after the rule was: history isn't rewritten for it.
 */
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

const LONGEST = 72;
const MOST = 200;
/** When the rule was made. By date, because a shallow clone may not have a commit to count from. */
const SINCE = Date.parse('2026-11-26T20:28:00Z');

/** What git says, or null where there is no git, no repository or no such thing. */
function git(...words: string[]): string | null {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** A copy of the files inside another repository has none of its commits. */
function isOurs(): boolean {
  const root = git('rev-parse', '--show-toplevel');
  return root !== null && realpathSync(root) === realpathSync('.');
}

/** The subjects that the rule holds for, each with its commit; merges are named by git. */
function subjects(): { commit: string; subject: string }[] {
  const tag = git('describe', '--tags', '--abbrev=0');
  const range = tag === null ? [`--max-count=${MOST}`] : [`${tag}..HEAD`];
  const log = git('log', '--no-merges', '--format=%h%x09%ct%x09%s', ...range) ?? '';
  return log.split('\n').flatMap((line) => {
    const [commit = '', seconds = '', ...subject] = line.split('\t');
    return Number(seconds) * 1000 > SINCE ? [{ commit, subject: subject.join('\t') }] : [];
  });
}

const all = isOurs() ? subjects() : [];
const tooLong = all.filter(({ subject }) => [...subject].length > LONGEST);
for (const { commit, subject } of tooLong)
  process.stderr.write(`${commit} ${[...subject].length}: ${subject}\n`);
process.stdout.write(`${all.length} commit subjects, ${tooLong.length} longer than ${LONGEST} characters\n`);
process.exitCode = tooLong.length > 0 ? 1 : 0;
