import { numberTexts, isOnSide, places, sideOptions, sumOf, type Play } from '../play.ts';

const all = places(0, 3);
const faces = numberTexts(1, 6);
const countOf = (result: readonly number[], face: number) => result.filter((one) => one === face).length;

const k3 = (form: Play['form'], wins: Play['wins']): Play => ({
  lottery: 'k3',
  form,
  looksAt: () => all,
  wins,
});
const isTriple = (result: readonly number[]) => countOf(result, result[0] ?? 0) === 3;

/** 快三. An option's index is its place in the list, so face f has index f - 1. */
export const k3Plays = {
  /** 和值. */
  'k3.sum': k3(
    { kind: 'options', options: numberTexts(3, 18, 1) },
    ([option = 0], result) => sumOf(result) === option + 3,
  ),
  /** 三同号单选. */
  'k3.triple': k3(
    { kind: 'options', options: faces },
    ([option = 0], result) => countOf(result, option + 1) === 3,
  ),
  /** 三同号通选. */
  'k3.anyTriple': k3({ kind: 'options', options: ['any'] }, (_, result) => isTriple(result)),
  /** 二同号复选: the face at least twice. */
  'k3.pair': k3(
    { kind: 'options', options: faces },
    ([option = 0], result) => countOf(result, option + 1) >= 2,
  ),
  /** 二同号单选: the first face exactly twice, the second once. */
  'k3.pairSingle': k3(
    { kind: 'places', places: 2, numbers: faces, distinct: true },
    ([twice = 0, once = 0], result) => countOf(result, twice) === 2 && countOf(result, once) === 1,
  ),
  /** 二不同号: both faces. */
  'k3.two': k3({ kind: 'set', size: 2, numbers: faces }, (note, result) =>
    note.every((face) => result.includes(face)),
  ),
  /** 三不同号. */
  'k3.three': k3({ kind: 'set', size: 3, numbers: faces }, (note, result) =>
    note.every((face) => result.includes(face)),
  ),
  /** 三连号通选. */
  'k3.straight': k3({ kind: 'options', options: ['any'] }, (_, result) => {
    const [low = 0, middle = 0, high = 0] = result.toSorted((one, other) => one - other);
    return middle === low + 1 && high === low + 2;
  }),
  /** 大小单双 of the sum; big from 11. */
  'k3.sides': k3({ kind: 'options', options: sideOptions }, ([option = 0], result) =>
    isOnSide(option, sumOf(result), 11),
  ),
} as const satisfies Readonly<Record<string, Play>>;
