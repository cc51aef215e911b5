import type { depositOperatorEndpoints } from '@fairway/contract/deposits/operator-endpoints.ts';
import type {
  DepositDecisionLine,
  depositOperatorSchemas,
} from '@fairway/contract/deposits/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readCursor, writeCursor } from '../../book/page-cursor.ts';
import { countWaiting, decisionPageSize, selectDecisions } from './decision-store.ts';
import { presentDecision } from './present-decision.ts';

/** Payments that wait for a person, and what persons decided, 50 a page. Writes nothing. */
export const listDepositDecisions: Operation<
  (typeof depositOperatorEndpoints)['listDepositDecisions'],
  (typeof depositOperatorSchemas)['listDepositDecisions']
> = async (app, call, input) => {
  const rows = await selectDecisions(app.db, { state: input.state, from: readCursor(input.cursor) });
  const page = rows.slice(0, decisionPageSize);
  const last = page.at(-1);
  const decisions: DepositDecisionLine[] = [];
  for (const payment of page) decisions.push(await presentDecision(app.db, app, call.language, payment));
  return {
    decisions,
    next:
      rows.length > page.length && last ? writeCursor({ created_at: last.seen_at, bill_no: last.id }) : null,
    waiting: await countWaiting(app.db),
  };
};
