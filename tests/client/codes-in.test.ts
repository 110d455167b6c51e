/** Table codes and keys as people paste and type them. */
import { describe, expect, it } from 'vitest';
import { keysMeant, tableMeant } from '../../shared/wire/addresses.ts';
import { codesIn, keysIn } from '../../shared/wire/codes-in.ts';

const wide = (text: string) =>
  text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));

describe('one code', () => {
  it.each([
    ...[
      'RH7N',
      ' rh7n ',
      'RH7N.',
      '“RH7N”',
      '"RH7N"',
      "'RH7N'",
      '«RH7N»',
      '(RH7N)',
      '#RH7N',
      'RH7N!',
      '*RH7N*',
      '`RH7N`',
    ],
    ...['\u200bRH7N', '\u202aRH7N\u202c', '\ufeffRH7N', 'RH\u00ad7N', 'RH7N\n', '\tRH7N', 'RH7N\u2060'],
    ...[
      'RH-7N',
      'RH\u20117N',
      'RH–7N',
      'RH—7N',
      'RH−7N',
      'RH 7N',
      'RH\u00a07N',
      'R H 7 N',
      'RH.7N',
      'R.H.7.N',
      'RH_7N',
    ],
    ...[wide('RH7N'), wide('rh7n'), `${wide('RH')}\u30007N`, 'RH７N', 'RH٧N', 'RH७N'],
    ...[
      'Table RH7N',
      'Join table RH7N, now!',
      'Der Code ist RH7N. Bis gleich',
      'code:RH7N',
      'Code=RH7N',
      'RH7N (mein Tisch)',
    ],
    ...[
      'コードはRH7Nです',
      '密码：RH7N。',
      'Код RH7N',
      'RH7N. Then we play.',
      'See you at 8:30 at RH7N',
      'RH7N, again: RH7N',
    ],
    ...['%22RH7N%22', 'Bob’s table: rh7n', 'RH7N - Odyssey', 'PSST: RH7N'],
    // Cyrillic and Greek letters that look like Latin ones.
    ...['RН7N', 'RΗ7Ν'],
  ])('in “%s”', (text) => {
    expect(codesIn(text)).toEqual(['RH7N']);
  });

  it.each([
    ['RH7 N2K', 'RH7N2K'],
    ['Code: RH7 N2K, come', 'RH7N2K'],
    ['the table is rh7-n2k.', 'RH7N2K'],
    ['RH7N 2KD5', 'RH7N2KD5'],
    ['we are at RH7 N2K D5T8 now', 'RH7N2KD5T8'],
    ['RHSN', 'RH5N'],
    ['the code is rh sn', undefined],
    ['the code is rhsn', 'RH5N'],
  ])('in “%s”: %s', (text, code) => {
    expect(codesIn(text)).toEqual(code === undefined ? [] : [code]);
  });
});

it.each(['RH7N or KD52', 'RH7N, KD52', 'RH7N / KD52', 'RH7N. KD52.', 'tables RH7N; KD52'])(
  'two codes in “%s” are two',
  (text) => {
    expect(codesIn(text)).toEqual(['RH7N', 'KD52']);
  },
);

it.each([
  '',
  ' ',
  'hello',
  'RH7',
  'RHNN',
  'A1E0',
  'come at 8:30',
  '2026',
  'http://192.168.2.5/',
  'RH7N2KD5RH7',
  '🙂',
])('no code in “%s”', (text) => {
  expect(codesIn(text)).toEqual([]);
});

describe('one key', () => {
  it.each([
    ...['M7KPX2RT', 'm7kp-x2rt', 'M7KP–X2RT.', 'M7KP X2RT', '“M7KP-X2RT”', wide('M7KP-X2RT')],
    ...['Your key is M7KP-X2RT, quick', 'key: m7kp x2rt'],
  ])('in “%s”', (text) => {
    expect(keysIn(text)).toEqual(['M7KPX2RT']);
  });

  it.each([
    ...['M7KPX-2RTCD-H2C5K-FHNK7', 'm7kpx 2rtcd h2c5k fhnk7', 'My key: M7KPX-2RTCD-H2C5K-FHNK7.'],
    'the key is m7kpx 2rtcd h2c5k fhnk7, keep it',
  ])('for recovery, in “%s”', (text) => {
    expect(keysIn(text)).toEqual(['M7KPX2RTCDH2C5KFHNK7']);
  });
});

describe('where a code is asked for', () => {
  const meant = (key: string | null = null) => ({ what: 'table', code: 'RH7N', key });

  it.each([
    ...[
      'RH7N',
      'http://10.0.0.2:3000/t/RH7N',
      'http://10.0.0.2:3000/t/RH7N.',
      '<https://odyssey.example/t/RH7N>',
    ],
    ...[
      'Come: https://odyssey.example/t/RH7N, now',
      'odyssey.example/T/rh7n?fbclid=abc',
      'https%3A%2F%2Fody.example%2Ft%2FRH7N',
    ],
    ...['https://k2k2.example/t/RH7N/record', 'https://ody.example/t/RH7N and https://ody.example/t/RH7N'],
    ...['2567 ways to https://ody.example/t/RH7N', 'https://ody.example/t/RH7N/and so on'],
  ])('“%s” means the table', (typed) => {
    expect(tableMeant(typed)).toEqual(meant());
  });

  it('a link with a key brings the key along', () => {
    expect(tableMeant('https://ody.example/t/RH7N#key=M7KP-X2RT.')).toEqual(meant('M7KPX2RT'));
  });

  it('two links to two tables are two', () => {
    const typed = 'https://ody.example/t/RH7N or https://ody.example/t/KD52';
    expect(tableMeant(typed)).toEqual({ what: 'several', codes: ['RH7N', 'KD52'] });
  });

  it('nothing is nothing', () => {
    expect(tableMeant('https://ody.example/rules')).toEqual({ what: 'nothing' });
  });
});

describe('where a key is asked for', () => {
  it.each([
    ['M7KP-X2RT', ['M7KPX2RT']],
    ['https://ody.example/t/RH7N2KD5#key=M7KPX2RT).', ['M7KPX2RT']],
    ['https://ody.example/t/RH7N%23key=M7KPX2RT', ['M7KPX2RT']],
    ['M7KP-X2RT or W2KPX2RT', ['M7KPX2RT', 'W2KPX2RT']],
    ['RH7N', []],
  ])('“%s”', (typed, keys) => {
    expect(keysMeant(typed)).toEqual(keys);
  });
});
