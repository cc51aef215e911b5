import type { CampaignTerms, TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { hashPassword } from '@fairway/api-client';
import { expect } from 'vitest';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { dispatchEvents } from '#platform/outbox/dispatch-events.ts';
import { emit } from '#platform/outbox/emit.ts';
import { findingsOf, moneyOf } from '../../../testing/fund-member.ts';
import { playMount } from '../../play/mount.ts';
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
  /** A member has deposited or played so much, yuan, now: what the events of cashier and games say. */
  deposits(member: TestMember, amount: string): Promise<void>;
  plays(member: TestMember, amount: string): Promise<void>;
}

export async function createPromotionsTest(start = '2026-08-15T04:00:00.000Z'): Promise<PromotionsTest> {
  const test = await createTestApp({ start });
  const [one, other] = [await test.operator('crm'), await test.operator('crm')];
  let operation = 0;
  const once = () => {
    operation += 1;
    return { operationId: `promotion-${String(operation).padStart(12, '0')}` };
  };
  /** Writes events and has them counted. */
  async function happen(write: (tx: Tx) => Promise<void>): Promise<void> {
    await inTransaction(test.app.db, write);
    const subscribers = playMount.subscribers ?? [];
    while ((await dispatchEvents(test.app, subscribers)).more);
    await runDueJobs(test.app, subscribers);
  }
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
      await maker.rehearseCampaign({ kind, no, hash }, once());
      const request = { kind, no, hash, reason: '按计划发布' };
      const { proposalId: id } = await maker.requestPublication(request, once());
      await checker.approveProposal({ id }, once());
      return no;
    },
    centerOf: async ({ id }) => (await moneyOf(test.app, id, 'fairway-games')).center,
    deposits({ id: memberId }, amount) {
      const billNo = `D${String((operation += 1)).padStart(12, '0')}`;
      const at = test.clock.now().toISOString();
      return happen((tx) =>
        emit(tx, test.app, 'deposit.settled', { memberId, billNo, currency: 'CNY', amount, at }),
      );
    },
    plays({ id: memberId }, amount) {
      return happen((tx) =>
        emit(tx, test.app, 'game.settled', {
          memberId,
          venue: 'fairway-games',
          category: 'electronic',
          game: 'dice',
          ref: String((operation += 1)),
          currency: 'CNY',
          stake: amount,
          returned: '0.00',
          turnover: amount,
          free: false,
          at: test.clock.now().toISOString(),
        }),
      );
    },
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

/** Twenty per cent of the first deposit from 100 on, a quarter from 1,000, at most 2,000. */
export function depositGiftTerms<Kind extends 'depositFirst' | 'depositAgain'>(
  kind: Kind,
  over: Partial<TermsOf<'depositFirst'>> = {},
) {
  const { reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
  const tiers = [
    { least: '100', percent: 20 },
    { least: '1000', percent: 25 },
  ];
  return { ...common, budget: '9000.00', turnover: '3', days: 7, tiers, most: '2000', ...over, kind };
}

/** Prizes for one and for two friends. */
export function inviteTerms(): TermsOf<'invite'> {
  const { reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
  const steps = [
    { friends: 1, prize: '18.00' },
    { friends: 2, prize: '38.00' },
  ];
  return { ...common, kind: 'invite', steps };
}
