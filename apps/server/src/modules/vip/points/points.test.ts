import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveEverything } from '#modules/ledger';
import { createVipStage, type VipStage } from '../testing/vip-stage.ts';
import { settlePoints } from './earn-for-play.ts';
import { expirePoints } from './expire-points.job.ts';

let stage: VipStage;
beforeAll(async () => {
  stage = await createVipStage('2026-08-15T03:50:00.000Z');
});
afterAll(async () => {
  const proof = await proveEverything(stage.test.app.db, stage.test.clock.now());
  expect(proof.findings).toEqual([]);
  await stage.test.end();
});

describe('points', () => {
  it('are earned for play, one for each whole 100.00 with the rest carried, and listed [VIP-014]', async () => {
    const member = await stage.test.register('Earner');
    expect(await member.api.getPoints({})).toEqual({
      balance: 0,
      owed: 0,
      expiring: null,
      records: [],
      next: null,
    });
    await stage.counted(member, '2026-08-14', { played: 199.99 });
    await settlePoints(stage.test.app, member.id);
    await stage.counted(member, '2026-08-15', { played: 0.01 });
    // 10 USDT at 7.20 are 72.00, which is carried.
    await stage.counted(member, '2026-08-15', { played: 10, currency: 'USDT' });
    // The same news twice, and at once.
    await Promise.all([1, 2, 3].map(() => settlePoints(stage.test.app, member.id)));
    const points = await member.api.getPoints({});
    expect(points).toMatchObject({ balance: 2, expiring: { points: 2, on: '2027-09-01' }, next: null });
    expect(points.records).toMatchObject([
      { number: 2, kind: 'earned', points: 1, balance: 2 },
      { number: 1, kind: 'earned', points: 1, balance: 1 },
    ]);
    await expect(stage.test.visitor.getPoints({})).rejects.toMatchObject({ error: 'tokenMissing' });
  });

  it('are taken back with the play, and owed where they are gone', async () => {
    const member = await stage.test.register('Corrected');
    await stage.counted(member, '2026-08-14', { played: 1_000 });
    await settlePoints(stage.test.app, member.id);
    await stage.counted(member, '2026-08-14', { played: -300.01 });
    await settlePoints(stage.test.app, member.id);
    // 699.99 are 6 points.
    expect(await member.api.getPoints({})).toMatchObject({ balance: 6, owed: 0 });
    await expirePoints(stage.test.app, '2027-09-01');
    expect(await member.api.getPoints({})).toMatchObject({ balance: 0, expiring: null });
    await stage.counted(member, '2026-08-14', { played: -200 });
    await settlePoints(stage.test.app, member.id);
    expect(await member.api.getPoints({})).toMatchObject({ balance: 0, owed: 2 });
    await stage.counted(member, '2026-08-15', { played: 500 });
    await settlePoints(stage.test.app, member.id);
    const points = await member.api.getPoints({});
    expect(points).toMatchObject({ balance: 3, owed: 0 });
    expect(points.records.map(({ kind, points: change }) => [kind, change])).toEqual([
      ['earned', 5],
      ['reversed', -2],
      ['expired', -6],
      ['reversed', -4],
      ['earned', 10],
    ]);
  });

  it('are kept for twelve months after their month, and go once', async () => {
    const member = await stage.test.register('Expires');
    await stage.counted(member, '2026-08-14', { played: 800 });
    await settlePoints(stage.test.app, member.id);
    await expirePoints(stage.test.app, '2027-08-31');
    expect(await member.api.getPoints({})).toMatchObject({ balance: 8 });
    await Promise.all([1, 2].map(() => expirePoints(stage.test.app, '2027-09-01')));
    const { balance, records } = await member.api.getPoints({});
    expect([balance, records.length]).toEqual([0, 2]);
  });
});
