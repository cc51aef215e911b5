import { sign } from 'node:crypto';
import { formatFine, parseFine } from '../../amounts.ts';
import {
  sendCall,
  type Meaning,
  type OperatorAct,
  type OperatorLine,
  type OperatorSettings,
} from './operator-line.ts';

const meanings: Readonly<Record<string, Meaning>> = {
  OK: 'taken',
  INSUFFICIENT_BALANCE: 'insufficient',
  TRANSACTION_CONFLICT: 'conflict',
  BET_UNKNOWN: 'betUnknown',
  ALREADY_SETTLED: 'settled',
  ALREADY_REFUNDED: 'refunded',
  SESSION_ENDED: 'session',
  MEMBER_UNKNOWN: 'member',
  MEMBER_REFUSED: 'member',
  SYNTAX: 'malformed',
  SIGNATURE_INVALID: 'unproven',
  TIMESTAMP_STALE: 'unproven',
  NONCE_REPEATED: 'unproven',
};

/** The provider's side of our own form (README, «Our own form»). */
export function ownFormLine(settings: OperatorSettings): OperatorLine {
  const { url, key, clock, ids, currency } = settings;
  return {
    async ask(act, spoilt = {}) {
      const target = new URL(`${url.replace(/\/$/, '')}/${act.kind}`);
      const body = JSON.stringify(fieldsOf(settings, act));
      const timestamp = String(spoilt.timestamp ?? clock.now().getTime());
      const nonce = spoilt.nonce ?? ids.uuid();
      const message = Buffer.from(`POST\n${target.pathname}\n${timestamp}\n${nonce}\n${body}`);
      const signature = sign(null, message, spoilt.key ?? key).toString('base64');
      const answer = await sendCall(target.href, spoilt.change?.(body) ?? body, {
        'x-wallet-timestamp': timestamp,
        'x-wallet-nonce': nonce,
        ...(spoilt.withoutSignature ? {} : { 'x-wallet-signature': signature }),
      });
      const code = typeof answer['code'] === 'string' ? answer['code'] : 'no answer in this form';
      const balance = typeof answer['balance'] === 'string' ? parseFine(answer['balance']) : undefined;
      const isOurs = answer['currency'] === undefined || answer['currency'] === currency;
      return { meaning: isOurs ? (meanings[code] ?? 'nothing') : 'nothing', code, balance };
    },
  };
}

function fieldsOf({ memberId: member, token, currency }: OperatorSettings, act: OperatorAct): object {
  if (act.kind === 'balance') return { member, token };
  const named = { transactionId: act.id, member, currency };
  if (act.kind === 'rollback') return { ...named, reference: act.reference };
  const about = { ...named, round: act.round, game: 'conformance', amount: formatFine(currency, act.amount) };
  if (act.kind === 'bet') return { ...about, member: act.memberId ?? member, token: act.token ?? token };
  return { ...about, reference: act.reference, closesRound: act.closesRound };
}
