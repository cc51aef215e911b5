import { sign } from 'node:crypto';
import { fineOf } from '../../amounts.ts';
import {
  NotPlayed,
  sendCall,
  type Meaning,
  type OperatorAct,
  type OperatorLine,
  type OperatorSettings,
} from './operator-line.ts';

/** Hub88 counts in hundred-thousandths of every currency. */
const scale = 5;
const part = fineOf(1n, scale);

const meanings: Readonly<Record<string, Meaning>> = {
  RS_OK: 'taken',
  RS_ERROR_NOT_ENOUGH_MONEY: 'insufficient',
  RS_ERROR_DUPLICATE_TRANSACTION: 'conflict',
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 'betUnknown',
  RS_ERROR_TRANSACTION_ROLLED_BACK: 'refunded',
  RS_ERROR_TOKEN_EXPIRED: 'session',
  RS_ERROR_INVALID_TOKEN: 'session',
  RS_ERROR_USER_DISABLED: 'member',
  RS_ERROR_WRONG_SYNTAX: 'malformed',
  RS_ERROR_WRONG_TYPES: 'malformed',
  RS_ERROR_INVALID_SIGNATURE: 'unproven',
};
const paths = {
  balance: 'user/balance',
  bet: 'transaction/bet',
  win: 'transaction/win',
  rollback: 'transaction/rollback',
} as const;

/** Hub88's side of its Wallet API. It has neither time nor nonce: a replay is a repeat. */
export function hub88OperatorLine(settings: OperatorSettings): OperatorLine {
  const { url, key, ids } = settings;
  return {
    async ask(act, spoilt = {}) {
      if (spoilt.timestamp !== undefined || spoilt.nonce !== undefined)
        throw new NotPlayed('this form has neither time nor nonce');
      const body = JSON.stringify({ request_uuid: ids.uuid(), ...fieldsOf(settings, act) });
      const signature = sign('RSA-SHA256', Buffer.from(body), spoilt.key ?? key).toString('base64');
      const target = `${url.replace(/\/$/, '')}/${paths[act.kind]}`;
      const answer = await sendCall(
        target,
        spoilt.change?.(body) ?? body,
        spoilt.withoutSignature ? {} : { 'x-hub88-signature': signature },
      );
      const code = typeof answer['status'] === 'string' ? answer['status'] : 'no answer in this form';
      const parts = answer['balance'];
      const balance = Number.isSafeInteger(parts) ? fineOf(BigInt(Number(parts)), scale) : undefined;
      return { meaning: meanings[code] ?? 'nothing', code, balance };
    },
  };
}

function fieldsOf({ memberId: user, token, currency }: OperatorSettings, act: OperatorAct): object {
  const head = { user, token, game_code: 'conformance' };
  if (act.kind === 'balance') return head;
  const transaction = { ...head, transaction_uuid: act.id, round: act.round, supplier_user: user };
  if (act.kind === 'rollback')
    return { ...transaction, reference_transaction_uuid: act.reference, round_closed: true };
  if (act.amount % part !== 0n) throw new NotPlayed('this form cannot write so fine an amount');
  // A whole number of its parts, as JSON carries it: far below 2^53 for any stake of the cases.
  const about = { ...transaction, currency, amount: Number(act.amount / part), is_free: false };
  if (act.kind === 'bet')
    return { ...about, user: act.memberId ?? user, token: act.token ?? token, round_closed: false };
  return { ...about, reference_transaction_uuid: act.reference, round_closed: act.closesRound };
}
