import { formatMoney, isPositive, money } from '@fairway/money';
import { accountsOf, AccountFrozen, laneOf, companion, move, type LaneRequest } from '#modules/ledger';
import { hashInput } from '#platform/idempotency/run-once.ts';
import { outboxTable } from '#platform/outbox/outbox-row.ts';
import type { Platform } from '#platform/platform.ts';
import { explainFault } from './refusals.ts';
import { newsOf } from './news-of-round.ts';
import type { Played } from './play-round.ts';
import { presentRound } from './present-round.ts';
import { openRow } from './steps/steps-store.ts';
import { locksOf, roundRow, type NewRound, type NextDraw } from './rounds-store.ts';
import type { Start, StartedRound } from './start.ts';

export type { StartedRound };

/**
 * Books a round through the process's lane. `overtaken`: nothing was written, it is to be read and played again. Throws what refuses
 * the member or the stake.
 */
export async function bookRound(
  app: Platform,
  start: Start,
  draw: NextDraw,
  played: Played,
): Promise<StartedRound | 'overtaken'> {
  try {
    return await laneOf(app).post(requestFor(app, start, draw, played));
  } catch (fault) {
    // The lane keeps no refusal of a frozen account.
    if (fault instanceof AccountFrozen) throw fault;
    return explainFault(app, start, fault);
  }
}

function requestFor(
  app: Platform,
  { call, key, game, rules, stake, limitsVersion, input }: Start,
  draw: NextDraw,
  played: Played,
): LaneRequest<StartedRound> {
  const { memberId } = call.member;
  const own = accountsOf(memberId);
  const center = own.center(input.currency);
  const pool = own.house('gamesPool', input.currency, game.code);
  const at = app.clock.now();
  const returned = played.returned ?? money(input.currency, 0n);
  const paid = isPositive(returned);
  const row: NewRound = {
    shard_id: own.shard,
    member_id: memberId,
    seed: draw.seed.number,
    nonce: draw.nonce,
    id: app.ids.uuid(),
    bill_no: app.ids.billNo('G'),
    game: game.code,
    sheet: rules.sheet.version,
    currency: input.currency,
    stake: stake.minor,
    bet: input.bet,
    limits_version: limitsVersion,
    returned: played.returned?.minor ?? null,
    stake_transfer: app.ids.uuid(),
    return_transfer: paid ? app.ids.uuid() : null,
    free_grant: null,
    free_number: null,
  };
  const base = { at, requestId: row.bill_no };
  const taken = {
    ...base,
    id: row.stake_transfer,
    reason: 'gameStake' as const,
    legs: move(center, pool, stake),
  };
  const given =
    row.return_transfer === null
      ? []
      : [
          {
            ...base,
            id: row.return_transfer,
            reason: 'gameReturn' as const,
            legs: move(pool, center, returned),
          },
        ];
  return {
    transfers: [taken, ...given],
    subject: row.id,
    rows: [
      roundRow(row),
      ...(played.returned ? [] : [openRow(row)]),
      ...newsOf(row, played, at).map((news) => companion(outboxTable, news)),
    ],
    locks: locksOf(memberId),
    operation: {
      owner: key.owner,
      operation: key.operation,
      operationId: key.operationId,
      inputHash: hashInput(key.input),
      at,
    },
    answer: (balances) => ({
      ...presentRound({ ...row, started_at: at }, played, draw.seed, [], null),
      balance: formatMoney(balances.of(center)),
    }),
  };
}
