/**
 * Phrases that readers stumbled over, each with the plain words to use instead. The plain words come from
 * docs/WORDS.md.
 */
export const BANNED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:look|looks|looking|looked) on\b/i, 'watch'],
  [/\bonlookers?\b/i, 'spectator'],
  [/\b(?:come|comes|came|coming) to (?:the |a )?table\b/i, 'join'],
  [/\b(?:take|takes|took|taken|taking) (?:\w+ )?off the table\b/i, 'remove'],
  [/\b(?:make|makes|made) a table\b/i, 'start a table'],
  [/\bbr(?:eak|eaks|oke|oken|eaking)(?: \w+){0,2} off\b/i, 'end early'],
  [/\bby lot\b/i, 'at random'],
  [/\banew\b/i, 'again'],
  [/\bwho(?:m|se)?(?:so)?ever\b/i, 'anyone who'],
  [/\bthe own\b/i, 'its own, their own'],
  [/\ball the same\b/i, 'even so'],
  [/\bas ever\b/i, 'as usual'],
  [/\b(?:likelier|likeliest|seldomer)\b/i, 'more likely, less often'],
  [/\bfirst page\b/i, 'home page'],
  [/\bguess (?:ship|ships|board)\b/i, 'guess, chart'],
  [/\b(?:is|are|was|were|be) no more\b(?! than)/i, 'no longer'],
  [/\bno more than need be\b/i, 'as little as possible'],
  [/\bin (?:your|his|her|its|their) stead\b/i, 'instead of'],
  [/\b(?:lies|lie|stands|stand) ready\b/i, 'is ready'],
  [/\bfrom \d+ on\b/i, 'or more, or later'],
  [/\b(?:held|hold|holds) possible\b/i, 'think possible'],
  [/(?:^|[.:;] )(?:But |And |So )?Who(?:m|se)? [a-z][^?]*$/m, 'name the subject: people who, a player who'],
];

/** A banned phrase that was found in a text. */
export interface Stumble {
  readonly line: number;
  readonly found: string;
  readonly instead: string;
}

/** The banned phrases in a text that may have several lines. */
export function stumblesIn(text: string): Stumble[] {
  return text.split('\n').flatMap((words, index) =>
    BANNED.flatMap(([pattern, instead]) => {
      const [found] = pattern.exec(words) ?? [];
      return found === undefined ? [] : [{ line: index + 1, found, instead }];
    }),
  );
}
