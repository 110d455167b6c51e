/** Keyboard layouts: which character each key types. */

const CODES: readonly string[] = [
  ...[...'QWERTYUIOP'].map((letter) => `Key${letter}`),
  ...['BracketLeft', 'BracketRight'],
  ...[...'ASDFGHJKL'].map((letter) => `Key${letter}`),
  ...['Semicolon', 'Quote'],
  ...[...'ZXCVBNM'].map((letter) => `Key${letter}`),
  ...['Comma', 'Period', 'Slash'],
];

/** The characters on the three rows of letter keys in each layout. */
const ROWS: Readonly<Record<string, string>> = {
  QWERTY: `qwertyuiop[] asdfghjkl;' zxcvbnm,./`,
  QWERTZ: `qwertzuiopü+ asdfghjklöä yxcvbnm,.-`,
  AZERTY: `azertyuiop^$ qsdfghjklmù wxcvbn,;:!`,
  Dvorak: `',.pyfgcrl/= aoeuidhtns- ;qjkxbmwvz`,
  Workman: `qdrwbjfup;[] ashtgyneoi' zxmcvkl,./`,
  Colemak: `qwfpgjluy;[] arstdhneio' zxcvbkm,./`,
  'Colemak-DH': `qwfpbjluy;[] arstgmneio' xcdvzkh,./`,
  'Neo 2': `xvlcwkhgfqß' uiaeosnrtdy üöäpzbm,.j`,
  'Turkish F': `fgğıodrnhpqw uieaütkmlyş jövcçzsb.,`,
  BÉPO: `bépoè^vdljzw auie,ctsrnm àyx.k'qghf`,
  Russian: `йцукенгшщзхъ фывапролджэ ячсмитьбю.`,
  Greek: `;ςερτυθιοπ[] ασδφγηξκλ΄' ζχψωβνμ,./`,
  Thai: `ๆไำพะัีรนยบล ฟหกดเ้่าสวง ผปแอิืทมใฝ`,
};

/** For each layout, the character that each key types, by the key's code. */
export const KEYBOARDS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(ROWS).map(([name, rows]) => {
    const letters = [...rows.replaceAll(' ', '')];
    if (letters.length !== CODES.length) throw new Error(`${name} has ${letters.length} keys`);
    return [name, new Map(CODES.map((code, i) => [code, letters[i] ?? '']))];
  }),
);
