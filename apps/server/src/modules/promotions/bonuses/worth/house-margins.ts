import { Fraction } from '@fairway/money';
import { venueCategories } from '@fairway/contract/venues/categories.ts';
import { marginOfOverround, marginOfReturn, type Margins, type PlayCategory } from '@fairway/promotions';
import { houseOverround } from '#modules/sportsbook';
import { catalogueGames, venueOf } from '#modules/venues';
import type { Platform } from '#platform/platform.ts';

/**
 * What the house keeps of a stake on average, by category: of bets what the prices hold, of games one less the mean of their published
 * returns. A category without a published figure has none.
 */
export async function houseMargins(app: Platform): Promise<Margins> {
  const book = marginOfOverround(await houseOverround(app));
  const margins: Partial<Record<PlayCategory, Fraction>> = { ty: book, dj: book };
  const returns = new Map<PlayCategory, Fraction[]>();
  for (const { venue, rtp } of catalogueGames.all(app)) {
    if (rtp === null) continue;
    const { siteCode } = venueCategories.members[venueOf(venue).category];
    returns.set(siteCode, [...(returns.get(siteCode) ?? []), percent(rtp)]);
  }
  for (const [category, published] of returns) {
    const sum = published.reduce((total, next) => total.add(next), Fraction.ZERO);
    margins[category] = marginOfReturn(sum.div(Fraction.of(BigInt(published.length))));
  }
  return margins;
}

/** `99.50` as a part of one. */
function percent(text: string): Fraction {
  const [whole = '0', places = ''] = text.split('.');
  return Fraction.of(BigInt(whole + places), 100n * 10n ** BigInt(places.length));
}
