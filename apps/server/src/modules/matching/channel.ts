import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { cny } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import { noteProof } from './appeals/note-addition.ts';
import { missesADay, payeeDelays } from './matching-limits.ts';
import { fastReward, fastTerms } from './member/fast-terms.ts';
import { matchFacts } from './parts/match-facts.ts';
import { countMisses, findPartOfDeposit } from './parts/part-store.ts';
import { underAppeal } from './parts/part-states.ts';
import { findPoolOrder } from './pool/pool-store.ts';
import { enterDeposit, enterWithdrawal, followDeposit } from './schedule.ts';
import { selectProofs, type Channel, type PayoutOffer, type PayTypeOffer } from '#modules/cashier';

const { fastToCard, fastAlipay, fastWeChat } = payTypes.members;

const payTo = (
  payType: typeof fastToCard | typeof fastAlipay | typeof fastWeChat,
  sort: number,
  icon: string,
): PayTypeOffer => ({
  payType: payType.code,
  names: payType,
  engine: 'fast',
  icon,
  recommend: payType === fastToCard,
  sort,
  transfer: true,
  min: cny(100_00n),
  max: cny(50_000_00n),
  tail: false,
  protocols: [],
  arrivalMinutes: 5,
  orderSeconds: 15 * 60,
});

const payOut = (withdrawType: PayoutOffer['withdrawType']): PayoutOffer => ({
  withdrawType,
  currency: 'CNY',
  kind: 'bankCard',
  min: cny(100_00n),
  max: cny(50_000_00n),
  fee: cny(0n),
  arrivalMinutes: 10,
  protocols: [],
});

/**
 * Deposits to card and fast withdrawals that pay each other (`matching/`): nobody outside answers, so an order only enters the
 * pool here, and what comes of it is written by the pool's own jobs. A deposit that finds no payee in time fails.
 */
export const fast: Channel = {
  code: 'fast',
  payTypes: [payTo(fastToCard, 5, 'bank'), payTo(fastAlipay, 6, 'alipay'), payTo(fastWeChat, 7, 'wechat')],
  isReady: () => true,
  collection: {
    openingDelays: payeeDelays,
    clears: true,
    async mayOpen(tx, app, memberId) {
      const since = addSeconds(app.clock.now(), -86_400);
      if ((await countMisses(tx, memberId, since)) >= missesADay) throw new AppError('depositTooManyOrders');
    },
    async open(app, { billNo }) {
      await inTransaction(app.db, (tx) => enterDeposit(tx, billNo));
      return { status: 'pending', payments: [] };
    },
    query: () => Promise.resolve({ status: 'pending', payments: [] }),
    stepped: (tx, order) => followDeposit(tx, order.bill_no),
    async awaitsPeople(tx, order) {
      const part = await findPartOfDeposit(tx, order.bill_no);
      if (!part || part.ended_at !== null) return false;
      if (underAppeal.includes(part.status)) return true;
      return order.status === 'markedPaid' || (await selectProofs(tx, order)).length > 0;
    },
    proofAdded: (tx, app, order) => noteProof(tx, app, order.bill_no),
  },
  payout: {
    offers: [payOut(withdrawalTypes.codes.newFast), payOut(withdrawalTypes.codes.fast)],
    // The pool's own jobs end it; a question only finds an order that never arrived there.
    asksFrom: 7,
    offerFor: fastTerms,
    rewardOn: fastReward,
    describe: matchFacts,
    async send(app, { billNo }) {
      await inTransaction(app.db, (tx) => enterWithdrawal(tx, billNo));
      return { status: 'pending', detail: 'matching' };
    },
    async query(app, { billNo }) {
      const known = await findPoolOrder(app.db, billNo);
      return known
        ? { status: 'pending', detail: 'matching' }
        : { status: 'absent', detail: 'not in the pool' };
    },
  },
};
