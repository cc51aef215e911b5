import type { OutputOf } from '@fairway/contract';
import { prizeReceipts } from '@fairway/contract/promotions/gifts.ts';
import type { instantSchemas } from '@fairway/contract/promotions/instant/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import type { Language } from '#platform/errors.ts';
import type { Chances } from './chances-of.ts';
import type { DrawRow } from './draws-store.ts';
import { prizeOf, type InstantTerms } from './instant-terms.ts';

type OwnDraw = OutputOf<(typeof instantSchemas)['drawPrize']>['draw'];

/** Prizes that are never paid: refused by people, expired, or failed. */
const lost: readonly (DrawRow['state'] | undefined)[] = ['refused', 'expired', 'failed'];

/** A draw as its member sees it, by the terms that it was drawn from. */
export function presentDraw(row: DrawRow, terms: InstantTerms, language: Language): OwnDraw {
  const prize = prizeOf(terms, row.prize);
  const { open, received } = prizeReceipts.codes;
  return {
    nonce: row.nonce,
    clientSeed: row.client_seed,
    drawn: row.drawn,
    prize: row.prize,
    title: language === 'en' ? prize.en : prize.zh,
    amount: amountOf(row),
    isGet: row.state === 'paid' ? received : open,
    state: row.state,
    at: row.drawn_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}

/** Above 0 to be claimed or claimed, 0 for nothing, below 0 for what cannot be paid any more. */
function amountOf({ amount, state }: DrawRow): string {
  const yuan = formatMoney(money('CNY', amount ?? 0n));
  return lost.includes(state) ? `-${yuan}` : yuan;
}

export function presentChances({ earned, used, left }: Chances) {
  return { earned, used, left };
}
