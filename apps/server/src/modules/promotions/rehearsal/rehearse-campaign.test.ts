import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import type { TestMember } from '../../../testing/test-app.ts';
import { wheelTerms } from '../kinds/instant/testing/instant-testing.ts';
import {
  createPromotionsTest,
  depositGiftTerms,
  offerTerms,
  signTerms,
  type PromotionsTest,
} from '../testing/promotions-test.ts';

let test: PromotionsTest;
let members: TestMember[];
beforeAll(async () => {
  test = await createPromotionsTest();
  members = await Promise.all(['RehearsedA', 'RehearsedB', 'RehearsedC'].map((name) => test.register(name)));
  // Three first deposits, one of them by a member on a break, then a second one; then seven days of play.
  const [one, two, three] = members as [TestMember, TestMember, TestMember];
  await test.deposits(one, '1000.00');
  await test.deposits(two, '150.00');
  await test.deposits(three, '500.00');
  await three.api.startTimeOut({ hours: 1008 });
  for (let day = 0; day < 7; day += 1) {
    await test.plays(one, '50.00');
    test.clock.advance({ hours: 24 });
  }
  await test.deposits(one, '2000.00');
  await test.days(1);
});
afterAll(() => test.end());

async function draft(terms: CampaignTerms) {
  const { kind, no, hash } = await test.maker.saveCampaignDraft({ terms }, test.once());
  return { kind, no, hash };
}

describe('a rehearsal', () => {
  it('gives the gift of each first deposit of the last thirty days by its tiers, and nobody on a break', async () => {
    const answer = await test.maker.rehearseCampaign(
      await draft(depositGiftTerms('depositFirst')),
      test.once(),
    );
    // A quarter of 1,000.00 and a fifth of 150.00.
    expect(answer).toMatchObject({
      basis: 'rules',
      members: 3,
      protected: 1,
      winners: 2,
      cost: '280.00',
      stopsOn: null,
    });
    expect(answer.days).toHaveLength(30);
    expect(answer.days.filter(({ cost }) => cost !== '0.00')).toEqual([
      { day: '2026-08-15', cost: '280.00' },
    ]);
  });

  it('of draws says the mean and the band between which chance leaves the cost', async () => {
    const terms = wheelTerms({
      chances: { by: 'deposit', each: '100.00', mostPerDay: 5 },
      prizes: [
        { code: 'cash-8', zh: '8 元', en: 'CNY 8', weight: 1, amount: '8.00', stock: null },
        { code: 'thanks', zh: '谢谢参与', en: 'No prize', weight: 9, amount: '0', stock: null },
      ],
    });
    const answer = await test.maker.rehearseCampaign(await draft(terms), test.once());
    // Five chances of 1,000.00, one of 150.00, five of 2,000.00 on another day; 0.80 each. 1.96 x sqrt(11 x 5.76) = 15.60.
    expect(answer).toMatchObject({
      basis: 'draws',
      winners: 2,
      cost: '8.80',
      band: { draws: 11, low: '0.00', high: '24.41' },
    });
    const { rehearsal } = await test.maker.getCampaign({ kind: 'wheel', no: 1 });
    expect(rehearsal).toMatchObject({ basis: 'draws', cost: '8.80', band: answer.band });
    const sure = { ...terms, prizes: terms.prizes.map((prize) => ({ ...prize, amount: '8.00' })) };
    const certain = await test.maker.rehearseCampaign(await draft(sure), test.once());
    expect(certain.band).toMatchObject({ low: '88.00', high: '88.00' });
    expect((await test.maker.rehearseCampaign(await draft(offerTerms()), test.once())).band).toBeNull();
  });

  it('counts only second and third deposits for a further gift, and names the day on which a budget ends', async () => {
    const terms = depositGiftTerms('depositAgain', { budget: '400.00', most: '400' });
    const answer = await test.maker.rehearseCampaign(await draft(terms), test.once());
    expect(answer).toMatchObject({ winners: 1, cost: '400.00', stopsOn: null });
    const short = depositGiftTerms('depositAgain', { budget: '399.99', most: '400' });
    expect(await test.maker.rehearseCampaign(await draft(short), test.once())).toMatchObject({
      stopsOn: '2026-08-22',
    });
  });

  it('signs on each day on which a member was there, with the extra reward of a full round', async () => {
    const answer = await test.maker.rehearseCampaign(await draft(signTerms()), test.once());
    // Seven days in a row with the full reward and a first day of the next round; one day of the other member.
    expect(answer).toMatchObject({ basis: 'rules', winners: 2, cost: '27.00' });
  });

  it('counts a full gift where the terms alone do not say who would come', async () => {
    const terms = offerTerms({ audience: { played: '300' } });
    const answer = await test.maker.rehearseCampaign(await draft(terms), test.once());
    expect(answer).toMatchObject({ basis: 'most', winners: 1, cost: '18.00' });
    expect(answer.days.find(({ cost }) => cost !== '0.00')).toEqual({ day: '2026-08-20', cost: '18.00' });
  });

  it('is asked for before a version is published, and again after an edit', async () => {
    const { kind, no, hash } = await draft(offerTerms());
    const request = (of: string) =>
      test.maker.requestPublication({ kind, no, hash: of, reason: '上线' }, test.once());
    await expect(request(hash)).rejects.toMatchObject({ error: 'campaignUnfit' });
    expect(await test.maker.getCampaign({ kind, no })).toMatchObject({
      rehearsal: null,
      verdict: [{ rule: 'rehearsal' }],
    });
    await test.maker.rehearseCampaign({ kind, no, hash }, test.once());
    const edited = await test.maker.saveCampaignDraft(
      { no, edits: hash, terms: offerTerms({ reward: '19.00' }) },
      test.once(),
    );
    await expect(request(edited.hash)).rejects.toMatchObject({ error: 'campaignUnfit' });
    await test.maker.rehearseCampaign({ kind, no, hash: edited.hash }, test.once());
    expect(await request(edited.hash)).toMatchObject({});
    expect(await test.maker.getCampaign({ kind, no })).toMatchObject({
      verdict: [],
      rehearsal: { winners: 2 },
    });
  });

  it('refuses a version of another campaign', async () => {
    const { hash } = await draft(offerTerms());
    await expect(
      test.maker.rehearseCampaign({ kind: 'sign', no: 1, hash }, test.once()),
    ).rejects.toMatchObject({ error: 'activityUnknown' });
  });
});
