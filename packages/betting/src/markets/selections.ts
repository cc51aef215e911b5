import { correctScores, type ScoreSelection } from './correct-score.ts';
import { hasLine, marketType, type MarketCode, type MarketKind } from './market-types.ts';
import { isLine } from './line.ts';

export type SelectionCode = 'home' | 'draw' | 'away' | 'over' | 'under' | 'odd' | 'even' | ScoreSelection;

/** One thing a member can back: a market, its line in quarter goals (null where there is none) and the side. */
export interface MarketSelection {
  readonly market: MarketCode;
  readonly line: number | null;
  readonly selection: SelectionCode;
}

const selections: Readonly<Record<MarketKind, readonly SelectionCode[]>> = {
  matchResult: ['home', 'draw', 'away'],
  asianHandicap: ['home', 'away'],
  totalGoals: ['over', 'under'],
  correctScore: correctScores,
  oddEven: ['odd', 'even'],
};

const names: Readonly<Partial<Record<SelectionCode, { readonly zh: string; readonly en: string }>>> = {
  home: { zh: '主', en: 'Home' },
  draw: { zh: '和', en: 'Draw' },
  away: { zh: '客', en: 'Away' },
  over: { zh: '大', en: 'Over' },
  under: { zh: '小', en: 'Under' },
  odd: { zh: '单', en: 'Odd' },
  even: { zh: '双', en: 'Even' },
  otherHome: { zh: '其他比分（主胜）', en: 'Any other home win' },
  otherDraw: { zh: '其他比分（平局）', en: 'Any other draw' },
  otherAway: { zh: '其他比分（客胜）', en: 'Any other away win' },
};

/** The selections of a market in the order of its buttons; exactly one of them, or a push, comes true. */
export function selectionsOf(market: MarketCode): readonly SelectionCode[] {
  return selections[marketType(market).kind];
}

/** The label of the button where no team name does; a score names itself. */
export function selectionName(selection: SelectionCode): { readonly zh: string; readonly en: string } {
  return names[selection] ?? { zh: selection.replace('-', ':'), en: selection };
}

/** Whether the three parts belong together; anything else is no bet and settlement refuses to read it. */
export function isMarketSelection(of: MarketSelection): boolean {
  if (!selectionsOf(of.market).includes(of.selection)) return false;
  if (!hasLine(of.market)) return of.line === null;
  return isLine(of.market, of.line);
}
