import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPromotionsTest,
  depositGiftTerms,
  offerTerms,
  type PromotionsTest,
} from '../../testing/promotions-test.ts';
import { releasedTerms } from '../testing/release-terms.fixture.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

const weights = { ty: 100, dj: 100, zr: 0, dz: 0, by: 0, qp: 0, cp: 0 };

describe('what an offer is worth before it is taken', () => {
  it('follows the deposit, and says what is to be played and what that costs on average', async () => {
    const release = { days: 30, weights };
    const no = await test.publish(depositGiftTerms('depositFirst', { release }));
    const { api } = await test.register('Asking');
    const key = { kind: 'depositFirst' as const, no };
    // A quarter of 1,000.00, three times; sports hold 1 - 1/1.06 of a stake: 750.00 x 0.0566 = 42.45.
    const worth = { category: 'sports', play: '750.00', margin: '5.66', worth: '207.55' };
    expect(await api.whatIf({ ...key, deposit: '1000.00' })).toEqual({
      asksDeposit: true,
      bonus: '250.00',
      required: '750.00',
      release: 'after',
      days: 30,
      freeBet: null,
      worth: {
        cheapest: worth,
        usual: { ...worth, category: 'eSports' },
        dearest: { ...worth, category: 'eSports' },
      },
      // 1,000.00 in stakes of 50.00: 15 bets, which twenty stakes outlast whatever comes.
      chance: { cheapest: '100.0', usual: '100.0', dearest: '100.0', funds: '1000.00', stake: '50.00' },
    });
    expect(await api.whatIf({ ...key, deposit: '99.99' })).toMatchObject({ bonus: '0.00', worth: null });
    expect(await api.whatIf(key)).toMatchObject({ bonus: '0.00', required: '0.00', worth: null });
    await expect(api.whatIf({ ...key, no: 99 })).rejects.toMatchObject({ error: 'activityUnknown' });
  });

  it('is the gift itself where nothing is to be played, and less where it is paid first', async () => {
    const { api } = await test.register('Free');
    const free = await test.publish(offerTerms());
    expect(await api.whatIf({ kind: 'offer', no: free })).toMatchObject({
      asksDeposit: false,
      bonus: '18.00',
      required: '0.00',
      release: 'none',
      worth: null,
    });
    const upfront = await test.publish(offerTerms({ turnover: '1' }));
    expect(await api.whatIf({ kind: 'offer', no: upfront })).toMatchObject({
      release: 'upfront',
      days: null,
      worth: { dearest: { play: '18.00' } },
      chance: { dearest: '100.0', funds: '18.00', stake: '0.90' },
    });
    // Ten times 18.00 in stakes of 0.90: 200 bets, twenty stakes. A margin of 5.66 % takes 11.3 of them on average: about six of ten finish.
    const long = await test.publish(offerTerms({ turnover: '10', release: { days: 30, weights } }));
    const { chance } = await api.whatIf({ kind: 'offer', no: long });
    expect(Number(chance?.cheapest)).toBeGreaterThan(40);
    expect(Number(chance?.cheapest)).toBeLessThan(80);
    expect(await api.whatIf({ kind: 'offer', no: long })).toMatchObject({ chance });
    // Live dealers at one percent of their play: 20,000 bets are not run.
    const slow = { ...weights, ty: 1, dj: 1 };
    const endless = await test.publish(offerTerms({ turnover: '10', release: { days: 30, weights: slow } }));
    expect(await api.whatIf({ kind: 'offer', no: endless })).toMatchObject({ chance: { cheapest: null } });
  });

  it('of a free bet is its mean win less what playing for that costs, never the stake', async () => {
    const { api } = await test.register('AsksFreeBet');
    const gives = { type: 'freeBet' as const, stake: '20.00', days: 7 };
    const worthOf = async (turnover: string, leastOdds?: string) => {
      const given = leastOdds === undefined ? gives : { ...gives, leastOdds };
      const no = await test.publish(offerTerms({ reward: '20.00', turnover, gives: given }));
      return api.whatIf({ kind: 'offer', no });
    };
    // 20.00 at 2.00 with prices of 106 %: 20.00 / 2.12 = 9.43; played once at 5.66 % it leaves 8.90.
    expect(await worthOf('1')).toMatchObject({
      bonus: '20.00',
      required: '0.00',
      release: 'winnings',
      freeBet: { odds: '2.000', worth: '8.90' },
      worth: null,
      chance: null,
    });
    // 10.00 / 1.59 = 6.29.
    expect(await worthOf('0', '1.5')).toMatchObject({ freeBet: { odds: '1.500', worth: '6.29' } });
  });

  it('keeps the terms that were joined beside those in force', async () => {
    const terms = depositGiftTerms('depositFirst');
    const no = await test.publish(terms);
    const key = { kind: 'depositFirst' as const, no };
    const { api } = await test.register('Joined');
    const { hash: edits, ...before } = await api.getTerms(key);
    expect(before).toEqual({ terms, joined: null });
    await api.joinDepositGift(key, test.once());
    const next = { ...terms, turnover: '5', release: { days: 30, weights } };
    const { hash } = await test.maker.saveCampaignDraft({ terms: next, no, edits }, test.once());
    await test.maker.rehearseCampaign({ ...key, hash }, test.once());
    const request = { ...key, hash, reason: '调整流水' };
    const { proposalId: id } = await test.maker.requestPublication(request, test.once());
    await test.checker.approveProposal({ id }, test.once());
    expect(await api.getTerms(key)).toMatchObject({
      hash,
      terms: { turnover: '5', release: { days: 30 } },
      joined: { hash: edits, terms: { turnover: '3' }, isCurrent: false },
    });
    await expect(api.getTerms({ ...key, no: 99 })).rejects.toMatchObject({ error: 'activityUnknown' });
  });
});

describe('terms that release by play', () => {
  it('are not published without play, for a rebate, or over products that are mixed', async () => {
    const verdict = async (terms: Parameters<PromotionsTest['publish']>[0]) => {
      const { kind, no } = await test.maker.saveCampaignDraft({ terms }, test.once());
      return (await test.maker.getCampaign({ kind, no })).verdict.map(({ rule }) => rule);
    };
    expect(await verdict(releasedTerms({ turnover: '0' }))).toContain('turnover');
    const none = { ...weights, ty: 0, dj: 0 };
    expect(await verdict(releasedTerms({ release: { days: 7, weights: none } }))).toContain('turnover');
    const mixed = { ...weights, cp: 100 };
    expect(await verdict(releasedTerms({ release: { days: 7, weights: mixed } }))).toContain('product');
    expect(await verdict(releasedTerms({ release: { days: 7, weights } }))).toEqual(['rehearsal']);
  });
});
