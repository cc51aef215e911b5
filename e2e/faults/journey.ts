import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { insist, refusalOf, until } from './client.ts';
import { enterResult, settled, slipOf, type Pick } from './betting.ts';
import { bindCard, credited, readyToPay, withdrawPassword, type Traveller } from './member.ts';
import { minorOf } from './minor-units.ts';
import type { World } from './world.ts';

/** A member under way through the journey: what earlier steps left for later ones. */
export interface Passage {
  readonly traveller: Traveller;
  readonly pick: Pick;
  readonly wins: boolean;
  billNo: string;
  transferId: string;
  betId: string;
  cardId: string;
  withdrawalNo: string;
  /** Of the withdrawal as the clerk saw it. */
  version: number;
}

/**
 * One button. `press` may be repeated with the same key; `after` waits for the end and moves the model, and knows
 * whether the server died with the request `inFlight` or after its answer.
 */
export interface Step {
  readonly name: string;
  /** What the click needs, done before, so that the kill meets the click. */
  before?(world: World, passage: Passage): Promise<void>;
  press(world: World, passage: Passage, operationId: string): Promise<unknown>;
  after(world: World, passage: Passage, inFlight: boolean): Promise<void>;
  /** Repeated by nobody: it is an outside party that acts. */
  readonly party?: true;
}

const stake = '100.00';

export const journey: readonly Step[] = [
  {
    name: 'order a deposit',
    async press(_, passage, operationId) {
      const input = { payType: 1, amount: '1000' } as const;
      const { billNo } = await passage.traveller.api.createDepositOrder(input, { operationId });
      passage.billNo = billNo;
      return billNo;
    },
    async after(_, { traveller, billNo }) {
      await readyToPay(traveller, billNo);
    },
  },
  {
    name: 'say that it is paid',
    async press(_, { traveller, billNo }, operationId) {
      const order = await traveller.api.markDepositPaid({ billNo }, { operationId });
      return order.billNo;
    },
    after: async () => undefined,
  },
  {
    name: 'pay at the provider',
    party: true,
    press: (world, { billNo }) => world.director.pay(billNo, 'full'),
    after: (_, { traveller, billNo }) => credited(traveller, billNo),
  },
  {
    name: 'move money to the sportsbook',
    async press(_, { traveller }, operationId) {
      const input = { channelCode: 'fairway-sports', amount: '300' };
      return (await traveller.api.transferToVenue(input, { operationId })).id;
    },
    async after(_, { traveller }) {
      traveller.purse.center -= 300_00n;
      traveller.purse.sports += 300_00n;
    },
  },
  {
    name: 'move money to an outside venue',
    async press(_, passage, operationId) {
      const input = { channelCode: 'beichen', amount: '200' };
      passage.transferId = (await passage.traveller.api.transferToVenue(input, { operationId })).id;
      return passage.transferId;
    },
    async after(world, passage, inFlight) {
      const { traveller } = passage;
      if (inFlight && (await cameBack(passage))) {
        await insist(() => this.press(world, passage, randomUUID()));
      }
      expect(await cameBack(passage)).toBe(false);
      traveller.purse.center -= 200_00n;
      traveller.purse.beichen += 200_00n;
    },
  },
  {
    name: 'place a bet',
    async press(_, passage, operationId) {
      const bet = await passage.traveller.api.placeBet(slipOf(passage.pick, stake), { operationId });
      passage.betId = bet.id;
      return bet.id;
    },
    async after(_, { traveller }) {
      traveller.purse.sports -= minorOf(stake);
    },
  },
  {
    name: 'enter the result',
    async press(world, { pick, wins }, operationId) {
      await enterResult(world, pick, wins ? 2 : 0, 1, operationId);
    },
    after: (_, { traveller, betId, wins }) => settled(traveller, betId, wins),
  },
  {
    name: 'bring everything home',
    async press(_, { traveller }, operationId) {
      await traveller.api.recycleAllVenues({}, { operationId });
    },
    async after(_, { traveller }) {
      await allHome(traveller);
      const { purse } = traveller;
      purse.center += purse.sports + purse.beichen;
      purse.sports = 0n;
      purse.beichen = 0n;
    },
  },
  {
    name: 'ask for a withdrawal',
    async before(_, passage) {
      passage.cardId = await bindCard(passage.traveller);
    },
    async press(_, passage, operationId) {
      const input = {
        currency: 'CNY',
        amount: '500',
        payoutMethodId: passage.cardId,
        withdrawPassword,
      } as const;
      const { billNo } = await passage.traveller.api.createWithdrawal(input, { operationId });
      passage.withdrawalNo = billNo;
      return billNo;
    },
    async after(_, { traveller }) {
      traveller.purse.center -= 500_00n;
      traveller.purse.locked += 500_00n;
    },
  },
  {
    name: 'approve it',
    async before({ cashier }, passage) {
      const { withdrawalNo: billNo } = passage;
      passage.version = (await insist(() => cashier.getWithdrawalCase({ billNo }))).version;
    },
    async press({ cashier }, passage, operationId) {
      const decision = { billNo: passage.withdrawalNo, version: passage.version };
      return (await cashier.approveWithdrawal(decision, { operationId })).record.billNo;
    },
    async after(_, { traveller, withdrawalNo }) {
      await paidOut(traveller, withdrawalNo);
    },
  },
  {
    name: 'confirm that it arrived',
    async press(_, { traveller, withdrawalNo }, operationId) {
      const order = await traveller.api.confirmWithdrawalReceipt({ billNo: withdrawalNo }, { operationId });
      return order.billNo;
    },
    after: async () => undefined,
  },
];

/** A venue that did not answer in time was left out: pressed again, as a person would, until nothing is there. */
async function allHome(traveller: Traveller): Promise<void> {
  await until(
    'the money at home',
    async () => {
      await arrived(traveller);
      const { venueMoney } = await traveller.api.getWalletBalance({});
      const left = Object.values(venueMoney).some((amount) => minorOf(amount) > 0n);
      if (left) await refusalOf(traveller.api.recycleAllVenues({}, { operationId: randomUUID() }));
      return left;
    },
    (left) => !left,
  );
}

/** The server died before it had asked the venue: the query found nothing there, and the money is in the center wallet again. */
async function cameBack({ traveller, transferId: id }: Passage): Promise<boolean> {
  await arrived(traveller);
  const { status } = await insist(() => traveller.api.getVenueTransfer({ id }));
  return status === 'refused';
}

/** Every transfer of the member has come to its end. */
export async function arrived({ api }: Traveller): Promise<void> {
  await until(
    'transfers',
    () => api.listVenueTransfers({ open: true }),
    ({ transfers }) => transfers.length === 0,
  );
}

/** The withdrawal has been paid; the held money is gone. */
async function paidOut({ api, purse }: Traveller, billNo: string): Promise<void> {
  const order = await until(
    `the payout of ${billNo}`,
    () => api.getWithdrawal({ billNo }),
    ({ status }) => status === 'paid' || status === 'completed',
  );
  purse.locked -= minorOf(order.record.amount);
}
