import { money } from '@fairway/money';
import { venueCategories } from '@fairway/contract/venues/categories.ts';
import { countedPlay, inFen, type TurnoverTerms } from '@fairway/promotions';
import type { NetPlay } from '#modules/play';
import { isFull, type BonusRow } from './bonus.ts';
import type { BonusPlay } from './bonus-plays-store.ts';
import { thousandths } from './release-terms.ts';

export interface CountingBonus {
  readonly row: BonusRow;
  readonly terms: TurnoverTerms;
}

interface Allotted {
  /** Plays that are new or were corrected. */
  readonly plays: readonly BonusPlay[];
  /** The bonuses with what is played for them now. */
  readonly bonuses: readonly CountingBonus[];
}

/**
 * Gives each bet or round to one bonus at most: the first joined of those that were open when it happened, are not full and count it. The
 * bet that fills a bonus counts whole for it. What a correction changed is changed where it was given.
 */
export function allotPlays(
  open: readonly CountingBonus[],
  plays: readonly NetPlay[],
  known: readonly BonusPlay[],
): Allotted {
  const bonuses = [...open];
  const given = new Map(known.map((play) => [keyOf(play), play]));
  const changed: BonusPlay[] = [];
  const add = (at: number, counted: bigint) => {
    const bonus = bonuses[at];
    if (bonus) bonuses[at] = { ...bonus, row: { ...bonus.row, played: bonus.row.played + counted } };
  };
  for (const play of plays) {
    const before = given.get(keyOf(play));
    const at = before
      ? bonuses.findIndex(({ row }) => row.reward_id === before.reward_id)
      : bonuses.findIndex((bonus) => takes(bonus, play));
    const bonus = bonuses[at];
    if (!bonus) continue;
    const { turnover, counted } = countsFor(bonus, play);
    if (before?.counted === counted && before.turnover === turnover) continue;
    const { source, venue, ref, category } = play;
    changed.push({
      source,
      venue,
      ref,
      category,
      reward_id: bonus.row.reward_id,
      turnover,
      counted,
      at: play.at,
    });
    add(at, counted - (before?.counted ?? 0n));
  }
  return { plays: changed, bonuses };
}

function takes(bonus: CountingBonus, play: NetPlay): boolean {
  const { opened_at: from, ends_at: to } = bonus.row;
  return play.at >= from && play.at < to && !isFull(bonus.row) && countsFor(bonus, play).counted > 0n;
}

/** Fen of turnover, USDT at the fixed rate, and hundredths of a fen that the terms count of it. */
function countsFor({ terms }: CountingBonus, { category, currency, turnover: minor, legs }: NetPlay) {
  const turnover = inFen([money(currency, minor)]);
  const prices = (legs ?? []).map(({ price }) => thousandths(price));
  const price = prices.length > 0 ? prices.reduce((least, next) => (next < least ? next : least)) : undefined;
  const play = {
    category: venueCategories.members[category].siteCode,
    turnover: turnover > 0n ? turnover : 0n,
    ...(price !== undefined && { price }),
  };
  return { turnover, counted: countedPlay(terms, play) };
}

function keyOf({ source, venue, ref }: Pick<BonusPlay, 'source' | 'venue' | 'ref'>): string {
  return `${source}/${venue}/${ref}`;
}
