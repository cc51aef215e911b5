import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPromotionsTest, fen, offerTerms, type PromotionsTest } from '../testing/promotions-test.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

it('names the facts that the sums of a campaign are made of, to the fen', async () => {
  const member = await test.register('Explained');
  const { api } = member;
  const key = { kind: 'offer' as const, no: await test.publish(offerTerms()) };
  expect(await api.explainProgress(key)).toEqual({
    from: '2026-08-15',
    deposited: '0.00',
    played: '0.00',
    facts: [],
    isCut: false,
  });
  await test.deposits(member, '100.00');
  test.clock.advance({ seconds: 2 });
  await test.plays(member, '33.33');
  test.clock.advance({ seconds: 2 });
  await test.plays(member, '66.68');
  const { facts, ...sums } = await api.explainProgress(key);
  expect(sums).toEqual({ from: '2026-08-15', deposited: '100.00', played: '100.01', isCut: false });
  expect(facts).toMatchObject([
    { to: 'played', counts: '66.68', category: 'electronic', isCorrection: false },
    { to: 'played', counts: '33.33' },
    { to: 'deposited', counts: '100.00', category: null },
  ]);
  const played = facts.filter(({ to }) => to === 'played').reduce((sum, { counts }) => sum + fen(counts), 0n);
  expect(played).toBe(fen(sums.played));

  const stranger = await test.register('Unexplained');
  expect((await stranger.api.explainProgress(key)).facts).toEqual([]);
  await expect(api.explainProgress({ kind: 'offer', no: 999 })).rejects.toMatchObject({
    error: 'activityUnknown',
  });
});

it('counts no day before the campaign’s first one', async () => {
  const member = await test.register('DayBefore');
  await test.deposits(member, '100.00');
  await test.days(1);
  const key = {
    kind: 'offer' as const,
    no: await test.publish(offerTerms({ startsAt: test.clock.now().toISOString() })),
  };
  const api = await test.again(member);
  expect(await api.explainProgress(key)).toMatchObject({ from: '2026-08-16', deposited: '0.00', facts: [] });
});
