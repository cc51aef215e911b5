import { bases, favourites } from './guessed-words.ts';

const endings = split(`
1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 321 4321 654321 0 00 000 01 007 11 22 66 77 88 99 111 222
333 444 555 666 777 888 999 1111 6666 8888 9999 111111 666666 888888 123123 112233 520 521 1314 5201314 520520 168 1688 518
911 101 110 119 147 258 369 789 147258 10 23 ! !! @ . 123! 1234! @1 @12 @123 @1234 #123 _123 .123 1! !1 !@# abc qwe asd
`);
const firstYear = 1960;
const lastYear = 2030;
const lastBirthYear = 2012;

/** Some hundred thousand passwords that are guessed first, as they are typed: favourites, words with usual endings, dates, runs. */
export function* firstGuesses(): Generator<string> {
  yield* split(favourites);
  for (const base of split(bases)) {
    const capital = base.charAt(0).toUpperCase() + base.slice(1);
    for (const word of [base, capital]) {
      yield word;
      for (const ending of endings) yield word + ending;
      for (let year = firstYear; year <= lastYear; year += 1) yield `${word}${year}`;
    }
    for (const ending of endings) yield ending + base;
  }
  yield* birthdays();
  yield* runs();
}

function* birthdays(): Generator<string> {
  for (let year = firstYear; year <= lastBirthYear; year += 1)
    for (let month = 1; month <= 12; month += 1)
      for (let day = 1; day <= 31; day += 1) yield `${year}${two(month)}${two(day)}`;
}

/** One key pressed again and again, and keys in their order, forwards and back. */
function* runs(): Generator<string> {
  for (const key of '0123456789abcdefghijklmnopqrstuvwxyz')
    for (let length = 4; length <= 20; length += 1) yield key.repeat(length);
  for (const row of ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'])
    for (const keys of [row, row.split('').toReversed().join('')])
      for (let from = 0; from < keys.length; from += 1)
        for (let to = from + 4; to <= keys.length; to += 1) yield keys.slice(from, to);
}

function split(words: string): string[] {
  return words.trim().split(/\s+/);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
