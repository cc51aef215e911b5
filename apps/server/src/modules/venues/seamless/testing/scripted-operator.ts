import { verify, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { formatFine, parseFine } from '../amounts.ts';

/** What an operator may do wrong. */
export type Wrong =
  | 'forgetsIds'
  | 'forgetsResults'
  | 'ignoresContent'
  | 'ignoresResultContent'
  | 'refusesRepeats'
  | 'answersLate'
  | 'overdraws'
  | 'keepsResults'
  | 'refusesLosses'
  | 'returnsTwice'
  | 'sealsNothing'
  | 'paysWithoutStake'
  | 'paysRefunded'
  | 'returnsSettled'
  | 'reopens'
  | 'anyMember'
  | 'anyToken'
  | 'tooFine'
  | 'stakesNothing'
  | 'anySignature'
  | 'noSignature'
  | 'old'
  | 'ahead'
  | 'anyNonce'
  | 'hasNoBalance';

const fields = z.object({
  transactionId: z.string().default(''),
  member: z.string(),
  token: z.string().default(''),
  round: z.string().default(''),
  amount: z.string().default('0'),
  reference: z.string().default(''),
  closesRound: z.boolean().default(false),
});
type Fields = z.output<typeof fields>;

interface Answer {
  readonly status: number;
  readonly body: object;
}

interface Guest {
  readonly member: string;
  readonly token: string;
  readonly key: KeyObject;
}

/** An operator of another making, in our own form, with its wallet in memory; `wrong` says what it does not do as it should. */
export async function startOperator(guest: Guest, wrong?: Wrong) {
  const wallet = walletOf(guest, wrong);
  const isProven = proofOf(guest, wrong);
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const fault = isProven(request, body);
      const read = fields.safeParse(JSON.parse(body.toString('utf8')));
      const operation = (request.url ?? '').replace(/^.*\//, '');
      const { status, body: said } = fault
        ? refuse(fault, 401)
        : read.success
          ? wallet(operation, read.data)
          : refuse('SYNTAX', 400);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/wallet/v1`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const refuse = (code: string, status = 422, more: object = {}): Answer => ({
  status,
  body: { code, ...more },
});

/** Whether a call is the provider's; the code of the refusal where it is not. */
function proofOf({ key }: Guest, wrong: Wrong | undefined) {
  const nonces = new Set<string>();
  return (request: IncomingMessage, body: Buffer): string | undefined => {
    const [time, nonce, mark] = ['timestamp', 'nonce', 'signature'].map((name) =>
      String(request.headers[`x-wallet-${name}`] ?? ''),
    );
    const message = Buffer.from(`POST\n${request.url}\n${time}\n${nonce}\n${body.toString('utf8')}`);
    const isSigned = verify(null, message, key, Buffer.from(mark ?? '', 'base64'));
    if (!isSigned && wrong !== 'anySignature' && !(wrong === 'noSignature' && mark === ''))
      return 'SIGNATURE_INVALID';
    const age = Date.now() - Number(time);
    if ((age > 300_000 && wrong !== 'old') || (age < -60_000 && wrong !== 'ahead')) return 'TIMESTAMP_STALE';
    if (nonces.has(nonce ?? '') && wrong !== 'anyNonce') return 'NONCE_REPEATED';
    nonces.add(nonce ?? '');
    return undefined;
  };
}

interface Taken {
  readonly content: string;
  readonly answer: Answer;
}

/** The wallet of one guest with 100.00. */
function walletOf({ member, token }: Guest, wrong: Wrong | undefined) {
  let balance = 10_000_000_000n;
  const kept = new Map<string, Taken>();
  /** Stakes by id: what became of each. */
  const stakes = new Map<string, { amount: bigint; state: 'open' | 'paid' | 'back' }>();
  const closed = new Set<string>();
  const left = () => (wrong === 'hasNoBalance' ? {} : { balance: formatFine('CNY', balance) });
  const ok = (): Answer => ({ status: 200, body: { code: 'OK', currency: 'CNY', ...left() } });

  function bet(call: Fields): Answer {
    const amount = parseFine(call.amount) ?? 0n;
    if (amount % 1_000_000n !== 0n && wrong !== 'tooFine') return refuse('SYNTAX', 400);
    if (amount === 0n && wrong !== 'stakesNothing') return refuse('SYNTAX', 400);
    if (call.member !== member && wrong !== 'anyMember') return refuse('SESSION_ENDED');
    if (call.token !== token && wrong !== 'anyToken') return refuse('SESSION_ENDED');
    if (stakes.get(call.transactionId)?.state === 'back') return refuse('ALREADY_REFUNDED');
    if (closed.has(call.round) && wrong !== 'reopens') return refuse('ALREADY_SETTLED');
    if (amount > balance && wrong !== 'overdraws') return refuse('INSUFFICIENT_BALANCE', 422, left());
    balance -= amount > balance ? balance : amount;
    stakes.set(call.transactionId, { amount, state: 'open' });
    return ok();
  }

  function win(call: Fields): Answer {
    const stake = stakes.get(call.reference);
    const amount = parseFine(call.amount) ?? 0n;
    if (!stake && wrong !== 'paysWithoutStake') return refuse('BET_UNKNOWN');
    if (stake?.state === 'back' && wrong !== 'paysRefunded') return refuse('ALREADY_REFUNDED');
    if (amount === 0n && wrong === 'refusesLosses') return refuse('SYNTAX', 400);
    if (wrong !== 'keepsResults') balance += amount;
    if (stake) stakes.set(call.reference, { ...stake, state: 'paid' });
    if (call.closesRound) closed.add(call.round);
    return ok();
  }

  function rollback(call: Fields): Answer {
    const stake = stakes.get(call.reference);
    if (stake?.state === 'paid' && wrong !== 'returnsSettled') return refuse('ALREADY_SETTLED');
    if (!stake && wrong === 'sealsNothing') return ok();
    if (stake && (stake.state !== 'back' || wrong === 'returnsTwice')) balance += stake.amount;
    stakes.set(call.reference, { amount: stake?.amount ?? 0n, state: 'back' });
    return ok();
  }

  return (operation: string, call: Fields): Answer => {
    if (operation === 'balance') return ok();
    const content = JSON.stringify([operation, call]);
    const before = kept.get(call.transactionId);
    const isForgotten =
      (wrong === 'forgetsIds' && operation === 'bet') || (wrong === 'forgetsResults' && operation === 'win');
    if (before && !isForgotten) {
      const ignores =
        (wrong === 'ignoresContent' && operation === 'bet') ||
        (wrong === 'ignoresResultContent' && operation === 'win');
      if (before.content !== content && !ignores) return refuse('TRANSACTION_CONFLICT', 409);
      if (wrong === 'refusesRepeats') return refuse('TRANSACTION_CONFLICT', 409);
      return wrong === 'answersLate' && before.answer.status === 200 ? ok() : before.answer;
    }
    const act = { bet, win, rollback }[operation];
    const answer = act ? act(call) : refuse('OPERATION_UNKNOWN', 404);
    if (JSON.stringify(answer.body) !== '{"code":"BET_UNKNOWN"}')
      kept.set(call.transactionId, { content, answer });
    return answer;
  };
}
