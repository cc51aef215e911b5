import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { memberGames } from '../games/member-games.ts';
import { lotteries } from '../lottery/draws.ts';
import { faultOf } from '../testing/fault-of.ts';
import { nodeHashing } from '../testing/node-hashing.ts';
import { verify } from './verify.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const ask = (question: unknown) => verify(nodeHashing, question);
const refusal = (question: unknown) => faultOf(() => ask(question));

const round = {
  kind: 'round',
  game: 'dice',
  serverSeed: sha256('a seed'),
  clientSeed: 'lucky',
  nonce: 7,
  bet: { side: 'over', target: 5_050 },
  acts: [],
  stake: '10.00',
};

describe('the verifier', () => {
  it('plays a round of dice again from its seeds', () => {
    expect(ask(round)).toEqual({
      kind: 'round',
      game: 'dice',
      sheetVersion: 1,
      commit: sha256(sha256('a seed')),
      message: 'lucky:7',
      status: 'settled',
      steps: [{ kind: 'roll', roll: '94.43', won: true }],
      multiplier: '2.0002',
      staked: '10.00',
      // 10.00 x 2.0002 = 20.002
      returned: '20.00',
    });
    expect(ask({ ...round, currency: 'USDT' })).toMatchObject({ returned: '20.002000' });
  });

  it('plays a round of a slot again, stops and screen', () => {
    const u = createHmac('sha256', sha256('a seed')).update('lucky:7:0').digest();
    // The first reel of koi has 31 places, the third 31, the fifth 30.
    const stop = (reel: number, length: number) => Math.floor((u.readUInt32BE(reel * 4) * length) / 2 ** 32);
    const answer = ask({ ...round, game: 'koi', bet: {} });
    expect(answer).toMatchObject({
      status: 'settled',
      steps: [{ kind: 'spin', stops: [stop(0, 31), stop(1, 30), stop(2, 31), stop(3, 31), stop(4, 30)] }],
    });
  });

  it('plays every game of the halls, and leaves a stepped round open where its acts end', () => {
    const bets: Record<string, unknown> = {
      gem: { mines: 3 },
      lantern: { risk: 'low', segments: 10 },
      dice: round.bet,
      limbo: { target: 200 },
      plinko: { risk: 'high', rows: 16 },
      keno: { numbers: [1, 40] },
    };
    for (const [game, { stepped }] of Object.entries(memberGames)) {
      const asked = { ...round, game, bet: bets[game] ?? {} };
      const answer = ask(asked);
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
      const open = stepped && game !== 'moon';
      expect(answer).toMatchObject({ game, status: open ? 'open' : 'settled' });
      if (open) expect(ask({ ...asked, acts: [{ act: 'expire' }] })).toMatchObject({ status: 'settled' });
      else expect(refusal({ ...asked, acts: [{ act: 'expire' }] })).toMatch(/badAct|roundOver/);
    }
  });

  it('draws again what a link and a beacon round decided', () => {
    const [link, randomness] = [sha256('link'), sha256('round')];
    const u = (message: string) => createHmac('sha256', link).update(message).digest().readUInt32BE(0);
    const draw = { kind: 'draw', code: 'd3', issue: '20261126-001', link, randomness };
    const first = Math.floor((u(`${randomness}:d3:20261126-001:0`) * 10) / 2 ** 32);
    const answer = ask(draw) as { result: number[] };
    expect(answer).toMatchObject({
      previousLink: sha256(link),
      message: `${randomness}:d3:20261126-001`,
    });
    expect(answer.result[0]).toBe(first);
    for (const code of lotteries) expect(ask({ ...draw, code })).toMatchObject({ kind: 'draw', code });
    const point = Math.max(1, Math.floor((99 * 2 ** 32) / (u(randomness) + 1)) / 100);
    expect(ask({ ...draw, code: 'rocket' })).toMatchObject({ point: String(point) });
  });

  it('counts a ticket again', () => {
    const ticket = {
      kind: 'ticket',
      play: 'x5.any5',
      pick: '01,04#03,05,07,10',
      unit: '2.00',
      times: 10,
      result: [10, 4, 1, 3, 7],
    };
    expect(ask(ticket)).toEqual({
      kind: 'ticket',
      notes: 4,
      stake: '80.00',
      winning: [{ note: '01,03,04,07,10', odds: '448.14' }],
      returned: '8962.80',
    });
    expect(refusal({ ...ticket, result: [1, 2, 3] })).toBe('badResult');
    expect(refusal({ ...ticket, pick: '01,1e3' })).toBe('badPick');
    expect(refusal({ ...ticket, unit: 2 })).toBe('badStake');
  });

  it('answers a whole history in its order', () => {
    expect(ask([round, { ...round, nonce: 8 }])).toMatchObject([
      { message: 'lucky:7' },
      { message: 'lucky:8' },
    ]);
  });

  it('refuses by name what it does not know', () => {
    const wrong: readonly (readonly [string, unknown])[] = [
      ['malformed', null],
      ['malformed', 'x'],
      ['malformed', {}],
      ['malformed', [[round]]],
      ['malformed', { ...round, more: 1 }],
      ['unknownKind', { kind: 'prize' }],
      ['unknownKind', { kind: 'toString' }],
      ['unknownGame', { ...round, game: 'valueOf' }],
      ['badServerSeed', { ...round, serverSeed: 1 }],
      ['badServerSeed', { ...round, serverSeed: 'AB' }],
      ['badClientSeed', { ...round, clientSeed: 'a:b' }],
      ['badNonce', { ...round, nonce: '7' }],
      ['badStake', { ...round, stake: '-1' }],
      ['badStake', { ...round, stake: '0.00' }],
      ['badStake', { ...round, stake: '1e3' }],
      ['badStake', { ...round, currency: 'EUR' }],
      ['badBet', { ...round, bet: { side: 'over', target: 10_000 } }],
      ['badBet', { ...round, bet: null }],
      ['badAct', { ...round, acts: [{ act: 'cashOut' }] }],
      ['badAct', { ...round, acts: [7] }],
      ['badAct', { ...round, acts: {} }],
      ['unknownDraw', { kind: 'draw', code: 'k9', issue: '1', link: sha256('l'), randomness: sha256('r') }],
      ['badLink', { kind: 'draw', code: 'k3', issue: '1', link: 'x', randomness: sha256('r') }],
      ['badRandomness', { kind: 'draw', code: 'rocket', issue: '1', link: sha256('l'), randomness: '' }],
      ['badIssue', { kind: 'draw', code: 'k3', issue: 1, link: sha256('l'), randomness: sha256('r') }],
    ];
    for (const [fault, question] of wrong) expect([fault, question]).toEqual([refusal(question), question]);
  });
});
