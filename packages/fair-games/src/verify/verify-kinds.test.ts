import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Curve } from '../fairness/beacon-signature.ts';
import { merklePath } from '../fairness/merkle.ts';
import { cardLeaf, saltedDeck } from '../cards/salted-deck.ts';
import { faultOf } from '../testing/fault-of.ts';
import { nodeHashing } from '../testing/node-hashing.ts';
import { contradicts, type Answer } from './answer.ts';
import { verify } from './verify.ts';

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest();
const ask = (question: unknown, curve?: Curve) => verify(nodeHashing, question, curve) as Answer;
const refusal = (question: unknown) => faultOf(() => ask(question));

describe('a round of the beacon', () => {
  const signature = 'ab'.repeat(48);
  const beacon = { kind: 'beacon', chain: 'quicknet', round: 42, signature };

  it('has its time and randomness, and without a curve says that nobody has checked the signature', () => {
    expect(ask(beacon)).toEqual({
      kind: 'beacon',
      chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
      round: 42,
      // The first round was at 15:09:27, the 42nd is 41 x 3 s later.
      at: '2023-08-23T15:11:30.000Z',
      randomness: sha256(Buffer.from(signature, 'hex')),
      signed: null,
    });
    expect(ask({ ...beacon, round: undefined, at: '2023-08-23T15:11:28Z' })).toMatchObject({ round: 42 });
  });

  it('is signed when the curve says so of SHA-256 of the number in eight bytes', () => {
    const own = { hash: sha256('chain'), publicKey: 'cd'.repeat(96), genesis: 1_000, period: 2_000 };
    const message = sha256(Buffer.from('000000000000002a', 'hex'));
    const curve: Curve = {
      isSigned: (key, signed, domain, by) =>
        key === own.publicKey &&
        Buffer.from(signed).toString('hex') === message &&
        domain === 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_' &&
        by === signature,
    };
    const asked = { ...beacon, chain: own };
    expect(ask(asked, curve)).toMatchObject({ signed: true, at: '1970-01-01T00:01:23.000Z' });
    expect(ask({ ...asked, round: 43 }, curve)).toMatchObject({ signed: false });
    expect(contradicts(ask({ ...asked, round: 43 }, curve))).toBe(true);
    expect(contradicts(ask(asked))).toBe(false);
  });

  it('is refused by name where it is no round', () => {
    for (const [fault, wrong] of [
      ['badSignature', { signature: 'AB'.repeat(48) }],
      ['badSignature', { signature: 'ab' }],
      ['badTime', { round: 0 }],
      ['badTime', { round: undefined }],
      ['badTime', { at: '2023-08-23T15:11:28Z' }],
      ['badTime', { round: undefined, at: 'yesterday' }],
      ['badTime', { round: undefined, at: '2020-01-01T00:00:00Z' }],
      ['badTime', { round: Number.MAX_SAFE_INTEGER }],
      ['badChain', { chain: 'mainnet' }],
      ['badChain', { chain: { hash: 'x' } }],
      ['badChain', { chain: { hash: sha256('c'), publicKey: 'ab'.repeat(96), genesis: 0, period: 0 } }],
    ] as const)
      expect([fault, wrong]).toEqual([refusal({ ...beacon, ...wrong }), wrong]);
  });
});

