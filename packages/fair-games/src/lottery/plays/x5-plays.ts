import { numberTexts, places, type Note, type Play } from '../play.ts';

const numbers = numberTexts(1, 11);

/** 任选: up to five, every number of the note is drawn; beyond, every number drawn is in the note. */
function any(size: number): Play {
  const drawn = (note: Note, result: readonly number[]) => note.every((number) => result.includes(number));
  return {
    lottery: 'x5',
    form: { kind: 'set', size, numbers },
    looksAt: () => places(0, 5),
    wins: (note, result) => (size <= 5 ? drawn(note, result) : drawn(result, note)),
  };
}

/** 前二, 前三直选: the first numbers in their order. */
function front(count: number): Play {
  return {
    lottery: 'x5',
    form: { kind: 'places', places: count, numbers, distinct: true },
    looksAt: () => places(0, count),
    wins: (note, result) => note.every((number, place) => result[place] === number),
  };
}

/** 前二, 前三组选: the first numbers in any order. */
function group(count: number): Play {
  return {
    lottery: 'x5',
    form: { kind: 'set', size: count, numbers },
    looksAt: () => places(0, count),
    wins: (note, result) => note.every((number) => result.slice(0, count).includes(number)),
  };
}

/** 11选5. */
export const x5Plays = {
  'x5.any1': any(1),
  'x5.any2': any(2),
  'x5.any3': any(3),
  'x5.any4': any(4),
  'x5.any5': any(5),
  'x5.any6': any(6),
  'x5.any7': any(7),
  'x5.any8': any(8),
  'x5.front2': front(2),
  'x5.front3': front(3),
  'x5.group2': group(2),
  'x5.group3': group(3),
} as const satisfies Readonly<Record<string, Play>>;
