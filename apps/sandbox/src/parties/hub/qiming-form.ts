import { formatMoney, tryParseMoney } from '@fairway/money';
import { game, type Guest, type WalletAct, type WalletReply, type WireCall } from './wallet-call.ts';

/** The operator's own form: decimal strings. */
export function qimingCall({ member, token, currency }: Guest, act: WalletAct): WireCall {
  const path = `/qiming/${act.operation}`;
  if (act.operation === 'balance') return { path, body: { member, token } };
  const named = { transactionId: act.id, member, currency };
  if (act.operation === 'rollback') return { path, body: { ...named, reference: act.reference } };
  const about = { ...named, round: act.round, game, amount: formatMoney(act.amount) };
  if (act.operation === 'bet') return { path, body: { ...about, token } };
  return { path, body: { ...about, reference: act.reference, closesRound: act.closesRound } };
}

export function readQimingAnswer({ currency }: Guest, body: Readonly<Record<string, unknown>>): WalletReply {
  const code = typeof body['code'] === 'string' ? body['code'] : '';
  const balance = typeof body['balance'] === 'string' ? tryParseMoney(body['balance'], currency) : undefined;
  if (code === 'OK') return { outcome: 'taken', code, balance };
  return { outcome: code === '' || code === 'TRY_AGAIN' ? 'unknown' : 'refused', code, balance };
}
