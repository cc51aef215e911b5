import { verify } from '@fairway/fair-games';
import { documentHash, promotionKinds } from '@fairway/promotions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashing } from '#modules/games';
import type { TestMember } from '../../../../testing/test-app.ts';
import { createPromotionsTest, signTerms, type PromotionsTest } from '../../testing/promotions-test.ts';
import { expireRewards } from '../../rewards/expire-rewards.job.ts';
import { seedFor, wheelTerms } from './testing/instant-testing.ts';

let test: PromotionsTest;
let sign: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  sign = await test.publish(signTerms());
});
afterAll(() => test.end());

const terms = wheelTerms();

/** A member who has signed today and so has one turn, and the wheel. */
async function turnOf(name: string, wheel = terms) {
  const no = await test.publish(wheel);
  const member = await test.register(name);
  await member.api.signToday({ no: sign }, test.once());
  await member.api.getDraw({ kind: 'wheel', no });
  return { no, member, key: { kind: 'wheel' as const, no } };
}

/** Draws so that the number falls on a prize. */
async function drawOn(api: TestMember['api'], no: number, prize: string, { nonce = 0, from = 0 } = {}) {
  const key = { kind: 'wheel' as const, no };
  const clientSeed = await seedFor(test, key, { terms, prize, nonce, from });
  return api.drawPrize({ ...key, clientSeed }, test.once());
}

describe('a draw at the press', () => {
  it('shows prizes, hashes and chances, draws with a chance and keeps the prize for its claim [ACT-001] [ACT-003]', async () => {
    const { no, member, key } = await turnOf('WheelTurns');
    const before = await member.api.getDraw(key);
    expect(before).toMatchObject({
      consolation: 'thanks',
      serverSeed: null,
      chances: { earned: 1, used: 0, left: 1 },
      clientSeed: null,
      draws: [],
    });
    expect(before.list).toBe(
      documentHash(hashing, {
        prizes: terms.prizes.map(({ code, weight }) => ({ code, weight })),
        consolation: 'thanks',
      }),
    );
    const drawn = await drawOn(member.api, no, 'cash-8');
    expect(drawn).toMatchObject({
      status: 200,
      draw: { nonce: 0, drawn: 'cash-8', prize: 'cash-8', amount: '8.00', isGet: 0, state: 'reached' },
      chances: { earned: 1, used: 1, left: 0 },
    });
    expect((await member.api.getDraw(key)).draws).toEqual([drawn.draw]);
    await expect(member.api.drawPrize({ ...key, clientSeed: 'another' }, test.once())).rejects.toMatchObject({
      error: 'chancesUsedUp',
    });
    expect(await test.centerOf(member)).toBe('1.00');
  });

  it('pays a claimed prize once and marks it by isGet 1 [ACT-026]', async () => {
    const { no, member, key } = await turnOf('WheelClaims');
    await drawOn(member.api, no, 'cash-8');
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => member.api.claimPrize({ ...key, nonce: 0 }, test.once())),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(member.api.claimPrize({ ...key, nonce: 0 }, test.once())).rejects.toMatchObject({
      error: 'rewardAlreadyClaimed',
    });
    expect((await member.api.getDraw(key)).draws).toMatchObject([
      { isGet: 1, state: 'paid', amount: '8.00' },
    ]);
    expect(await test.centerOf(member)).toBe('9.00');
  });

  it('has nothing to claim where nothing was won, and nothing of what was never drawn', async () => {
    const { no, member, key } = await turnOf('WheelLoses');
    expect((await drawOn(member.api, no, 'thanks')).draw).toMatchObject({
      amount: '0.00',
      state: null,
      isGet: 0,
    });
    await expect(member.api.claimPrize({ ...key, nonce: 0 }, test.once())).rejects.toMatchObject({
      error: 'nothingToClaim',
    });
    await expect(member.api.claimPrize({ ...key, nonce: 1 }, test.once())).rejects.toMatchObject({
      error: 'drawNotFound',
    });
    await expect(member.api.getDrawProof({ ...key, nonce: 1 })).rejects.toMatchObject({
      error: 'drawNotFound',
    });
  });

  it('uses a chance once, however many presses meet', async () => {
    const { no, member, key } = await turnOf('WheelPresses');
    const answers = await Promise.allSettled(
      [0, 1, 2, 3].map((seed) => member.api.drawPrize({ ...key, clientSeed: `press ${seed}` }, test.once())),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const id = test.once();
    await test.days(1);
    const api = await test.again(member);
    await api.signToday({ no: sign }, test.once());
    const clientSeed = await seedFor(test, key, { terms, prize: 'thanks', nonce: 1, from: 500 });
    const [one, other] = await Promise.all(
      [1, 2].map(() => api.drawPrize({ kind: 'wheel', no, clientSeed }, id)),
    );
    expect(one).toEqual(other);
    expect(one?.draw.nonce).toBe(1);
    expect((await api.getDraw(key)).draws).toHaveLength(2);
  });

  it('falls to the consolation where a prize is used up, by its stock or by the budget', async () => {
    const { no, member } = await turnOf('WheelStock');
    expect((await drawOn(member.api, no, 'cash-888')).draw.prize).toBe('cash-888');
    const other = await test.register('WheelStockToo');
    await other.api.signToday({ no: sign }, test.once());
    const { draw } = await drawOn(other.api, no, 'cash-888', { from: 700 });
    expect(draw).toMatchObject({ drawn: 'cash-888', prize: 'thanks', amount: '0.00' });
    const { prizes } = await other.api.getDraw({ kind: 'wheel', no });
    expect(prizes.map(({ isLeft }) => isLeft)).toEqual([true, false, true, true]);

    const poor = await turnOf('WheelBudget', wheelTerms({ budget: '1200.00' }));
    expect((await drawOn(poor.member.api, poor.no, 'cash-1200')).draw).toMatchObject({
      prize: 'cash-1200',
      state: 'applied',
      expiresAt: null,
    });
    const late = await test.register('WheelBudgetToo');
    await late.api.signToday({ no: sign }, test.once());
    expect((await drawOn(late.api, poor.no, 'cash-8', { from: 900 })).draw.prize).toBe('thanks');
    await expect(poor.member.api.claimPrize({ ...poor.key, nonce: 0 }, test.once())).rejects.toMatchObject({
      error: 'applyUnderReview',
    });
  });

  it('gives the last of a prize to one of two who draw it at once', async () => {
    const { no, member } = await turnOf('WheelRaces');
    const other = await test.register('WheelRacesToo');
    await other.api.signToday({ no: sign }, test.once());
    const drawn = await Promise.all([
      drawOn(member.api, no, 'cash-888'),
      drawOn(other.api, no, 'cash-888', { from: 600 }),
    ]);
    expect(drawn.map(({ draw }) => draw.prize).toSorted()).toEqual(['cash-888', 'thanks']);
  });

  it('keeps a client seed for the member who drew with it first: others would know their result', async () => {
    const { member, key } = await turnOf('WheelSeeds');
    await member.api.drawPrize({ ...key, clientSeed: 'my seed' }, test.once());
    const other = await test.register('WheelSeedsToo');
    await other.api.signToday({ no: sign }, test.once());
    await expect(other.api.drawPrize({ ...key, clientSeed: 'my seed' }, test.once())).rejects.toMatchObject({
      error: 'clientSeedTaken',
    });
    expect((await other.api.getDraw(key)).chances?.left).toBe(1);
  });

  it('shows an expired prize as one that cannot be claimed: its amount is below 0', async () => {
    const { no, member, key } = await turnOf('WheelExpires');
    await drawOn(member.api, no, 'cash-8');
    await test.days(8);
    const api = await test.again(member);
    await expect(api.claimPrize({ ...key, nonce: 0 }, test.once())).rejects.toMatchObject({
      error: 'rewardExpired',
    });
    await expireRewards(test.app);
    expect((await api.getDraw(key)).draws).toMatchObject([{ amount: '-8.00', state: 'expired', isGet: 0 }]);
  });
});

