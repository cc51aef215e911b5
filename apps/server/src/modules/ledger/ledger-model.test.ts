import { cny, coin, type Money } from '@fairway/money';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '#platform/errors.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import {
  accountsOf,
  balanceAt,
  findHold,
  holdFunds,
  postHold,
  postTransfer,
  readBalances,
  readOwnerBalances,
  voidHold,
  type Account,
  type Reason,
  type Transfer,
} from './index.ts';
import { createTestLedger, expectSoundBooks, type TestLedger } from './test-ledger.ts';

/*
 * The ledger against a reference model: generated sequences of commands run on PostgreSQL, through a transaction or a lane,
 * and on a few maps. Answers, refusals, balances, history and locks must be the same at every step [INV-7].
 * LEDGER_MODEL_RUNS sets how many sequences (5,000 for the whole promise); the seed is printed when one fails.
 */

const runs = Number(process.env['LEDGER_MODEL_RUNS'] ?? 60);
const owners = ['ann', 'bob', 'cyd'] as const;
let ledger: TestLedger;

beforeAll(async () => {
  ledger = await createTestLedger();
});
afterAll(() => ledger.close());

/** The reference: balances by account key, holds by id, and the history of balances. */
class Model {
  readonly balances = new Map<string, bigint>();
  readonly holds = new Map<
    string,
    { owner: string; from: Account; minor: bigint; state: 'open' | 'posted' | 'voided' }
  >();
  readonly history: { at: Date; key: string; balance: bigint }[] = [];
  readonly posted: Transfer[] = [];
  readonly holdIds: string[] = [];
  now = Date.UTC(2026, 0, 1);

  of(account: Account): bigint {
    return this.balances.get(account.key) ?? 0n;
  }

  move(from: Account, to: Account, minor: bigint): void {
    for (const [account, amount] of [
      [from, -minor],
      [to, minor],
    ] as const) {
      const balance = this.of(account) + amount;
      this.balances.set(account.key, balance);
      this.history.push({ at: new Date(this.now), key: account.key, balance });
    }
  }
}

/** Owners are new in each run, so that all runs share one database. */
interface Real {
  readonly run: string;
}
type Command = fc.AsyncCommand<Model, Real>;

const owner = (run: string, name: string): string => `${run}-${name}`;

