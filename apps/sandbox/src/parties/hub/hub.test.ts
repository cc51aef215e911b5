import { createPublicKey, createPrivateKey, sign, verify, type KeyObject } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RunningSandbox } from '../../testing/running-sandbox.ts';
import { demoHubKeys } from './demo-keys.ts';

/** A wallet that writes down what it is asked and answers as a test says. */
interface Heard {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
let heard: Heard[] = [];
let answers: (call: Heard, fields: Record<string, unknown>) => { status: number; body: object };
let wallet: Server;
let sandbox: RunningSandbox;

beforeAll(async () => {
  wallet = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = { url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
      heard.push(call);
      const { status, body } = answers(call, fieldsOf(call));
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => wallet.listen(0, '127.0.0.1', done));
  sandbox = await RunningSandbox.start();
});
afterAll(async () => {
  await sandbox.stop();
  await new Promise((done) => wallet.close(done));
});
beforeEach(async () => {
  await sandbox.reset();
  heard = [];
  const url = `http://127.0.0.1:${(wallet.address() as AddressInfo).port}/wallet`;
  expect((await sandbox.post('/director/hub/wallet', { url })).status).toBe(200);
  answers = ({ url: path }, { request_uuid: id, user }) =>
    path.includes('/hub/')
      ? {
          status: 200,
          body: { status: 'RS_OK', currency: 'CNY', balance: 9_000_000, request_uuid: id, user },
        }
      : { status: 200, body: { code: 'OK', currency: 'CNY', balance: '90.00' } };
});

function fieldsOf({ body }: Heard): Record<string, unknown> {
  try {
    return JSON.parse(body.toString('utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const token = 'a-token-of-a-launch-1234567890';
const guest = (form: 'qiming' | 'hub') => ({ form, member: 'm-1', token, currency: 'CNY' });
let keys = 0;
async function toss(form: 'qiming' | 'hub', stake = '10') {
  const roundKey = `key-of-a-round-of-a-test-${(keys += 1)}`;
  const answer = await sandbox.post('/director/hub/rounds', {
    guest: guest(form),
    stake,
    pick: 'HEADS',
    roundKey,
  });
  return answer.body['round'] as { roundId: string; status: string; payout: string; code: string };
}
const fault = (effect: object) =>
  sandbox.post('/director/faults', {
    party: 'hub',
    operation: 'callback',
    effect: { kind: 'callback', ...effect },
  });
const operations = () => heard.map(({ url }) => url.replace(/^.*\//, ''));

/** The public half of a key in PKCS 8. */
function publicHalf(text: string): KeyObject {
  return createPublicKey(
    createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }),
  );
}

/** Checked from the operator's description alone. */
function isSigned({ url, headers, body }: Heard): boolean {
  const hub = headers['x-hub88-signature'];
  if (typeof hub === 'string')
    return verify('RSA-SHA256', body, publicHalf(demoHubKeys.hub), Buffer.from(hub, 'base64'));
  const head = `POST\n${url}\n${String(headers['x-wallet-timestamp'])}\n${String(headers['x-wallet-nonce'])}\n`;
  const signature = Buffer.from(String(headers['x-wallet-signature']), 'base64');
  return verify(null, Buffer.concat([Buffer.from(head), body]), publicHalf(demoHubKeys.qiming), signature);
}

describe.each(['qiming', 'hub'] as const)('%s', (form) => {
  it('asks for the stake, then pays what it returned and closes the round, each signed', async () => {
    const round = await toss(form, '12.50');
    expect(operations()).toEqual(['bet', 'win']);
    expect(heard.every(isSigned)).toBe(true);
    const [bet, win] = heard.map(fieldsOf);
    const won = round.status === 'won';
    expect([won || round.status === 'lost', round.payout]).toEqual([true, won ? '25.00' : '0.00']);
    if (form === 'qiming') {
      expect(bet).toMatchObject({ member: 'm-1', token, amount: '12.50', round: round.roundId });
      expect(win).toMatchObject({
        amount: round.payout,
        reference: bet?.['transactionId'],
        closesRound: true,
      });
    } else {
      expect(bet).toMatchObject({
        user: 'm-1',
        token,
        amount: 1_250_000,
        round: round.roundId,
        round_closed: false,
      });
      expect(win).toMatchObject({ amount: won ? 2_500_000 : 0, round_closed: true });
      expect(win?.['reference_transaction_uuid']).toBe(bet?.['transaction_uuid']);
    }
  });

  it('leaves a refused stake alone', async () => {
    answers = () => ({ status: 422, body: { code: 'SESSION_ENDED', status: 'RS_ERROR_TOKEN_EXPIRED' } });
    expect(await toss(form)).toMatchObject({ status: 'refused' });
    expect(operations()).toEqual(['bet']);
  });

  it('takes back a stake of which nothing is known', async () => {
    answers = ({ url }) =>
      url.endsWith('/bet')
        ? { status: 503, body: { code: 'TRY_AGAIN', status: 'RS_ERROR_UNKNOWN' } }
        : { status: 200, body: { code: 'OK', status: 'RS_OK' } };
    expect(await toss(form)).toMatchObject({ status: 'takenBack' });
    expect(operations()).toEqual(['bet', 'rollback']);
  });

  it('sends a result until the wallet says what became of it', async () => {
    let tries = 0;
    answers = ({ url }) =>
      url.endsWith('/win') && (tries += 1) < 3
        ? { status: 502, body: {} }
        : { status: 200, body: { code: 'OK', status: 'RS_OK' } };
    await toss(form);
    expect(operations()).toEqual(['bet', 'win', 'win', 'win']);
  });

  it('doubles, reorders, alters, loses and spoils as the director says', async () => {
    await fault({ copies: 3 });
    await toss(form);
    expect(operations()).toEqual(['bet', 'bet', 'bet', 'win', 'win', 'win']);
    const ids = heard.map((call) => fieldsOf(call)[form === 'hub' ? 'transaction_uuid' : 'transactionId']);
    expect(new Set(ids).size).toBe(2);

    heard = [];
    await fault({ reorder: true });
    await toss(form);
    expect(operations()).toEqual(['win', 'bet', 'win']);

    heard = [];
    await fault({ amount: '77.00' });
    await toss(form);
    expect(heard.slice(0, 2).map((call) => fieldsOf(call)['amount'])).toEqual(
      form === 'hub' ? [1_000_000, 7_700_000] : ['10.00', '77.00'],
    );

    heard = [];
    await fault({ lose: true });
    expect(await toss(form)).toMatchObject({ status: 'takenBack' });
    expect(operations()).toEqual(['bet', 'rollback']);

    heard = [];
    await fault({ badSignature: true });
    await toss(form);
    expect(isSigned(heard[0] as Heard)).toBe(false);
  });

  it('sends a round again as it was', async () => {
    const { roundId } = await toss(form);
    const first = heard.map(fieldsOf);
    heard = [];
    expect((await sandbox.post(`/director/hub/rounds/${roundId}/resend`)).status).toBe(200);
    const without = (fields: Record<string, unknown>) => ({ ...fields, request_uuid: '' });
    expect(heard.map(fieldsOf).map(without)).toEqual(first.map(without));
  });

  it('shows the game to a launch that the wallet knows, and no other', async () => {
    const path = `/${form}/play?member=m-1&token=${token}&currency=CNY&language=en`;
    const page = await sandbox.get(path);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('90.00')]);
    const after = await sandbox.submit(path, {
      stake: '10',
      pick: 'TAILS',
      roundKey: `a-round-of-the-page-${form}`,
    });
    expect(after.status).toBe(200);
    answers = () => ({ status: 422, body: { code: 'SESSION_ENDED', status: 'RS_ERROR_TOKEN_EXPIRED' } });
    expect((await sandbox.get(path)).status).toBe(404);
  });
});

describe('a link of hub', () => {
  it('is given to the operator alone', async () => {
    const fields = { operator_id: 1, user: 'm-1', token, currency: 'CNY', game_code: 'lobby', lang: 'en' };
    const refused = await sandbox.post('/hub/operator/generic/v2/game/url', fields, {
      'x-hub88-signature': sign(
        'RSA-SHA256',
        Buffer.from('another body'),
        createPrivateKey({
          key: Buffer.from(demoHubKeys.hub, 'base64'),
          format: 'der',
          type: 'pkcs8',
        }),
      ).toString('base64'),
    });
    expect(refused.status).toBe(401);
  });

  it('calls no wallet on a host that it may not call', async () => {
    const answer = await sandbox.post('/director/hub/wallet', { url: 'http://198.51.100.7/wallet' });
    expect(answer.status).toBe(400);
  });
});
