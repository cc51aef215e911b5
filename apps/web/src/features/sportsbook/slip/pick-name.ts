import {
  handicapLabel,
  isMarketCode,
  lineFor,
  lineLabel,
  marketType,
  selectionName,
  selectionsOf,
  type MarketSelection,
} from '@fairway/betting';
import { language } from '../../../lib/i18n.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import type { Bilingual } from '../api/shapes.ts';

export interface Backed {
  market: string;
  line: number | null;
  selection: string;
  home: Bilingual;
  away: Bilingual;
}

/** What is backed, as a person says it: 「诺斯伯里 -0.5/1」, 「大 2.5/3」, 「2:1」. */
export function pickName({ market, line, selection, home, away }: Backed): string {
  const known = marketSelection({ market, line, selection })?.selection;
  const side = known ? textOf(selectionName(known, { home, away })) : selection;
  if (line === null) return side;
  if (selection === 'home' || selection === 'away')
    return `${side} ${handicapLabel(lineFor(line, selection))}`;
  return `${side} ${lineLabel(line)}`;
}

/** The same three parts in the betting rules' own types; undefined where the market or its selection is unknown. */
export function marketSelection({
  market,
  line,
  selection,
}: Pick<Backed, 'market' | 'line' | 'selection'>): MarketSelection | undefined {
  if (!isMarketCode(market)) return undefined;
  const known = selectionsOf(market).find((code) => code === selection);
  return known && { market, line, selection: known };
}

/** The market's name: 「全场让球」. */
export function marketName(code: string): string {
  if (!isMarketCode(code)) return code;
  const { zh, en } = marketType(code);
  return language() === 'en' ? en : zh;
}

export function matchName({ home, away }: Pick<Backed, 'home' | 'away'>): string {
  return `${textOf(home)} vs ${textOf(away)}`;
}
