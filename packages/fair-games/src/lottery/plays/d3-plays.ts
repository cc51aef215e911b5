import { numberTexts, places, sumOf, type Play } from '../play.ts';
import { digits, groupOfDifferent, groupThree, lastDigits } from './digit-groups.ts';

const d3 = (options: readonly string[], wins: Play['wins']): Play => ({
  lottery: 'd3',
  form: { kind: 'options', options },
  looksAt: () => places(0, 3),
  wins,
});

/** 3D. */
export const d3Plays = {
  /** 直选. */
  'd3.straight': lastDigits('d3', 3, 3),
  /** 组三. */
  'd3.group3': groupThree('d3', 3),
  /** 组六. */
  'd3.group6': groupOfDifferent('d3', 3, 3),
  /** 和值. */
  'd3.sum': d3(numberTexts(0, 27, 1), ([option = 0], result) => sumOf(result) === option),
  /** 跨度: the highest digit less the lowest. */
  'd3.span': d3(digits, ([option = 0], result) => Math.max(...result) - Math.min(...result) === option),
} as const satisfies Readonly<Record<string, Play>>;
