import type { WithdrawalName } from '@fairway/contract/withdrawals/types.ts';
import type { VirtualProtocol } from '@fairway/contract/chain/protocols.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { shardOf } from '#modules/ledger';
import { lockCashierMember } from './member-store.ts';
import { hasEverBound, insertMethod, selectMethods, type PayoutMethodRow } from './method-store.ts';
import { fingerprint, seal } from './sealed-text.ts';

/** Cards and addresses a member may keep together. */
export const mostMethods = 8;
/** Every payout method but the first ever waits a day: time to notice a stranger's hand (reliability ABU-7). */
const waitSeconds = 24 * 3600;

export interface NewMethod {
  kind: PayoutMethodRow['kind'];
  /** The card number or address, whole; it is stored sealed. */
  number: string;
  masked: string;
  bankCode?: string;
  branch?: string;
  holderName?: string;
  cardType?: 0 | 1;
  /** Of an e-wallet. */
  wallet?: WithdrawalName;
  protocol?: VirtualProtocol;
  label?: string;
}

/**
 * Binds a card, address or account in the caller's transaction. The first one that this member has ever had can be used at once, any
 * other after a day, also when the earlier ones were removed or are of another kind. Throws `payoutMethodLimit`, `payoutNameMismatch` for a card of another holder, `payoutMethodTaken`.
 */
export async function bindMethod(
  tx: Tx,
  app: Platform,
  memberId: string,
  method: NewMethod,
): Promise<PayoutMethodRow> {
  await lockCashierMember(tx, memberId);
  const bound = await selectMethods(tx, memberId);
  if (bound.length >= mostMethods) throw new AppError('payoutMethodLimit', { max: mostMethods });
  const alike = bound.filter((one) => one.kind === method.kind && one.wallet === (method.wallet ?? null));
  if (alike.some(({ holder_name: holder }) => holder !== (method.holderName ?? '')))
    throw new AppError('payoutNameMismatch');

  const isFirst = !(await hasEverBound(tx, memberId));
  const now = app.clock.now();
  const { server } = app.config.secrets;
  return insertMethod(tx, {
    shard_id: shardOf(memberId),
    id: app.ids.uuid(),
    member_id: memberId,
    kind: method.kind,
    currency: method.kind === 'usdtAddress' ? 'USDT' : 'CNY',
    wallet: method.wallet ?? null,
    bank_code: method.bankCode ?? '',
    branch: method.branch ?? '',
    holder_name: method.holderName ?? '',
    card_type: method.cardType ?? null,
    protocol: method.protocol ?? null,
    label: method.label ?? '',
    masked: method.masked,
    sealed: seal(method.number, server),
    fingerprint: fingerprint(`${method.wallet ?? method.kind}:${method.number.toLowerCase()}`, server),
    added_at: now,
    usable_from: isFirst ? now : addSeconds(now, waitSeconds),
  });
}
