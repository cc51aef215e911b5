import { locale } from '../i18n.ts';
import type { ShownBet } from './bet-columns.tsx';

/** The two sides of a leg's match, in the console's language. */
export function matchOf(leg: ShownBet['legs'][number] | undefined): string {
  return leg ? `${leg.home[locale()]} – ${leg.away[locale()]}` : '';
}
