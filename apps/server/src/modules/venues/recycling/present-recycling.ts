import type { Recycling } from '@fairway/contract/venues/schemas.ts';
import type { RecycleResult } from '@fairway/contract/venues/states.ts';
import { formatMoney, sum, type Money } from '@fairway/money';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { venueName, venueOf } from '../catalogue/registry.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { walletTypeOf } from '../transfers/present-transfer.ts';
import { amountOf } from '../transfers/transfer-legs.ts';
import { findOwnTransfer, type TransferRow } from '../transfers/transfer-store.ts';
import type { Outcome } from './take-home.ts';

/**
 * What became of each wallet, by its transfer's present status: a repeat of the call answers the present, not the past.
 */
export async function presentRecycling(
  app: Platform,
  call: MemberCall,
  outcomes: readonly Outcome[],
): Promise<Recycling> {
  const arrived: Record<WalletCurrency, Money[]> = { CNY: [], USDT: [] };
  const lines: Recycling['venues'] = [];
  for (const { venue, currency, amount, result, transferId: id } of outcomes) {
    const transfer = id === null ? undefined : await findOwnTransfer(app.db, call.member.memberId, { id });
    if (transfer?.status === 'done') arrived[currency].push(amountOf(transfer));
    lines.push({
      channelCode: venue,
      venueName: venueName(venueOf(venue), call.language),
      walletType: walletTypeOf(currency),
      amount,
      result: transfer ? resultOf(transfer) : result,
      transferId: id,
    });
  }
  return {
    recovered: { CNY: formatMoney(sum('CNY', arrived.CNY)), USDT: formatMoney(sum('USDT', arrived.USDT)) },
    venues: lines,
  };
}

function resultOf({ status }: TransferRow): RecycleResult {
  if (status === 'done') return 'done';
  return status === 'refused' ? 'skipped' : 'onItsWay';
}
