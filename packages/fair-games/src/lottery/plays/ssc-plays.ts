import { isOnSide, places, sideOptions, type Play } from '../play.ts';
import { digits, groupOfDifferent, groupThree, lastDigits } from './digit-groups.ts';

const length = 5;

/** 时时彩. A digit's index is the digit. */
export const sscPlays = {
  'ssc.star1': lastDigits('ssc', length, 1),
  'ssc.star2': lastDigits('ssc', length, 2),
  'ssc.star3': lastDigits('ssc', length, 3),
  'ssc.star4': lastDigits('ssc', length, 4),
  'ssc.star5': lastDigits('ssc', length, 5),
  /** 二星组选. */
  'ssc.group2': groupOfDifferent('ssc', length, 2),
  /** 组三 of the last three. */
  'ssc.group3': groupThree('ssc', length),
  /** 组六 of the last three. */
  'ssc.group6': groupOfDifferent('ssc', length, 3),
  /** 定位胆. */
  'ssc.position': {
    lottery: 'ssc',
    form: { kind: 'placedOptions', places: length, options: digits },
    looksAt: ([place = 0]) => [place],
    wins: ([place = 0, digit], result) => result[place] === digit,
  },
  /** 不定位 of the last three: the digit is among them. */
  'ssc.anyPlace': {
    lottery: 'ssc',
    form: { kind: 'options', options: digits },
    looksAt: () => places(2, length),
    wins: ([digit = 0], result) => result.slice(2).includes(digit),
  },
  /** 大小单双 of each place; big from 5. */
  'ssc.sides': {
    lottery: 'ssc',
    form: { kind: 'placedOptions', places: length, options: sideOptions },
    looksAt: ([place = 0]) => [place],
    wins: ([place = 0, option = 0], result) => isOnSide(option, result[place] ?? 0, 5),
  },
  /** 龙虎和: the first digit against the last. */
  'ssc.dragonTiger': {
    lottery: 'ssc',
    form: { kind: 'options', options: ['dragon', 'tiger', 'tie'] },
    looksAt: () => [0, length - 1],
    wins: ([option], result) => {
      const difference = (result[0] ?? 0) - (result[length - 1] ?? 0);
      return option === (difference > 0 ? 0 : difference < 0 ? 1 : 2);
    },
  },
} as const satisfies Readonly<Record<string, Play>>;
