import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { venueKinds } from '../venues/categories.ts';
import { walletTypes } from './types.ts';
import {
  calendarDay,
  currency,
  cursor,
  instant,
  nothing,
  typedText,
  uuid,
  walletCurrency,
} from '../fields.ts';
import { keysOf } from '../enums/define-enum.ts';
import type { walletEndpoints } from './endpoints.ts';
import { lineKinds, walletParts } from './lines.ts';

const amount = z.string();
const walletType = z.enum(keysOf(walletTypes));

/** One place where the member's money can be. */
const place = z.strictObject({
  /** `center`, or the venue's code. */
  channelCode: z.string(),
  name: z.string(),
  kind: z.enum(keysOf(venueKinds)),
  walletType,
  currency: walletCurrency,
  money: amount,
  /** In transit to or from there. */
  inTransit: amount,
});

export const walletBalance = z.strictObject({
  // Specification section 3, «Wallet balance».
  centerWalletBalance: amount,
  lockedWalletBalance: amount,
  /** Center and locked money of both currencies, in CNY; venues are not in it. */
  memberTotalBalance: amount,
  virtualCurrencyLockWalletBalance: amount,
  virtualCurrencyWalletBalance: amount,
  coinWalletBalance: amount,
  /** CNY for one USDT. */
  baseRate: z.string(),
  yebWalletBalance: amount,
  centerMoney: amount,
  lockMoney: amount,
  virtualMoney: amount,
  virtualLockMoney: amount,
  /** CNY at each venue, by channelCode. */
  venueMoney: z.record(z.string(), amount),
  /** USDT at each venue, by channelCode. */
  virtualVenueMoney: z.record(z.string(), amount),
  /** In transit to or from venues: counted in the total, shown on its own. */
  inTransitMoney: amount,
  virtualInTransitMoney: amount,
  /** What is owed after a correction; zero or above. */
  owedMoney: amount,
  virtualOwedMoney: amount,
  /** memberTotalBalance, venues and money in transit, in CNY. */
  totalFunds: amount,
  places: z.array(place),
  at: instant,
});

const usdtBalance = z.strictObject({
  virtualCurrencyWalletBalance: amount,
  virtualCurrencyLockWalletBalance: amount,
  inTransit: amount,
  venueMoney: amount,
  baseRate: z.string(),
  /** All USDT of the member in CNY at baseRate. */
  cnyEquivalent: amount,
  walletType: z.literal('usdt'),
  currency: z.literal('USDT'),
});

/** Names one balance: a part of the wallet in a currency, and for `venue` and `inTransit` which venue. */
const account = {
  part: z.enum(walletParts.codeList),
  currency,
  channelCode: z.string().max(32).optional(),
};

export const statementLine = z.strictObject({
  id: z.string(),
  at: instant,
  kind: z.enum(lineKinds.codeList),
  /** The ledger's reason, for the text of the line: `deposit`, `venueTransferOut`, `betStake` … */
  reason: z.string(),
  /** What changed this balance; minus is less. */
  amount: z.string(),
  balanceAfter: z.string(),
  /** The order, bet or transfer from which it came. */
  reference: z.string(),
});

/** One of the member's balances by name. */
const part = z.strictObject({ part: z.enum(walletParts.codeList), channelCode: z.string().nullable() });

const dayMove = z.strictObject({
  id: uuid,
  at: instant,
  kind: z.enum(lineKinds.codeList),
  reason: z.string(),
  reference: z.string(),
  currency,
  /** What it changed in all; `0` where money only changed its place. */
  amount: z.string(),
  /** All that there was of this currency after it. */
  totalAfter: z.string(),
  /** Which parts it took from and gave to, those that lost first. */
  legs: z.array(z.strictObject({ ...part.shape, amount: z.string() })),
});

const daySum = z.strictObject({
  currency,
  start: z.string(),
  end: z.string(),
  /** By kind; what they add up to is end less start. Moves from place to place are counted and add nothing. */
  sums: z.array(z.strictObject({ kind: z.enum(lineKinds.codeList), count: z.int(), amount: z.string() })),
});

