import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromotionsTest, fen, offerTerms, type PromotionsTest } from '../testing/promotions-test.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

describe('a campaign’s account', () => {
  it('pays to the last fen and never more, however many ask at once', async () => {
    // Room for five rewards of 18.00 and a rest, spread over sixteen buckets of 5.62 and 5.70: none holds a whole reward.
    const no = await test.publish(offerTerms({ budget: '99.99' }));
    const members = await Promise.all(
      Array.from({ length: 9 }, (_, index) => test.register(`Budget${index}`)),
    );
    const answers = await Promise.allSettled(
      members.map(({ api }) => api.applyActivity({ kind: 'offer', no }, test.once())),
    );
    const paid = answers.filter(({ status }) => status === 'fulfilled');
    expect(paid).toHaveLength(5);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ error: 'prizeSoldOut' });
    const liability = await test.checker.getLiability({});
    expect(liability.campaigns.find((campaign) => campaign.no === no)).toMatchObject({
      funded: '99.99',
      paid: '90.00',
      promised: '0.00',
      balance: '9.99',
    });
  });

  it('pays one member once, however often the button is pressed', async () => {
    const no = await test.publish(offerTerms());
    const member = await test.register('PressesOften');
    const before = fen(await test.centerOf(member));
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => member.api.applyActivity({ kind: 'offer', no }, test.once())),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(fen(await test.centerOf(member)) - before).toBe(1800n);
  });
});
