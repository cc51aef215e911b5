import type { turnoverOperatorEndpoints } from '@fairway/contract/turnover/operator-endpoints.ts';
import type { turnoverOperatorSchemas } from '@fairway/contract/turnover/operator-schemas.ts';
import type { turnoverEndpoints } from '@fairway/contract/turnover/endpoints.ts';
import type { turnoverSchemas, TurnoverBucket, WalletTurnover } from '@fairway/contract/turnover/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { hundredthsText } from './percent.ts';
import { turnoverTerms } from './turnover-terms.ts';
import { outstandingOf, selectBuckets, type BucketRow } from './turnover-store.ts';

/** Buckets that are done and still shown. */
const doneShown = 5;

/** What the member must still play, wallet by wallet, with each bucket's own formula and remainder. Writes nothing. */
export const getTurnover: Operation<
  (typeof turnoverEndpoints)['getTurnover'],
  (typeof turnoverSchemas)['getTurnover']
> = async (app, call) => ({ wallets: await walletsOf(app, call.member.memberId) });

/** The same of any member, for operators. */
export const getMemberTurnover: Operation<
  (typeof turnoverOperatorEndpoints)['getMemberTurnover'],
  (typeof turnoverOperatorSchemas)['getMemberTurnover']
> = async (app, _call, { memberId }) => ({ wallets: await walletsOf(app, memberId) });

async function walletsOf(app: Platform, memberId: string): Promise<WalletTurnover[]> {
  const { turnover } = await turnoverTerms.only(app).read(app.db, app);
  const { rule, chargeRate } = turnover;
  const walletOf = async (currency: 'CNY' | 'USDT') => ({
    currency,
    outstanding: formatMoney(money(currency, await outstandingOf(app.db, memberId, currency))),
    rule,
    chargeRate,
    buckets: (await selectBuckets(app.db, memberId, currency, doneShown)).map(presentBucket),
  });
  return [await walletOf('CNY'), await walletOf('USDT')];
}

function presentBucket(row: BucketRow): TurnoverBucket {
  const text = (minor: bigint) => formatMoney(money(row.currency, minor));
  return {
    id: row.id,
    source: row.source,
    reference: row.reference,
    base: text(row.base),
    multiplier: hundredthsText(row.multiplier),
    required: text(row.required),
    used: text(row.used),
    outstanding: text(row.emptied_at === null ? row.required - row.used : 0n),
    openedAt: row.opened_at.toISOString(),
    emptiedAt: row.emptied_at?.toISOString() ?? null,
  };
}
