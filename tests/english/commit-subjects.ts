/**
 * `npm run check:commits`: fails if the subject of a commit is longer than 72 characters. Reads the commits since the
 * last tag, or the last 200 if there is no tag, and ignores commits that are older than the rule.
 */
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

const LONGEST = 72;
const MOST = 200;
/**
 * The time when the rule was introduced, in ms since 1970. It is a date and not a commit, because a shallow clone may
 * lack any particular commit.
 */
const SINCE = Date.parse('2026-11-26T20:28:00Z');

/**
 * Runs a git command and returns its output. Returns null if git or the repository is missing, or if the command fails.
 */
function git(...words: string[]): string | null {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/**
 * True if the repository is this project's own. The project's files may have been copied into another repository, whose
 * commits are not ours.
 */
function isOurs(): boolean {
  const root = git('rev-parse', '--show-toplevel');
  return root !== null && realpathSync(root) === realpathSync('.');
}

/**
 * The subjects to which the rule applies, each with its commit. Merges are left out, because git writes their subjects.
 */
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
