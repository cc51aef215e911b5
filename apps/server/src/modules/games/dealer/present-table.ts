import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { limitsOf, presentLimits } from '../limits/read-limits.ts';
import { selectCards } from './deal-steps-store.ts';
import { selectPresentDeal, selectRoad } from './deals-store.ts';
import type { HouseTable } from './house-tables.ts';
import { presentDeal, presentResult } from './present-deal.ts';

/** Results of a wheel and of dice that are shown; a shoe has fewer than 100 deals. */
const shownResults = 60;
const mostOfShoe = 104;

/** A table as lists show it: its stakes, its present deal, and the results of the shoe. */
export async function presentTable(
  app: Platform,
  { code, game, rules, name }: HouseTable,
  { language, now }: { language: Language; now: Date },
) {
  const { db } = app;
  const [deal, limits] = await Promise.all([selectPresentDeal(db, code), limitsOf(app, game)]);
  const ofShoe = deal?.shoe ?? null;
  const [cards, road] = await Promise.all([
    deal?.shoe ? selectCards(db, code, [deal.number]) : [],
    selectRoad(db, code, { shoe: ofShoe, limit: ofShoe === null ? shownResults : mostOfShoe }),
  ]);
  return {
    table: code,
    game,
    rules,
    name: language === 'en' ? name.en : name.zh,
    ...presentLimits(limits),
    deal: deal ? presentDeal(deal, cards, now) : null,
    road: road.map(({ deal: number, result }) => ({ deal: number, result: presentResult(result) })),
  };
}
