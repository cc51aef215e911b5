import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { receiptText } from '../../packages/betting/src/index.ts';
import { broadcastLinkText, firstBroadcastHead } from '../../packages/contract/src/media/broadcast-link.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(question: unknown) {
  const file = join(folder, 'question.json');
  writeFileSync(file, JSON.stringify(question));
  const command = resolve(import.meta.dirname, 'verify.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, file], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

const serverSeed = createHash('sha256').update('a seed').digest('hex');
const round = {
  kind: 'round',
  game: 'dice',
  serverSeed,
  clientSeed: 'lucky',
  nonce: 7,
  bet: { side: 'over', target: 5_050 },
  stake: '10.00',
};

it('recomputes a history from a file, and refuses what the rules do not know', () => {
  const { status, stdout } = run([round, { ...round, nonce: 8 }]);
  expect(status).toBe(0);
  // 0xf1b7e504 x 10001 / 2^32 = 9443.07: the roll is 94.43, and over 50.50 pays 0.99 x 10001 / 4950 = 2.0002.
  expect(JSON.parse(stdout)).toMatchObject([
    { steps: [{ kind: 'roll', roll: '94.43', won: true }], multiplier: '2.0002', returned: '20.00' },
    { message: 'lucky:8' },
  ]);
  expect(run({ ...round, game: 'chess' })).toMatchObject({ status: 2, stdout: '' });
  expect(run({ ...round, game: 'chess' }).stderr).toContain('unknownGame');
  expect(run('nothing')).toMatchObject({ status: 2 });
});

it('ends with 1 where something contradicts what was shown', () => {
  const commit = createHash('sha256').update(serverSeed).digest('hex');
  expect(run({ ...round, shown: { commit, returned: '20.00' } })).toMatchObject({ status: 0 });
  const { status, stdout } = run([round, { ...round, shown: { commit, returned: '21.00' } }]);
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject([{}, { agrees: { commit: true, returned: false } }]);
});

it('checks the signature of a published round of quicknet', () => {
  // Round 42, as drand's documentation of its HTTP API prints it.
  const signature =
    '95a9f9f5b231b7714de1553105d8ffdf3dcda24cfdb1e689319bccf79a9c8ce430a91b811fbfaf763900bc998b5d686a';
  const beacon = { kind: 'beacon', chain: 'quicknet', round: 42, signature };
  const good = run(beacon);
  expect(good.status).toBe(0);
  expect(JSON.parse(good.stdout)).toMatchObject({ signed: true, at: '2023-08-23T15:11:30.000Z' });
  const other = run({ ...beacon, round: 43 });
  expect(other.status).toBe(1);
  expect(JSON.parse(other.stdout)).toMatchObject({ signed: false });
});

it('draws prizes, raffles and rains again', () => {
  const randomness = createHash('sha256').update('a round').digest('hex');
  const prizes = [
    { code: 'cash-8', weight: 20 },
    { code: 'thanks', weight: 80 },
  ];
  const prize = { kind: 'prize', serverSeed, clientSeed: 'lucky', nonce: 7, prizes, consolation: 'thanks' };
  const raffle = { kind: 'raffle', serverSeed, randomness, root: serverSeed, tickets: 3, prizes: 3 };
  const rain = { kind: 'rain', serverSeed, randomness, session: '1', pot: '1.00', packets: 1, least: '0.01' };
  const { status, stdout } = run([prize, raffle, rain]);
  expect(status).toBe(0);
  // 0xf1b7e504 x 100 / 2^32 = 94.4
  expect(JSON.parse(stdout)).toMatchObject([
    { drawn: 94, prize: 'thanks' },
    { kind: 'raffle' },
    { packets: ['1.00'] },
  ]);
  expect(run({ ...prize, shown: { prize: 'cash-8' } })).toMatchObject({ status: 1 });
});

it('finds the bytes of a clip in the chain of its broadcast, and no others', () => {
  const broadcast = 'b-1';
  const sha256 = (bytes: string) => createHash('sha256').update(bytes).digest('hex');
  let head = firstBroadcastHead;
  const chain = ['one', 'two', 'three'].map((bytes, segment) => {
    const link = {
      track: 'hd' as const,
      segment,
      capturedAt: 1_795_000_000_000 + segment * 2000,
      sha256: sha256(bytes),
    };
    head = sha256(broadcastLinkText(head, { broadcast, ...link }));
    return { ...link, head };
  });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const writeChain = (lines: object[]) =>
    write('chain.jsonl', lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  writeChain(chain);
  write('seg-1.m4s', 'two');
  const heads = [{ segments: 3, head }];
  const clip = [{ track: 'hd', segment: 1, file: 'seg-1.m4s' }];
  const question = { kind: 'broadcast', broadcast, chain: 'chain.jsonl', heads, clip };
  const good = run(question);
  expect(good.status).toBe(0);
  expect(JSON.parse(good.stdout)).toMatchObject({
    segments: 3,
    head,
    clip: [{ capturedAt: new Date(1_795_000_002_000).toISOString(), isInChain: true }],
  });
  const agrees = (asked: object): unknown => {
    const { status, stdout } = run(asked);
    return [status, (JSON.parse(stdout) as { agrees: unknown }).agrees];
  };
  // One file that holds it all, as a replay's page saves it.
  const base64 = (bytes: string) => Buffer.from(bytes).toString('base64');
  const whole = (bytes: string) => ({
    ...question,
    chain,
    clip: [{ track: 'hd', segment: 1, base64: base64(bytes) }],
  });
  expect(agrees(whole('two'))).toEqual([0, { chain: true, heads: true, clip: true }]);
  expect(agrees(whole('twO'))).toEqual([1, { chain: true, heads: true, clip: false }]);
  expect(run({ ...whole('two'), clip: [{ track: 'hd', segment: 1 }] })).toMatchObject({ status: 2 });
  // Another broadcast's chain, a head that was not published, a picture that was changed.
  expect(agrees({ ...question, broadcast: 'b-2' })).toEqual([1, { chain: false, heads: true, clip: true }]);
  const former = [{ segments: 2, head }];
  expect(agrees({ ...question, heads: former })).toEqual([1, { chain: true, heads: false, clip: true }]);
  write('seg-1.m4s', 'twO');
  expect(agrees(question)).toEqual([1, { chain: true, heads: true, clip: false }]);
  // Who writes the changed picture into the chain changes every link after it.
  writeChain(chain.map((line) => (line.segment === 1 ? { ...line, sha256: sha256('twO') } : line)));
  expect(agrees(question)).toEqual([1, { chain: false, heads: true, clip: true }]);
  expect(run({ kind: 'broadcast' })).toMatchObject({ status: 2 });
});

it('checks the signature of a bet’s receipt, and its stake and greatest return', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const receipt = {
    billNo: 'SB1',
    placedAt: '2026-08-15T12:00:00.000Z',
    currency: 'CNY',
    unitStake: '20.00',
    sizes: [1],
    stake: '20.00',
    // 20.00 x 1.950
    maximumReturn: '39.00',
    legs: [
      {
        fixtureId: '7',
        home: 'Alder',
        away: 'Birch',
        startsAt: '2026-08-22T14:00:00.000Z',
        selectionId: 'ft_dc/homeDraw',
        odds: '1.950',
        score: null,
      },
    ],
  };
  const question = {
    kind: 'betReceipt',
    receipt,
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
    signature: sign(null, Buffer.from(receiptText(receipt)), privateKey).toString('hex'),
  };
  const { status, stdout } = run(question);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ signed: true, agrees: { stake: true, maximumReturn: true } });
  expect(run({ ...question, receipt: { ...receipt, maximumReturn: '390.00' } }).status).toBe(1);
  expect(run({ ...question, signature: '' })).toMatchObject({ status: 2, stdout: '' });
});
