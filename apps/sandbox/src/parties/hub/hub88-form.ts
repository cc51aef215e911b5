import { currencyScale, money } from '@fairway/money';
import { game, type Guest, type WalletAct, type WalletReply, type WireCall } from './wallet-call.ts';

/** Hub88 counts in hundred-thousandths of every currency. */
const scale = 5;

/** Hub88's form: integers x 100,000, and an id for each request beside that of the transaction. */
export function hub88Call({ member, token, currency }: Guest, act: WalletAct, requestId: string): WireCall {
  const head = { user: member, token, request_uuid: requestId, game_code: game };
  if (act.operation === 'balance') return { path: '/hub/user/balance', body: head };
  const path = `/hub/transaction/${act.operation}`;
  const transaction = { ...head, transaction_uuid: act.id, round: act.round, supplier_user: member };
  if (act.operation === 'rollback')
    return {
      path,
      body: { ...transaction, reference_transaction_uuid: act.reference, round_closed: true },
    };
  const about = { ...transaction, currency, amount: partsOf(act.amount), is_free: false };
  if (act.operation === 'bet') return { path, body: { ...about, round_closed: false } };
  return {
    path,
    body: { ...about, reference_transaction_uuid: act.reference, round_closed: act.closesRound },
  };
}

export function readHub88Answer({ currency }: Guest, body: Readonly<Record<string, unknown>>): WalletReply {
  const code = typeof body['status'] === 'string' ? body['status'] : '';
  const parts = body['balance'];
  const balance =
    typeof parts === 'number' && Number.isSafeInteger(parts)
      ? money(currency, (BigInt(parts) * 10n ** BigInt(currencyScale[currency])) / 10n ** BigInt(scale))
      : undefined;
  if (code === 'RS_OK') return { outcome: 'taken', code, balance };
  return { outcome: code === '' || code === 'RS_ERROR_UNKNOWN' ? 'unknown' : 'refused', code, balance };
}

/** An amount as Hub88 writes it. */
export function partsOf({
  currency,
  minor,
}: {
  currency: Guest['currency'] | 'COIN';
  minor: bigint;
}): number {
  return Number((minor * 10n ** BigInt(scale)) / 10n ** BigInt(currencyScale[currency]));
}