export const walletSchemas = {
  getMyDay: {
    input: z.strictObject({ day: calendarDay.optional(), cursor: cursor.optional() }),
    output: z.strictObject({
      day: z.iso.date(),
      from: instant,
      /** The next day's first moment. */
      to: instant,
      /** The currencies that there was anything of; with the day's first page only, empty after it. */
      currencies: z.array(daySum),
      moves: z.array(dayMove),
      next: cursor.nullable(),
    }),
  },
  getCurrencyBalance: {
    input: z.strictObject({ currency }),
    output: z.strictObject({
      currency,
      balance: z.string(),
      parts: z.array(z.strictObject({ ...part.shape, balance: z.string() })),
    }),
  },
  listCurrencyRecords: {
    input: z.strictObject({ currency, cursor: cursor.optional() }),
    output: z.strictObject({
      records: z.array(z.strictObject({ ...statementLine.shape, ...part.shape })),
      next: cursor.nullable(),
    }),
  },
  exportStatement: {
    input: z.strictObject({
      ...account,
      kind: z.enum(lineKinds.codeList).optional(),
      from: instant.optional(),
      to: instant.optional(),
    }),
    output: nothing,
  },
  explainReference: {
    input: z.strictObject({
      reference: typedText(1, 120),
      /** When the order or bet was made: what is older is not looked through. */
      since: instant.optional(),
    }),
    output: z.strictObject({
      /** Oldest first. */
      lines: z.array(z.strictObject({ ...statementLine.shape, ...part.shape, currency })),
      /** Of what came and went, in each currency. */
      totals: z.array(z.strictObject({ currency, amount: z.string() })),
    }),
  },
  getWalletBalance: { input: nothing, output: walletBalance },
  getUsdtBalance: { input: nothing, output: usdtBalance },
  getUsdtBalanceByShortPath: { input: nothing, output: usdtBalance },
  getFundsHistory: {
    input: nothing,
    output: z.strictObject({
      baseRate: z.string(),
      /** Oldest first; the last one is now. */
      days: z.array(z.strictObject({ at: instant, totalFunds: amount })),
    }),
  },
  getLockedMoney: {
    input: nothing,
    output: z.strictObject({
      lockMoney: amount,
      virtualLockMoney: amount,
      holds: z.array(
        z.strictObject({
          currency: walletCurrency,
          amount,
          reason: z.string(),
          /** The order or bet that holds it. */
          reference: z.string(),
          since: instant,
          /** When it ends by itself. */
          deadline: instant,
        }),
      ),
    }),
  },
  getCoinBalance: { input: nothing, output: z.strictObject({ balance: amount, availableBalance: amount }) },
  listStatementLines: {
    input: z.strictObject({
      ...account,
      kind: z.enum(lineKinds.codeList).optional(),
      from: instant.optional(),
      to: instant.optional(),
      before: cursor.optional(),
    }),
    /** Of a rare kind a page may be short or empty while `next` goes on: one call looks through 20,000 movements at most. */
    output: z.strictObject({ lines: z.array(statementLine), next: cursor.nullable() }),
  },
  explainBalance: {
    input: z.strictObject(account),
    output: z.strictObject({
      balance: amount,
      currency,
      /** How many lines there are in all, and their sum by kind; the sums add up to the balance. */
      count: z.int(),
      sums: z.array(z.strictObject({ kind: z.enum(lineKinds.codeList), count: z.int(), amount: z.string() })),
      /** The newest of them; older ones by listStatementLines. */
      lines: z.array(statementLine),
    }),
  },
} satisfies SchemasOf<typeof walletEndpoints>;

export type WalletBalance = z.output<typeof walletBalance>;
export type StatementLine = z.output<typeof statementLine>;
export type MyDay = z.output<(typeof walletSchemas)['getMyDay']['output']>;
