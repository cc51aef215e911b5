import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { callerId } from '../../../platform/fields.ts';
import type { Stage } from '../../../stage.ts';
import { partsOf } from '../hub88-form.ts';
import { pageRounds } from '../hub-store.ts';
import { game } from '../wallet-call.ts';
import { linesOf, type BookLine } from './book-lines.ts';
import { serveOperatorApi } from '../operator-api.ts';

const time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
const asked = z
  .object({
    operator_id: z.number().int(),
    user: callerId.optional(),
    round: callerId.optional(),
    start_time: time.optional(),
    end_time: time.optional(),
  })
  .refine(({ round, start_time: from, end_time: to }) => round !== undefined || (from && to));

/** More than any test plays: Hub88's list has no pages. */
const all = 100_000;
const statuses = { taken: 'TS_SUCCESS', declined: 'TS_DECLINED', takenBack: 'TS_ROLLBACK' } as const;

/** `POST /hub/operator/generic/v2/transactions/list` of Hub88's Operator API: transactions of a span, or of a round. */
export function serveHubList(app: FastifyInstance, stage: Stage): void {
  serveOperatorApi(app, stage, {
    operation: 'transactions/list',
    schema: asked,
    about: ({ round }) => round ?? '',
    act: ({ user, round, start_time: from, end_time: to }) =>
      pageRounds(stage.book, {
        form: 'hub',
        ...(round === undefined ? {} : { roundId: round }),
        ...(from === undefined ? {} : { from: `${from}.000Z` }),
        ...(to === undefined ? {} : { to: `${to}.000Z` }),
        limit: all,
      })
        .rounds.filter(({ member }) => user === undefined || member === user)
        .flatMap((one) => linesOf(stage.book, one))
        .map(present),
  });
}

function present({ id, kind, round, amount, state, closesRound }: BookLine) {
  return {
    transaction_uuid: id,
    kind,
    status: statuses[state],
    user: round.member,
    currency: round.currency,
    amount: partsOf(amount),
    round: round.roundId,
    round_closed: closesRound,
    game_code: game,
    inserted_at: round.at,
    ...(kind === 'win' ? { reference_transaction_uuid: `${round.roundId}-bet` } : {}),
  };
}
