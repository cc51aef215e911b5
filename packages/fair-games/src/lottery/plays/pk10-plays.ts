import { isOnSide, numberTexts, places, sideOptions, type Play } from '../play.ts';

const runners = numberTexts(1, 10);

/** 前二, 前三: the first runners in their order. */
function first(count: number): Play {
  return {
    lottery: 'pk10',
    form: { kind: 'places', places: count, numbers: runners, distinct: true },
    looksAt: () => places(0, count),
    wins: (note, result) => note.every((runner, place) => result[place] === runner),
  };
}

/** PK10. Runner r has index r - 1. */
export const pk10Plays = {
  /** 定位胆: who comes in at a place. */
  'pk10.position': {
    lottery: 'pk10',
    form: { kind: 'placedOptions', places: 10, options: runners },
    looksAt: ([place = 0]) => [place],
    wins: ([place = 0, option = 0], result) => result[place] === option + 1,
  },
  'pk10.first2': first(2),
  'pk10.first3': first(3),
  /** 冠亚和. */
  'pk10.sum': {
    lottery: 'pk10',
    form: { kind: 'options', options: numberTexts(3, 19, 1) },
    looksAt: () => [0, 1],
    wins: ([option = 0], [winner = 0, second = 0]) => winner + second === option + 3,
  },
  /** 大小单双 of each place; big from 6. */
  'pk10.sides': {
    lottery: 'pk10',
    form: { kind: 'placedOptions', places: 10, options: sideOptions },
    looksAt: ([place = 0]) => [place],
    wins: ([place = 0, option = 0], result) => isOnSide(option, result[place] ?? 0, 6),
  },
  /** 龙虎: a place of the front half against its counterpart, the first against the tenth. */
  'pk10.dragonTiger': {
    lottery: 'pk10',
    form: { kind: 'placedOptions', places: 5, options: ['dragon', 'tiger'] },
    looksAt: ([place = 0]) => [place, 9 - place],
    wins: ([place = 0, option], result) =>
      option === ((result[place] ?? 0) > (result[9 - place] ?? 0) ? 0 : 1),
  },
} as const satisfies Readonly<Record<string, Play>>;