describe('a hand', () => {
  const [link, randomness] = [sha256('link'), sha256('round')];
  const asked = { kind: 'hand', game: 'holdem', hand: 'table-7-hand-1', link, randomness };
  const message = `${randomness}:holdem:table-7-hand-1`;

  /** The pack by another reading of the rule: swap place i with place i + below(52 - i). */
  function packOf(size: number): number[] {
    const numbers: number[] = [];
    for (let cursor = 0; numbers.length < 200; cursor += 1) {
      const block = hmac(link, `${message}:${cursor}`);
      for (let offset = 0; offset < 32; offset += 4) numbers.push(block.readUInt32BE(offset));
    }
    const pack = Array.from({ length: size }, (_, card) => card);
    for (let place = 0; place < size; place += 1) {
      const n = BigInt(size - place);
      let product = BigInt(numbers.shift() ?? 0) * n;
      while (product % 4294967296n < 4294967296n % n) product = BigInt(numbers.shift() ?? 0) * n;
      const other = place + Number(product / 4294967296n);
      [pack[place], pack[other]] = [pack[other] ?? 0, pack[place] ?? 0];
    }
    return pack;
  }

  function rootOf(leaves: readonly string[]): string {
    if (leaves.length === 1) return leaves[0] ?? '';
    const above: string[] = [];
    for (let place = 0; place < leaves.length; place += 2) {
      const [left = '', right] = leaves.slice(place, place + 2);
      above.push(right === undefined ? left : sha256(`node:${left}${right}`));
    }
    return rootOf(above);
  }

  it('between members is the whole pack again, with the root that was out before the deal', () => {
    const names = packOf(52).map((card) => `${'A23456789TJQK'[card % 13]}${'SHCD'[Math.floor(card / 13)]}`);
    const leaves = names.map((name, place) =>
      sha256(`leaf:${place}:${name}:${hmac(link, `${message}:salt:${place}`).toString('hex')}`),
    );
    expect(ask(asked)).toEqual({
      kind: 'hand',
      game: 'holdem',
      previousLink: sha256(link),
      message,
      cards: names,
      root: rootOf(leaves),
    });
    const { cards } = ask({ ...asked, game: 'doudizhu' });
    expect(cards).toHaveLength(54);
    expect(cards).toEqual(expect.arrayContaining(['BJ', 'RJ', 'AS']));
  });

  it('shows one card under the root to the seat that has it, and no other card by it', () => {
    const { cards, leaves, root } = saltedDeck(
      nodeHashing,
      { code: 'holdem', issue: 'h1', link, randomness },
      52,
    );
    const [card] = cards;
    if (!card) throw new Error('no card');
    const proof = { kind: 'hand', game: 'holdem', card, path: merklePath(nodeHashing, leaves, 0), root };
    expect(ask(proof)).toEqual({
      kind: 'hand',
      game: 'holdem',
      ...card,
      salt: undefined,
      root,
      isUnderRoot: true,
    });
    const other = card.card === 'AS' ? 'KS' : 'AS';
    const forged = ask({ ...proof, card: { ...card, card: other } });
    expect(forged).toMatchObject({ isUnderRoot: false });
    expect(contradicts(forged)).toBe(true);
    expect(cardLeaf(nodeHashing, card)).toBe(leaves[0]);
    expect(refusal({ ...proof, card: { ...card, card: 'BJ' } })).toBe('badCard');
    expect(refusal({ ...proof, card: { ...card, place: 52 } })).toBe('badCard');
    expect(refusal({ ...proof, path: [{ side: 'up', hash: root }] })).toBe('badPath');
  });

  it('of blackjack is dealt from the member’s seeds: player, dealer, player, hole', () => {
    const serverSeed = sha256('seed');
    const block = hmac(serverSeed, 'lucky:3:0');
    const card = (place: number) => {
      const drawn = Math.floor((block.readUInt32BE(place * 4) * 52) / 2 ** 32);
      return `${'A23456789TJQK'[drawn % 13]}${'SHCD'[Math.floor(drawn / 13)]}`;
    };
    const hand = { kind: 'hand', game: 'blackjack', serverSeed, clientSeed: 'lucky', nonce: 3, acts: [] };
    expect(ask(hand)).toMatchObject({
      commit: sha256(serverSeed),
      message: 'lucky:3',
      steps: [{ kind: 'deal', player: [card(0), card(2)], dealer: card(1) }],
    });
    expect(refusal({ ...hand, game: 'whist' })).toBe('unknownGame');
    expect(refusal({ ...asked, link: 'x' })).toBe('badLink');
  });
});

