/**
 * Checks that the English texts contain no wording that reads like a translation or breaks the rule "one word for one
 * thing".
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const TEXTS = 'client/text/en';

/** The patterns that texts must not match, each with what to write instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:only )?look(?:s|ing)? on\b|\bonlookers?\b/i, 'watch, spectator'],
  [/\bcom(?:e|es|ing) to (?:the )?table\b/i, 'join'],
  [/\bthe own\b/i, 'its own, your own'],
  [/\bby lot\b|\bthe lot\b/i, 'at random'],
  [/\banew\b/i, 'again; reload'],
  [/\bguess (?:ship|board)s?\b/i, 'guess, chart'],
  [/\blog(?:book|s)?\b(?! in\b)|\brecord of (?:a|the) game\b/i, 'journal'],
  [/\brepl(?:y|ies)\b/i, 'report'],
  [/^Told\b|\b(?:is|are) told (?:all|on|with)\b/, 'reported'],
  [/\btells?\b(?! (?:you|me|people|them apart|the person)\b)/i, 'report, or say whom it tells'],
  [/\b(?:push(?:es|ed|ing)?|hits?|hurl(?:s|ed)?|throws?|thrown)\b/i, 'drive'],
  [/\b(?:safe|arrived?|arrives|reached|reach|reaches)\b/i, 'home'],
  [/\b(?:tokens?|pieces?)\b/i, 'reminder'],
  [/\b(?:a|the|my|your|his|her|their|five) places?\b/i, 'seat'],
  [/\bmak(?:e|ing) an? (?:\w+ )?(?:table|link|key|game)\b/i, 'start, create'],
  [/^Go on\b|\bgo(?:es)? on with\b/, 'Continue, Next'],
  [/\bfirst page\b/i, 'home page'],
  [/\btak(?:e|en|es) (?:\S+ )?off\b|\boff the table\b/i, 'remove'],
  [/\babandon(?:s|ed)?\b|\bbr(?:eak|oken?) off\b/i, 'end early'],
  [/\bcomputers?\b/i, 'opponent'],
  [/\bfirst voyage\b|\blessons?\b/, 'tutorial; First voyage with a capital is the set of rules'],
  [/\bforet(?:ell|old)\w*/i, 'predict'],
  [/\bthe film\b/i, 'replay'],
  [/\bbarred\b/i, 'can’t be played'],
  [/\b(?:str(?:ike|uck)) out\b/i, 'rule out'],
  [
    /\bin (?:your|his|her|their) stead\b|\btruly\b|\blikelier\b|\bas ever\b|\ball the same\b|\bby luck\b/i,
    'modern words',
  ],
  [
    /\bwill stand here\b|\bhold possible\b|(?<!guided (?:only )?|Going )\bby what\b/i,
    'words that do not come from German',
  ],
  [/\borders the \w+ ship\b/i, 'commands the ship'],
  [/, too(?:[.!?]|$)/, '“too” without a comma, or “also”'],
  [/(?:^|[.!?:;] )Who(?:ever)?\b[^?]*(?:[.!:;]|$)/, 'a sentence with a subject'],
];

/** Exceptions: words that match a pattern but are allowed in one file, with the reason. */
const ALLOWED: readonly (readonly [file: string, words: string, reason: string])[] = [
  ['opponents.ts', 'computer', 'it may sit in your own crew, and is no opponent of yours then'],
  ['link.ts', 'this computer', 'the machine that runs the server'],
  ['obstacles.ts', 'computer', 'the machine that runs the server'],
  ['obstacles.ts', 'can’t reach', 'of a network'],
  ['voyage.ts', 'feel safe', 'of a feeling, not of a ship'],
];

interface Text {
  readonly file: string;
  readonly line: number;
  readonly words: string;
}

/** The strings in a file that a player may read. In template strings, “…” stands for the inserted parts. */
function textsOf(file: string): Text[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(TEXTS, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts: Text[] = [];
  const note = (node: ts.Node, words: string) =>
    texts.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, words });
  function walk(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    // Leave out names of keys, figures and cases, because these strings are code.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'figure') return;
    if (ts.isBinaryExpression(node) && node.operatorToken.getText() === '===') return;
    if (ts.isPropertyAssignment(node)) walk(node.initializer);
    else if (ts.isCaseClause(node)) node.statements.forEach(walk);
    else if (ts.isStringLiteralLike(node)) note(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      note(
        node,
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…'),
      );
      node.templateSpans.forEach(({ expression }) => walk(expression));
    } else ts.forEachChild(node, walk);
  }
  walk(source);
  return texts;
}

const isAllowed = ({ file, words }: Text) =>
  ALLOWED.some(([where, phrase]) => file === where && words.includes(phrase));
const texts = readdirSync(TEXTS).flatMap(textsOf);
const found = (pattern: RegExp) => texts.filter(({ words }) => pattern.test(words));

describe('the English texts', () => {
  it('are read by this test', () => {
    expect(texts.length).toBeGreaterThan(1_500);
  });

  it.each(BANNED)('have nothing like %s: write “%s”', (pattern) => {
    const wrong = found(pattern).filter((text) => !isAllowed(text));
    expect(wrong.map(({ file, line, words }) => `${file}:${line}: ${words}`)).toEqual([]);
  });

  it.each(ALLOWED)('need the exception in %s for “%s”', (file, words) => {
    const matches = BANNED.flatMap(([pattern]) => found(pattern));
    expect(matches.some((text) => text.file === file && text.words.includes(words))).toBe(true);
  });
});