describe('the seed of a draw', () => {
  it('is sealed until the end, and every draw is computed again from it afterwards', async () => {
    const { no, member, key } = await turnOf('WheelProof');
    const { draw } = await drawOn(member.api, no, 'cash-8');
    const early = await member.api.getDrawProof({ ...key, nonce: 0 });
    expect(early).toMatchObject({ serverSeed: null, drawn: 'cash-8', clientSeed: draw.clientSeed, nonce: 0 });

    await test.days(40);
    const api = await test.again(member);
    const { serverSeed, commitment, list } = await test.visitor.getDraw(key);
    expect([commitment, list]).toEqual([early.commitment, early.list]);
    const proof = await api.getDrawProof({ ...key, nonce: 0 });
    expect(proof.serverSeed).toBe(serverSeed);
    const { clientSeed, nonce, prizes, consolation, drawn, point } = proof;
    const question = { kind: 'prize', serverSeed, clientSeed, nonce, prizes, consolation };
    expect(verify(hashing, question, undefined, promotionKinds)).toMatchObject({
      commit: commitment,
      list,
      prize: drawn,
      drawn: point,
    });
    // A campaign that is prolonged after its seed was shown draws nothing more.
    await sql`update promotions_campaigns set ends_at = platform_now() + interval '3 days'
      where kind = 'wheel' and no = ${no}`.execute(test.app.db);
    await expect(api.drawPrize({ ...key, clientSeed: 'known' }, test.once())).rejects.toMatchObject({
      error: 'activityEnded',
    });
  });
});