describe('a ticket in its issue’s tree', () => {
  const ticket = { kind: 'ticket', play: 'd3.straight', pick: '1|2|3', unit: '2.00', times: 5 };
  const leaf = sha256('leaf:01930000-aaaa:d3:20261127-001:d3.straight:1|2|3:CNY:2.00:5');
  const neighbour = sha256('leaf:another');
  const tree = {
    id: '01930000-aaaa',
    issue: '20261127-001',
    path: [{ side: 'left', hash: neighbour }],
    root: sha256(`node:${neighbour}${leaf}`),
  };

  it('is under the root with all that was staked, before the draw as after it', () => {
    expect(ask({ ...ticket, tree })).toEqual({
      kind: 'ticket',
      notes: 1,
      stake: '10.00',
      winning: null,
      returned: null,
      root: tree.root,
      isUnderRoot: true,
    });
    // 2.00 x 5 x 970
    expect(ask({ ...ticket, tree, result: [1, 2, 3] })).toMatchObject({
      returned: '9700.00',
      isUnderRoot: true,
    });
  });

  it('is not under it with another pick, id, issue, unit or number of times', () => {
    const others = [
      { ...ticket, pick: '1|2|4', tree },
      { ...ticket, times: 6, tree },
      { ...ticket, unit: '2.01', tree },
      { ...ticket, currency: 'USDT', tree },
      { ...ticket, tree: { ...tree, id: '01930000-aaab' } },
      { ...ticket, tree: { ...tree, issue: '20261127-002' } },
    ];
    for (const other of others)
      expect(ask(other), JSON.stringify(other)).toMatchObject({ isUnderRoot: false });
    expect(refusal({ ...ticket, tree: { ...tree, path: {} } })).toBe('badPath');
    expect(refusal({ ...ticket, tree: { ...tree, root: 'x' } })).toBe('badPath');
    expect(refusal({ ...ticket, tree: { ...tree, id: 'a:b' } })).toBe('badLeaf');
    expect(refusal(ticket)).toBe('badResult');
  });
});

describe('the roads of a shoe', () => {
  it('are drawn again from the results', () => {
    const results = ['tie', 'banker', 'player', 'tie', 'player', 'banker'];
    expect(ask({ kind: 'roads', results })).toEqual({
      kind: 'roads',
      tiesBefore: 1,
      big: [
        { side: 'banker', ties: 0, column: 1, row: 1 },
        { side: 'player', ties: 1, column: 2, row: 1 },
        { side: 'player', ties: 0, column: 2, row: 2 },
        { side: 'banker', ties: 0, column: 3, row: 1 },
      ],
      // Row 2 of column 2 goes beyond column 1; columns 2 and 1 are not equally long.
      bigEye: [
        { colour: 'blue', column: 1, row: 1 },
        { colour: 'blue', column: 1, row: 2 },
      ],
      small: [],
      cockroach: [],
    });
    expect(refusal({ kind: 'roads', results: ['dealer'] })).toBe('badResult');
    expect(refusal({ kind: 'roads', results: Array.from({ length: 105 }, () => 'tie') })).toBe('badResult');
  });
});

describe('what was shown', () => {
  const round = {
    kind: 'round',
    game: 'dice',
    serverSeed: sha256('a seed'),
    clientSeed: 'lucky',
    nonce: 7,
    bet: { side: 'over', target: 5_050 },
    stake: '10.00',
  };
  const shown = {
    commit: sha256(sha256('a seed')),
    returned: '20.00',
    steps: [{ won: true, roll: '94.43', kind: 'roll' }],
  };

  it('agrees part by part, in whatever order its names are', () => {
    const answer = ask({ ...round, shown });
    expect(answer).toMatchObject({ agrees: { commit: true, returned: true, steps: true } });
    expect(contradicts(answer)).toBe(false);
    expect(ask(round)).not.toHaveProperty('agrees');
  });

  it('disagrees where a seed or a result was exchanged', () => {
    const forged = ask({ ...round, serverSeed: sha256('another'), shown });
    expect(forged).toMatchObject({ agrees: { commit: false } });
    const better = ask({ ...round, shown: { ...shown, returned: '200.00' } });
    expect(better).toMatchObject({ agrees: { commit: true, returned: false } });
    expect(contradicts([ask(round), better])).toBe(true);
    expect(refusal({ ...round, shown: { profit: '1' } })).toBe('malformed');
    expect(refusal({ ...round, shown: [] })).toBe('malformed');
  });
});
