import { createHash } from 'node:crypto';
import { contradicts, FairGamesError, merklePath, verify } from '@fairway/fair-games';
import { describe, expect, it } from 'vitest';
import { drawInstant } from '../draws/instant.ts';
import { raffleLeaf, raffleRoot, raffleWinners } from '../draws/raffle.ts';
import { drawRain } from '../draws/rain.ts';
import { nodeHashing, seedOf } from '../testing/node-hashing.ts';
import { promotionKinds } from './promotion-kinds.ts';

const serverSeed = seedOf('campaign');
const commit = createHash('sha256').update(serverSeed).digest('hex');
const randomness = seedOf('round');
const ask = (question: unknown) => verify(nodeHashing, question, undefined, promotionKinds);
const faultOf = (question: unknown) => {
  try {
    ask(question);
  } catch (error) {
    return error instanceof FairGamesError ? error.fault : String(error);
  }
  return undefined;
};

describe('a prize', () => {
  const list = {
    prizes: [
      { code: 'cash-8', weight: 20 },
      { code: 'thanks', weight: 80 },
    ],
    consolation: 'thanks',
  };
  const prize = { kind: 'prize', serverSeed, clientSeed: 'lucky', nonce: 3, ...list };

  it('is drawn again from its file', () => {
    const { point, prize: drawn } = drawInstant(
      nodeHashing,
      { serverSeed, clientSeed: 'lucky', nonce: 3 },
      list,
    );
    const published = createHash('sha256')
      .update(
        '{"consolation":"thanks","prizes":[{"code":"cash-8","weight":20},{"code":"thanks","weight":80}]}',
      )
      .digest('hex');
    expect(ask(prize)).toEqual({
      kind: 'prize',
      commit,
      list: published,
      message: 'lucky:3',
      below: 100,
      drawn: point,
      prize: drawn.code,
      usedUp: 'thanks',
    });
    const other = drawn.code === 'thanks' ? 'cash-8' : 'thanks';
    expect(contradicts(ask({ ...prize, shown: { prize: drawn.code, commit } }))).toBe(false);
    expect(contradicts(ask({ ...prize, shown: { prize: other } }))).toBe(true);
  });

  it('is refused where the file says what no campaign does', () => {
    expect(faultOf({ ...prize, serverSeed: 1 })).toBe('badServerSeed');
    expect(faultOf({ ...prize, clientSeed: 'a:b' })).toBe('badClientSeed');
    expect(faultOf({ ...prize, nonce: -1 })).toBe('badNonce');
    expect(faultOf({ ...prize, prizes: [{ code: 'cash-8', weight: '20' }] })).toBe('malformed');
    expect(faultOf({ ...prize, prizes: 'all' })).toBe('malformed');
    expect(faultOf({ ...prize, consolation: 'none' })).toBe('malformed');
    expect(faultOf({ ...prize, stake: '1.00' })).toBe('malformed');
  });
});

describe('a raffle', () => {
  const ids = Array.from({ length: 40 }, (_, index) => `ticket-${index}`);
  const leaves = ids.map((id, number) => raffleLeaf(nodeHashing, { campaign: 'raffle-1', number, id }));
  const root = raffleRoot(nodeHashing, 'raffle-1', ids) ?? '';
  const winners = raffleWinners(nodeHashing, { serverSeed, randomness, root, tickets: 40 }, 3);
  const raffle = { kind: 'raffle', serverSeed, randomness, root, tickets: 40, prizes: 3 };
  const ticketOf = (number: number) => ({
    campaign: 'raffle-1',
    number,
    id: ids[number],
    path: merklePath(nodeHashing, leaves, number),
  });

  it('is drawn again, and a ticket finds its place', () => {
    expect(ask(raffle)).toEqual({ kind: 'raffle', commit, winners });
    expect(ask({ ...raffle, ticket: ticketOf(winners[1] ?? 0) })).toMatchObject({
      isUnderRoot: true,
      winner: 1,
    });
    const loser = ids.findIndex((_, number) => !winners.includes(number));
    expect(ask({ ...raffle, ticket: ticketOf(loser) })).toMatchObject({ isUnderRoot: true, winner: null });
    const stranger = { ...ticketOf(loser), id: 'another' };
    expect(contradicts(ask({ ...raffle, ticket: stranger }))).toBe(true);
  });

  it('is refused where the file says what no raffle does', () => {
    expect(faultOf({ ...raffle, randomness: 'x' })).toBe('badRandomness');
    expect(faultOf({ ...raffle, root: 'x' })).toBe('badPath');
    expect(faultOf({ ...raffle, tickets: 0 })).toBe('badRange');
    expect(faultOf({ ...raffle, ticket: { ...ticketOf(0), id: 'a:b' } })).toBe('badLeaf');
    expect(faultOf({ ...raffle, ticket: { ...ticketOf(0), path: 'x' } })).toBe('badPath');
  });
});

describe('a rain', () => {
  const rain = {
    kind: 'rain',
    serverSeed,
    randomness,
    session: '20261127-2000',
    pot: '88.00',
    packets: 20,
    least: '0.01',
  };

  it('falls again from its file, whole or one packet of it', () => {
    const drawn = drawRain(
      nodeHashing,
      { serverSeed, randomness, session: '20261127-2000' },
      { pot: 88_00n, packets: 20, least: 1n },
    );
    const answer = ask(rain);
    expect(answer).toMatchObject({ commit, message: `${randomness}:rain:20261127-2000` });
    expect(answer).toHaveProperty(
      'packets',
      drawn.map((minor) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`),
    );
    expect(ask({ ...rain, claim: 7 })).not.toHaveProperty('packets');
    expect(contradicts(ask({ ...rain, claim: 7, shown: { packet: '88.00' } }))).toBe(true);
    expect(ask({ ...rain, currency: 'COIN', pot: '8800', least: '1', claim: 0 })).toHaveProperty(
      'packet',
      String(drawn[0]),
    );
  });

  it('is refused where the file says what no rain does', () => {
    expect(faultOf({ ...rain, pot: 88 })).toBe('malformed');
    expect(faultOf({ ...rain, pot: '0.19' })).toBe('badRange');
    expect(faultOf({ ...rain, session: 'a:b' })).toBe('badIssue');
    expect(faultOf({ ...rain, claim: 20 })).toBe('badRange');
    expect(faultOf({ ...rain, currency: 'EUR' })).toBe('malformed');
  });
});

it('is no question of fair-games alone', () => {
  expect(() => verify(nodeHashing, { kind: 'prize' })).toThrow('no kind prize');
});
