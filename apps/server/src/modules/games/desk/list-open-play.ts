import { dealerGames } from '@fairway/contract/dealer/codes.ts';
import type { gameOperatorEndpoints } from '@fairway/contract/games/operator-endpoints.ts';
import type { gameOperatorSchemas } from '@fairway/contract/games/operator-schemas.ts';
import { uuid } from '@fairway/contract/fields.ts';
import { formatMoney, money } from '@fairway/money';
import { findMemberNames } from '#modules/members';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { stateOf } from '../rocket/present-flight.ts';
import { waitingHours } from '../rounds/steps/end-left-rounds.job.ts';
import {
  selectFlightInPlay,
  selectOpenPlay,
  type OpenPlayPlace,
  type OpenPlayRow,
} from './open-play-store.ts';

const pageSize = 20;

/** Rounds of all members that are open, a page by start, and the present flight. Writes nothing. */
export const listOpenPlay: Operation<
  (typeof gameOperatorEndpoints)['listOpenPlay'],
  (typeof gameOperatorSchemas)['listOpenPlay']
> = async ({ db }, _call, { cursor }) => {
  const after = cursor === undefined ? null : readCursor(cursor);
  const [rows, flight, now] = await Promise.all([
    selectOpenPlay(db, { after, limit: pageSize + 1 }),
    selectFlightInPlay(db),
    databaseNow(db),
  ]);
  const page = rows.slice(0, pageSize);
  const names = await findMemberNames(
    db,
    page.map(({ member_id: memberId }) => memberId),
  );
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    rounds: page.map((row) => presentOpen(row, names.get(row.member_id) ?? '')),
    flight: flight ? presentInPlay(flight, now) : null,
    next: last ? `${last.started_at.toISOString()}/${last.id}` : null,
  };
};

function presentOpen(row: OpenPlayRow, memberName: string) {
  return {
    id: row.id,
    billNo: row.bill_no,
    memberId: row.member_id,
    memberName,
    game: row.game,
    currency: row.currency,
    stake: formatMoney(money(row.currency, row.stake)),
    since: row.started_at.toISOString(),
    acts: row.acts,
    endsAt: endsByItself(row) ? null : addSeconds(row.started_at, waitingHours * 3600).toISOString(),
  };
}

/** A bet on a flight and one at a table, which end with it. */
function endsByItself({ game }: OpenPlayRow): boolean {
  return game === 'rocket' || dealerGames.some((one) => one === game);
}

function presentInPlay(
  { flight, sums }: NonNullable<Awaited<ReturnType<typeof selectFlightInPlay>>>,
  now: Date,
) {
  return {
    number: Number(flight.number),
    state: stateOf(flight, now),
    opensAt: flight.opens_at.toISOString(),
    closesAt: flight.closes_at.toISOString(),
    startedAt: flight.started_at?.toISOString() ?? null,
    bets: sums.bets,
    cashedOut: sums.cashedOut,
    staked: sums.staked.map(({ currency, amount }) => ({
      currency,
      amount: formatMoney(money(currency, amount)),
    })),
  };
}

/** Throws `inputInvalid`. */
function readCursor(text: string): OpenPlayPlace {
  const [at = '', id = ''] = text.split('/');
  if (
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(at) ||
    Number.isNaN(Date.parse(at)) ||
    !uuid.safeParse(id).success
  )
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  return { at: new Date(at), id };
}
