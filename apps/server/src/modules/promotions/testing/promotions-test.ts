import type { CampaignTerms, TermsOf } from '@fairway/contract/promotions/terms.ts';
import { hashPassword } from '@fairway/api-client';
import { expect } from 'vitest';
import { findingsOf, moneyOf } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';

type Crm = Awaited<ReturnType<TestApp['operator']>>['api'];

/** The product with two people who plan and publish campaigns; its `end` proves the books and that liability equals the ledger. */
export interface PromotionsTest extends TestApp {
  maker: Crm;
  checker: Crm;
  once(): { operationId: string };
  /** Writes, requests and publishes a campaign; answers its number. */
  publish(terms: CampaignTerms): Promise<number>;
  /** Lets days pass, after which the two have signed in again: sessions do not last. */
  days(count: number): Promise<void>;
  /** A member's calls after days. */
  again(member: TestMember): Promise<TestMember['api']>;
  centerOf(member: TestMember): Promise<string>;
}

export async function createPromotionsTest(start = '2026-08-15T04:00:00.000Z'): Promise<PromotionsTest> {
  const test = await createTestApp({ start });
  const [one, other] = [await test.operator('crm'), await test.operator('crm')];
  let operation = 0;
  const once = () => {
    operation += 1;
    return { operationId: `promotion-${String(operation).padStart(12, '0')}` };
  };
  const promotions: PromotionsTest = {
    ...test,
    maker: one.api,
    checker: other.api,
    once,
    async days(count) {
      test.clock.advance({ hours: 24 * count });
      promotions.maker = await one.signInAgain();
      promotions.checker = await other.signInAgain();
    },
    async again({ name }) {
      const { session } = await test.clientOf().logIn({ name, password: hashPassword(`${name}-Passw0rd`) });
      return test.clientOf(session);
    },
    async publish(terms) {
      const { maker, checker } = promotions;
      const { kind, no, hash } = await maker.saveCampaignDraft({ terms }, once());
      const request = { kind, no, hash, reason: '按计划发布' };
      const { proposalId: id } = await maker.requestPublication(request, once());
      await checker.approveProposal({ id }, once());
      return no;
    },
    centerOf: async ({ id }) => (await moneyOf(test.app, id, 'fairway-games')).center,
    async end() {
      const { campaigns } = await promotions.checker.getLiability({});
      for (const { funded, paid, returned, balance, no, kind } of campaigns)
        expect([kind, no, fen(balance)]).toEqual([kind, no, fen(funded) - fen(paid) - fen(returned)]);
      const findings = await findingsOf(test.app);
      await test.end();
      expect(findings).toEqual([]);
    },
  };
  return promotions;
}

/** Fen of an amount in yuan. */
export function fen(amount: string): bigint {
  const [whole = '0', places = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(places.padEnd(2, '0'));
}

const texts = {
  title: '测试活动',
  summary: '测试用的活动',
  get: '得到奖励',
  todo: '完成条件',
  until: '活动期间',
  rules: ['条款一', '条款二'],
};

/** A daily sign-in that runs through August 2026. */
export function signTerms(over: Partial<TermsOf<'sign'>> = {}): TermsOf<'sign'> {
  return {
    kind: 'sign',
    zh: texts,
    en: texts,
    category: 'daily',
    art: 'calendar',
    startsAt: '2026-08-14T16:00:00.000Z',
    endsAt: '2026-09-14T16:00:00.000Z',
    audience: {},
    budget: '1000.00',
    turnover: '0',
    claimDays: 7,
    daily: ['1.00', '1.00', '2.00', '2.00', '3.00', '3.00', '5.00'],
    full: '8.00',
    playedToday: '0',
    ...over,
  };
}

/** An offer of 18.00 that runs through August 2026. */
export function offerTerms(over: Partial<TermsOf<'offer'>> = {}): TermsOf<'offer'> {
  const { kind: _kind, daily: _daily, full: _full, playedToday: _playedToday, ...common } = signTerms();
  return { ...common, kind: 'offer', reward: '18.00', reviewed: false, ...over };
}
