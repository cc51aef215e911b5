import { z } from 'zod';
import { cursor, instant, signedAmount, typedText, uuid } from '../fields.ts';
import { bet } from './bet-schemas.ts';
import type { SchemasOf } from '../endpoint.ts';
import {
  bilingual,
  competition,
  day,
  fixture,
  fixtureId,
  goals,
  market,
  marketId,
  selectionId,
} from './fixture-schemas.ts';
import type { sportsbookOperatorEndpoints } from './operator-endpoints.ts';
import { betStatuses, fixtureStatuses, halves } from './states.ts';

const reason = typedText(2, 200);

export const importReport = z.strictObject({
  id: z.string(),
  at: instant,
  source: z.string(),
  by: z.string(),
  competition: competition.nullable(),
  matches: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Fixtures whose stored result changed. */
  results: z.int(),
  teams: z.int(),
  /** What could not be used, or only in part: where it is and why. */
  problems: z.array(
    z.strictObject({
      path: z.string(),
      line: z.int().nullable(),
      severity: z.enum(['skipped', 'partial']),
      reason: bilingual,
    }),
  ),
  problemCount: z.int(),
});

const traded = fixture.extend({
  competition,
  openBets: z.int(),
  stakes: signedAmount,
  /** The greatest loss over the outcomes booked so far. */
  exposure: signedAmount,
  suspendedByOperator: z.boolean(),
  /** What waits for a person: missing half-time score, contradictory result, no result long after the start. */
  alarms: z.array(z.strictObject({ kind: z.string(), text: bilingual, since: instant })),
  resultVersion: z.int(),
});

export const enteredResult = z.strictObject({
  status: z.enum(['ended', 'abandoned', 'cancelled', 'postponed', 'awarded']),
  /** 90 minutes with stoppage; abandoned: the score at that moment. Null: not known. */
  fullTime: goals.nullable(),
  halfTime: goals.nullable(),
  /** Abandoned only: the half in which it was. */
  half: z.literal(halves).optional(),
  /** Of a series: the rounds of each map that was played, in order; `fullTime` is the maps won. */
  maps: z.array(goals).max(5).optional(),
});

/** What a settlement would do, amounts in CNY. */
export const settlementEffect = z.strictObject({
  /** Bets whose money changes. */
  bets: z.int(),
  /** Of those, bets that are settled already. */
  corrected: z.int(),
  /** What these bets return by it. */
  returns: signedAmount,
  /** What is paid and taken back in all. */
  swing: signedAmount,
});

export const sportsbookOperatorSchemas = {
  importFixtures: {
    input: z.strictObject({
      fileName: typedText(1, 120).optional(),
      /** The file's text; or `url`, one of the two. */
      text: z.string().max(8_000_000).optional(),
      url: z.string().max(300).optional(),
      competitionName: typedText(0, 80).optional(),
      /** IANA zone of kick-offs that name none; otherwise known by the competition. */
      timeZone: typedText(0, 40).optional(),
      /**
       * Moves a season that lies back: its first match without a result is played on this day, all others as many days
       * later. Kept for the competition, so that a later file of the same season moves alike.
       */
      startOn: day.optional(),
      /** The simulator plays the matches that have no result; not on a production site. */
      simulate: z.boolean().optional(),
    }),
    output: importReport,
  },
  listImports: {
    input: z.strictObject({ cursor: cursor.optional() }),
    output: z.strictObject({ imports: z.array(importReport), next: cursor.nullable() }),
  },
  listTradedFixtures: {
    input: z.strictObject({
      state: z.enum(['live', 'upcoming', 'waiting', 'ended', 'alarm']),
      search: typedText(0, 40).optional(),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({
      fixtures: z.array(traded),
      /** The in-play feeds that are connected, by code; none: no bets in play. */
      feeds: z.array(z.string()),
      next: cursor.nullable(),
    }),
  },
  listLiability: {
    input: z.strictObject({ cursor: cursor.optional() }),
    output: z.strictObject({
      /** Over all of them, not only this page. */
      totals: z.strictObject({ fixtures: z.int(), stakes: signedAmount, liability: signedAmount }),
      /** Amounts in CNY; a USDT counts as 7.20. */
      fixtures: z.array(
        z.strictObject({
          fixture: traded,
          liability: signedAmount,
          limit: signedAmount,
          markets: z.array(
            z.strictObject({
              id: market.shape.id,
              code: market.shape.code,
              line: market.shape.line,
              outcomes: z.array(
                z.strictObject({
                  selectionId,
                  stakes: signedAmount,
                  liability: signedAmount,
                  limit: signedAmount,
                }),
              ),
            }),
          ),
        }),
      ),
      next: cursor.nullable(),
    }),
  },
  getTradedFixture: {
    input: z.strictObject({ fixtureId }),
    output: z.strictObject({
      fixture: traded,
      markets: z.array(
        market.extend({
          suspendedByOperator: z.boolean(),
          exposure: z.array(z.strictObject({ selectionId, stakes: signedAmount, payout: signedAmount })),
        }),
      ),
      results: z.array(
        z.strictObject({
          version: z.int(),
          at: instant,
          by: z.string(),
          status: z.enum(fixtureStatuses),
          fullTime: goals.nullable(),
          halfTime: goals.nullable(),
          maps: z.array(goals).nullable(),
          reason: z.string(),
        }),
      ),
    }),
  },
  listTradedBets: {
    input: z.strictObject({
      /** A bet's number as its member reads it aloud. */
      billNo: z
        .string()
        .regex(/^B\d{18}$/)
        .optional(),
      /** A member's name, or the id. */
      member: typedText(1, 40).optional(),
      fixtureId: fixtureId.optional(),
      status: z.enum(betStatuses).optional(),
      /** Placed at or after `from` and before `to`. */
      from: instant.optional(),
      to: instant.optional(),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({
      bets: z.array(bet.extend({ memberId: uuid, memberName: z.string() })),
      next: cursor.nullable(),
    }),
  },
  proposeBetVoid: {
    input: z.strictObject({ memberId: uuid, betId: uuid, reason }),
    output: z.strictObject({ proposalId: uuid }),
  },
  switchMarkets: {
    input: z.strictObject({
      fixtureId,
      /** Null: every market of the fixture. */
      marketId: marketId.nullable(),
      open: z.boolean(),
      reason,
    }),
    output: z.strictObject({ fixture: traded }),
  },
  getSettlementPreview: {
    /** Without a result: settling again by the present one. */
    input: z.strictObject({ fixtureId, result: enteredResult.nullable() }),
    output: z.strictObject({ effect: settlementEffect, takesTwo: z.boolean() }),
  },
  enterFixtureResult: {
    input: enteredResult.extend({
      fixtureId,
      /** The version that the operator saw; another one is refused as editConflict. */
      resultVersion: z.int().min(0),
      reason,
    }),
    output: z.strictObject({ fixture: traded, proposalId: uuid.nullable() }),
  },
  simulateFixture: {
    input: z.strictObject({
      fixtureId,
      /** Minutes from now to the kick-off. */
      inMinutes: z.int().min(0).max(1440),
      /** Seconds of play in a second. */
      speed: z.int().min(1).max(60),
      reason,
    }),
    output: z.strictObject({ fixture: traded }),
  },
  resettleFixture: {
    input: z.strictObject({ fixtureId, reason }),
    output: z.strictObject({ fixture: traded, proposalId: uuid.nullable() }),
  },
} satisfies SchemasOf<typeof sportsbookOperatorEndpoints>;
