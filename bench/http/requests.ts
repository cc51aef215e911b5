import { createHmac, createPrivateKey, randomBytes, randomUUID, sign } from 'node:crypto';
import { fixedHeaders, headerNames, signedHead } from '@fairway/contract/headers.ts';
import type { Turn } from './protocol.ts';
import { benchVenue } from './bench-venue.ts';

/** More than a server can answer in one turn; a contender that runs out of them ends the turn early. */
const mostASecond = 16_000;

/** What is called under an operation id. */
const onceKinds: ReadonlySet<Turn['kind']> = new Set(['bet', 'round', 'gift']);

const venueKey = createPrivateKey({
  key: Buffer.from(benchVenue.privateKey, 'base64'),
  format: 'der',
  type: 'pkcs8',
});

/** The requests of a turn as bytes, made and signed beforehand: so that the load generator costs as little as it can. */
export function requestsOf(turn: Turn): Buffer[] {
  if (turn.kind === 'plain') return [plain(turn)];
  const one = turn.kind === 'walletBet' ? walletBet : signed;
  return Array.from({ length: Math.ceil(mostASecond * turn.seconds) }, (_, index) => one(turn, index));
}

function plain({ port, path }: Turn): Buffer {
  const body = '{"name":"Fairway"}';
  return request(port, path, { 'content-type': 'application/json' }, body);
}

function signed(turn: Turn, index: number): Buffer {
  const { path, port, sessions } = turn;
  const session = sessions[index % sessions.length];
  if (!session) throw new RangeError('no session to call with');
  const body = JSON.stringify(bodyOf(turn, index));
  const timestamp = String(Date.now());
  const nonce = randomBytes(16).toString('hex');
  const head = signedHead({ method: 'POST', path, timestamp, nonce });
  const headers = {
    'content-type': 'application/json',
    ...fixedHeaders,
    [headerNames.deviceId]: '0189aaaa-bbbb-7ccc-8ddd-eeeeffff0000',
    [headerNames.deviceGroup]: '0189aaaa',
    [headerNames.language]: 'zh-CN',
    [headerNames.timestamp]: timestamp,
    [headerNames.nonce]: nonce,
    [headerNames.signature]: createHmac('sha256', session.signKey).update(head).update(body).digest('hex'),
    [headerNames.token]: session.token,
    ...(onceKinds.has(turn.kind) ? { [headerNames.operationId]: nonce } : {}),
  };
  return request(port, path, headers, body);
}

/** A stake in a round of its own, as a venue signs it that plays from the center wallet. */
function walletBet({ path, port, sessions }: Turn, index: number): Buffer {
  const session = sessions[index % sessions.length];
  if (!session) throw new RangeError('no session to call with');
  const nonce = randomBytes(16).toString('hex');
  const timestamp = String(Date.now());
  const body = JSON.stringify({
    transactionId: nonce,
    member: session.memberId,
    token: session.launch,
    currency: 'CNY',
    amount: '10.00',
    round: nonce,
    game: 'dice',
  });
  const message = Buffer.from(`POST\n${path}\n${timestamp}\n${nonce}\n${body}`);
  const headers = {
    'content-type': 'application/json',
    'x-wallet-timestamp': timestamp,
    'x-wallet-nonce': nonce,
    'x-wallet-signature': sign(null, message, venueKey).toString('base64'),
  };
  return request(port, path, headers, body);
}

function bodyOf({ kind, legs, room }: Turn, index: number): object {
  if (kind === 'empty') return {};
  if (kind === 'gift')
    return {
      chatRoomNo: room,
      giftId: 'rose',
      count: 1,
      priceVersion: 1,
      streakId: randomUUID(),
      streakNo: 1,
      shown: false,
    };
  if (kind === 'round')
    return { game: 'dice', currency: 'CNY', stake: '10.00', bet: { side: 'over', target: 5050 } };
  if (kind === 'signed') return { name: 'Fairway', amount: '100.00', tags: ['a', 'b'] };
  const leg = legs[(index * 7) % legs.length];
  return { currency: 'CNY', unitStake: '10.00', sizes: [1], legs: [leg], pricePolicy: 'none' };
}

function request(port: number, path: string, headers: Record<string, string>, body: string): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
