import type { sportsbookBetEndpoints } from '@fairway/contract/sportsbook/bet-endpoints.ts';
import type { sportsbookBetSchemas } from '@fairway/contract/sportsbook/bet-schemas.ts';
import { refuseUnanswered } from '#modules/risk';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { readSlip } from '../slip.ts';
import { bookBet } from './book-bet.ts';
import { explainOutcome, learnFrom } from './explain-outcome.ts';
import { judgePress } from './judge-press.ts';
import { refused, type Outcome, type Press } from './outcome.ts';
import { readFacts } from './read-facts.ts';

/** How often a press is judged because something moved under it; after that the house is busy. */
const mostTries = 6;

/**
 * Books a bet from the member's wallet at the sports venue. Before the kick-off the stake moves to the house's pool at once;
 * in play it is held until the delay is over; a free bet has its stake there already. Refuses by the slip's errors, with the true balance or the new price beside
 * them, and by `realityCheckDue`. Writes bet, legs, exposure, posting or hold and pushes, all in one transaction (decision 0014).
 *
 * Read, judge, book, explain: the first try reads memory, those after it the rows.
 */
export const placeBet: Operation<
  (typeof sportsbookBetEndpoints)['placeBet'],
  (typeof sportsbookBetSchemas)['placeBet']
> = async (app, call, input) => {
  const owner = `member/${call.member.memberId}`;
  const key = { owner, operation: 'placeBet', operationId: call.operationId, input };
  const press: Press = { call, key, slip: readSlip(input), freeBetId: input.freeBetId };

  const unanswered = await realityRefusal(app, call);
  if (unanswered) return explainOutcome(app, press, refused(unanswered));
  for (let number = 1; number <= mostTries; number += 1) {
    const outcome = await tryToBook(app, press, number === 1 ? 'memory' : 'rows');
    if (outcome.kind !== 'overtaken') return explainOutcome(app, press, outcome);
    learnFrom(app, press, outcome.by);
  }
  throw new AppError('overloaded');
};

/** `realityCheckDue` of a login that has not answered; of the answered a process remembers it for half a minute. */
async function realityRefusal(app: Platform, call: Press['call']): Promise<AppError | undefined> {
  try {
    await refuseUnanswered(app.db, app, call);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof AppError) return refusal;
    throw refusal;
  }
}

async function tryToBook(app: Platform, press: Press, source: 'memory' | 'rows'): Promise<Outcome> {
  const facts = await readFacts(app, press, source);
  const judgement = judgePress(app, press, facts);
  return judgement.kind === 'bookable' ? bookBet(app, press, judgement.booking, facts) : judgement;
}
