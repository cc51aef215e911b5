import {
  handicapLabel,
  lineFor,
  lineLabel,
  marketType,
  parseSelectionKey,
  selectionName,
} from '@fairway/betting';
import type { BetLeg } from '@fairway/contract/sportsbook/schemas.ts';

interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

/** Match, market and choice of a leg in words of both languages: «甲 vs 乙 · 全场让球 · 甲 -0.5». */
export function legText({ home, away, market, line, selection, selectionId }: BetLeg): Bilingual {
  const type = marketType(market);
  const known = parseSelectionKey(selectionId)?.selection;
  const named = known ? selectionName(known) : { zh: selection, en: selection };
  const team = selection === 'home' ? home : selection === 'away' ? away : named;
  const suffix = line === null ? '' : ` ${labelOf(line, selection)}`;
  const say = (language: 'zh' | 'en'): string =>
    `${home[language]} vs ${away[language]} · ${type[language]} · ${team[language]}${suffix}`;
  return { zh: say('zh'), en: say('en') };
}

function labelOf(line: number, selection: string): string {
  return selection === 'home' || selection === 'away'
    ? handicapLabel(lineFor(line, selection))
    : lineLabel(line);
}
