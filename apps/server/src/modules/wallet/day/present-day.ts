import type { MyDay } from '@fairway/contract/wallet/schemas.ts';
import type { LineKind } from '@fairway/contract/wallet/lines.ts';
import { add, formatMoney, money, sum, type Currency, type Money } from '@fairway/money';
import type { AccountPeriod, OwnerMove, sumOwnerMoves } from '#modules/ledger';
import { kindOf } from '../statement/line-kinds.ts';
import { partOf } from '../statement/part-of.ts';

const currencies = ['CNY', 'USDT', 'COIN'] as const satisfies readonly Currency[];

/** Where each currency began and ended, and what moved it; currencies that the member never had are left out. */
export function presentCurrencies(
  periods: readonly AccountPeriod[],
  sums: Awaited<ReturnType<typeof sumOwnerMoves>>,
): MyDay['currencies'] {
  return currencies.flatMap((currency) => {
    const start = startOf(periods, currency);
    const end = sum(
      currency,
      of(periods, currency).map(({ after }) => after),
    );
    const moved = sums.filter(({ net }) => net.currency === currency);
    if (start.minor === 0n && end.minor === 0n && moved.length === 0) return [];
    return [{ currency, start: formatMoney(start), end: formatMoney(end), sums: byKind(moved) }];
  });
}

export function presentMove(move: OwnerMove, periods: readonly AccountPeriod[]): MyDay['moves'][number] {
  const { net, running } = move;
  return {
    id: move.transferId,
    at: move.at.toISOString(),
    kind: kindOf(move.reason),
    reason: move.reason,
    reference: move.requestId,
    currency: net.currency,
    amount: formatMoney(net),
    totalAfter: formatMoney(add(startOf(periods, net.currency), running)),
    legs: move.legs.map(({ account, amount }) => ({ ...partOf(account), amount: formatMoney(amount) })),
  };
}

function startOf(periods: readonly AccountPeriod[], currency: Currency): Money {
  return sum(
    currency,
    of(periods, currency).map(({ before }) => before),
  );
}

function of(periods: readonly AccountPeriod[], currency: Currency): AccountPeriod[] {
  return periods.filter(({ account }) => account.currency === currency);
}

function byKind(sums: Awaited<ReturnType<typeof sumOwnerMoves>>) {
  const kinds = new Map<LineKind, { count: number; net: Money }>();
  for (const { reason, count, net } of sums) {
    const kind = kindOf(reason);
    const known = kinds.get(kind) ?? { count: 0, net: money(net.currency, 0n) };
    kinds.set(kind, { count: known.count + count, net: add(known.net, net) });
  }
  return [...kinds].map(([kind, { count, net }]) => ({ kind, count, amount: formatMoney(net) }));
}
