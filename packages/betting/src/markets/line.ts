import { isMapLine, isSeriesKind } from '../series/series-markets.ts';
import { marketType, type MarketCode } from './market-types.ts';

/**
 * A line in quarter goals: 0.75 is 3. A handicap line is read from the home team: -3 means that the home team gives
 * half and one goal, and the away team receives them. A total is never negative.
 */
export type Line = number;

const greatestLine = 80;

/** Whether a number is a line of this market: whole quarters within 20 goals, a total at least a quarter; half maps of a series. */
export function isLine(market: MarketCode, line: number | null): line is Line {
  if (line === null || !Number.isInteger(line) || Math.abs(line) > greatestLine) return false;
  const { kind } = marketType(market);
  if (isSeriesKind(kind)) return isMapLine(kind, line);
  return kind === 'asianHandicap' || line > 0;
}

/** The handicap as the chosen side sees it: the away side of a home line of -3 receives +3. */
export function lineFor(line: Line, selection: 'home' | 'away'): Line {
  return selection === 'home' || line === 0 ? line : -line;
}

/**
 * The two lines that share the stake: a quarter line is half on each neighbour (3 is 2 and 4), a whole or half line
 * counts twice.
 */
export function halvesOf(line: Line): readonly [Line, Line] {
  return line % 2 === 0 ? [line, line] : [line - 1, line + 1];
}

/** 盘口 as Chinese books write it: `0`, `0/0.5`, `-0.5/1`, `2.5/3`. A minus gives goals; no plus is written. */
export function lineLabel(line: Line): string {
  const size = Math.abs(line);
  const [low, high] = halvesOf(size);
  const text = low === high ? goals(low) : `${goals(low)}/${goals(high)}`;
  return line < 0 ? `-${text}` : text;
}

/** As lineLabel, with a plus for goals received: `+0.5/1`, `-0.5/1`, `0`. For the sides of a handicap. */
export function handicapLabel(line: Line): string {
  return line > 0 ? `+${lineLabel(line)}` : lineLabel(line);
}

/** A line as a decimal for feeds and English screens: `-0.75`, `2.5`, `0`. */
export function lineDecimal(line: Line): string {
  return String(line / 4);
}

/** Reads `0.5/1`, `-0/0.5`, `+0.5/1`, `2.75` or `-1`; undefined for anything that is no whole number of quarters. */
export function parseLine(text: string): Line | undefined {
  const match = /^([+-]?)([0-9]{1,2}(?:\.[0-9]{1,2})?)(?:\/([0-9]{1,2}(?:\.5)?))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign, first = '', second] = match;
  const low = Number(first) * 4;
  const high = second === undefined ? low : Number(second) * 4;
  if (!Number.isInteger(low) || (second !== undefined && (high !== low + 2 || low % 2 !== 0)))
    return undefined;
  const line = (low + high) / 2;
  return sign === '-' && line !== 0 ? -line : line;
}

function goals(quarters: number): string {
  return String(quarters / 4);
}