/** Reasons with a fixed pair of accounts, as the modules use them. */
const moves: Partial<Record<Reason, (who: string) => [Account, Account]>> = {
  deposit: (who) => [accountsOf(who).house('deposits', 'CNY', 'bank'), accountsOf(who).center('CNY')],
  venueTransferOut: (who) => [accountsOf(who).center('CNY'), accountsOf(who).inTransit('ty', 'CNY')],
  venueTransferOutDone: (who) => [accountsOf(who).inTransit('ty', 'CNY'), accountsOf(who).venue('ty', 'CNY')],
  betStake: (who) => [accountsOf(who).venue('ty', 'CNY'), accountsOf(who).house('sportsbookPool', 'CNY')],
  betReturn: (who) => [accountsOf(who).house('sportsbookPool', 'CNY'), accountsOf(who).venue('ty', 'CNY')],
  interestIn: (who) => [accountsOf(who).center('CNY'), accountsOf(who).interest()],
  gift: (who) => [accountsOf(who).coins(), accountsOf(who).house('anchorPayable', 'COIN', 'anchor-7')],
  bonus: (who) => [accountsOf(who).house('promotions', 'COIN'), accountsOf(who).coins()],
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal are its keys
const reasons = Object.keys(moves) as (keyof typeof moves)[];
const moneyOf = (account: Account, minor: bigint): Money =>
  account.currency === 'COIN' ? coin(minor) : cny(minor);

class Move implements Command {
  readonly who: string;
  readonly reason: keyof typeof moves;
  readonly minor: bigint;
  readonly throughLane: boolean;
  constructor(who: string, reason: keyof typeof moves, minor: bigint, throughLane: boolean) {
    [this.who, this.reason, this.minor, this.throughLane] = [who, reason, minor, throughLane];
  }
  check = () => true;
  async run(model: Model, { run }: Real): Promise<void> {
    const [from, to] = moves[this.reason]?.(owner(run, this.who)) ?? [];
    if (!from || !to) throw new Error('no such move');
    model.now += 1000;
    const transfer = {
      ...ledger.transfer(this.reason, from, to, moneyOf(from, this.minor)),
      at: new Date(model.now),
    };
    const short = from.owner !== null && model.of(from) < this.minor;

    const outcome = await attempt(() =>
      this.throughLane
        ? ledger.lane.post({
            transfers: [transfer],
            answer: (balances) => (to.owner === null ? null : balances.of(to).minor),
          })
        : inTransaction(ledger.db, async (tx) => (await postTransfer(tx, transfer)).of(to).minor),
    );

    if (short) {
      expect(outcome).toBe(this.reason === 'gift' ? 'coinsInsufficient' : 'insufficientBalance');
      return;
    }
    model.move(from, to, this.minor);
    if (to.owner !== null) expect(outcome).toBe(model.of(to));
    model.posted.push(transfer);
  }
  toString = () => `${this.reason}(${this.who}, ${this.minor}${this.throughLane ? ', lane' : ''})`;
}

class Repeat implements Command {
  readonly which: number;
  readonly throughLane: boolean;
  constructor(which: number, throughLane: boolean) {
    [this.which, this.throughLane] = [which, throughLane];
  }
  check = (model: Readonly<Model>) => model.posted.length > 0;
  async run(model: Model): Promise<void> {
    const transfer = model.posted[this.which % model.posted.length];
    if (!transfer) return;
    const again = this.throughLane
      ? ledger.lane.post({ transfers: [transfer], answer: () => null })
      : ledger.post(transfer);
    await expect(again).rejects.toThrow('has been posted before');
  }
  toString = () => `repeat(${this.which}${this.throughLane ? ', lane' : ''})`;
}

class Hold implements Command {
  readonly who: string;
  readonly minor: bigint;
  readonly fromVenue: boolean;
  constructor(who: string, minor: bigint, fromVenue: boolean) {
    [this.who, this.minor, this.fromVenue] = [who, minor, fromVenue];
  }
  check = () => true;
  async run(model: Model, { run }: Real): Promise<void> {
    const who = owner(run, this.who);
    const from = this.fromVenue ? accountsOf(who).venue('ty', 'CNY') : accountsOf(who).center('CNY');
    model.now += 1000;
    const at = new Date(model.now);
    const id = ledger.ids.uuid();
    const outcome = await attempt(() =>
      inTransaction(ledger.db, (tx) =>
        holdFunds(tx, {
          id,
          transferId: ledger.ids.uuid(),
          owner: who,
          from,
          amount: cny(this.minor),
          reason: this.fromVenue ? 'betHold' : 'withdrawalHold',
          responsible: 'rule/model',
          deadline: at,
          at,
          requestId: 'model',
        }),
      ),
    );
    if (model.of(from) < this.minor) {
      expect(outcome).toBe('insufficientBalance');
      return;
    }
    model.move(from, accountsOf(who).locked('CNY'), this.minor);
    model.holds.set(id, { owner: who, from, minor: this.minor, state: 'open' });
    model.holdIds.push(id);
  }
  toString = () => `hold(${this.who}, ${this.minor}${this.fromVenue ? ', venue' : ''})`;
}

class Resolve implements Command {
  readonly which: number;
  readonly post: boolean;
  constructor(which: number, post: boolean) {
    [this.which, this.post] = [which, post];
  }
  check = (model: Readonly<Model>) => model.holdIds.length > 0;
  async run(model: Model): Promise<void> {
    const holdId = model.holdIds[this.which % model.holdIds.length] ?? '';
    const hold = model.holds.get(holdId);
    if (!hold) return;
    const { house, locked } = accountsOf(hold.owner);
    model.now += 1000;
    const common = {
      holdId,
      owner: hold.owner,
      transferId: ledger.ids.uuid(),
      responsible: 'rule/model',
      at: new Date(model.now),
      requestId: 'model',
    };
    const pool = house('sportsbookPool', 'CNY');
    const result = await inTransaction(ledger.db, (tx) =>
      this.post
        ? postHold(tx, { ...common, reason: 'betStake', to: [{ account: pool, amount: cny(hold.minor) }] })
        : voidHold(tx, { ...common, reason: 'betHoldRelease' }),
    );
    if (hold.state !== 'open') {
      expect(result).toEqual({ resolved: 'before', outcome: hold.state });
      return;
    }
    expect(result).toEqual({ resolved: 'now' });
    hold.state = this.post ? 'posted' : 'voided';
    model.move(locked('CNY'), this.post ? pool : hold.from, hold.minor);
    expect(await findHold(ledger.db, hold.owner, holdId)).toMatchObject({
      state: hold.state,
      amount: cny(hold.minor),
    });
  }
  toString = () => `${this.post ? 'postHold' : 'voidHold'}(${this.which})`;
}

class Look implements Command {
  readonly who: string;
  readonly back: number;
  constructor(who: string, back: number) {
    [this.who, this.back] = [who, back];
  }
  check = () => true;
  async run(model: Model, { run }: Real): Promise<void> {
    const who = owner(run, this.who);
    const held = await readOwnerBalances(ledger.db, who);
    for (const { account, balance } of held) expect(balance.minor, account.key).toBe(model.of(account));
    const keys = [...model.balances.keys()].filter((key) => key.startsWith(`member/${who}/`));
    expect(held.map(({ account }) => account.key).sort()).toEqual(keys.sort());

    const instant = new Date(model.now - this.back * 1000);
    const center = accountsOf(who).center('CNY');
    const then = model.history.findLast(({ at, key }) => key === center.key && at <= instant);
    expect((await balanceAt(ledger.db, center, instant)).minor).toBe(then?.balance ?? 0n);
    const open = [...model.holds.values()].filter((hold) => hold.owner === who && hold.state === 'open');
    const locked = accountsOf(who).locked('CNY');
    const balances = await readBalances(ledger.db, [locked]);
    expect(balances.of(locked).minor).toBe(open.reduce((sum, { minor }) => sum + minor, 0n));
  }
  toString = () => `look(${this.who}, ${this.back} back)`;
}

/** What came of it: the answer, or the name of the refusal. */
async function attempt(act: () => Promise<unknown>): Promise<unknown> {
  try {
    return await act();
  } catch (refusal) {
    if (refusal instanceof AppError) return refusal.error;
    throw refusal;
  }
}

it('does what the reference model does [INV-7]', { timeout: 3_600_000 }, async () => {
  const who = fc.constantFrom(...owners);
  const minor = fc.oneof(fc.bigInt({ min: 1n, max: 50n }), fc.bigInt({ min: 1n, max: 10n ** 12n }));
  const commands = fc.commands(
    [
      fc.tuple(who, fc.constantFrom(...reasons), minor, fc.boolean()).map((all) => new Move(...all)),
      fc.tuple(who, fc.constantFrom(...reasons), minor, fc.boolean()).map((all) => new Move(...all)),
      fc.tuple(who, minor, fc.boolean()).map((all) => new Hold(...all)),
      fc.tuple(fc.nat(50), fc.boolean()).map((all) => new Resolve(...all)),
      fc.tuple(fc.nat(50), fc.boolean()).map((all) => new Repeat(...all)),
      fc.tuple(who, fc.nat(30)).map((all) => new Look(...all)),
    ],
    { maxCommands: 50, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const run = ledger.ids.uuid();
      await fc.asyncModelRun(() => ({ model: new Model(), real: { run } }), sequence);
    }),
    { numRuns: runs },
  );
  await expectSoundBooks(ledger);
});
