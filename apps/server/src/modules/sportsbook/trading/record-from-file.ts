import type { Tx } from '#platform/db/database.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { isDecidedOnField } from '../results/field-stands.ts';
import { differs, recordResult, type ResultNews } from '../results/record-result.ts';
import { hasBets } from '../results/results-store.ts';
import type { FixtureRow } from '../tables.ts';
import { enterResult, rehearseEntered, type OperatorsResult } from './enter-result.ts';
import { isSameEffect } from './settlement-proposals.ts';
import { wouldTakeTwo } from './takes-two.ts';
import { waitingEffect } from './waiting-result.ts';

/** `same`: it is no news. `waits`: a second person has to approve it. `takesTwo`: it was left out, and nobody was asked. */
export type Recorded = 'recorded' | 'same' | 'waits' | 'takesTwo';

/** Records what a file says of a match that is known, unless that takes two people. */
export type RecordNews = (tx: Tx, app: Platform, news: ResultNews) => Promise<Recorded>;

/**
 * How the results of a file that an operator hands in are recorded: one that would move bets is held to the same bounds
 * as a typed one, so a file does not bypass the second person. What waits already keeps its place and its proposer.
 */
export function recordByOperator(call: OperatorCall): RecordNews {
  return decidingWithBets(async (tx, app, news, fixture) => {
    const { result, extra, source } = news;
    const reason = news.reason === '' ? source : news.reason;
    const entered = { fixture, result, extra, source, reason };
    if (await stillWaits(tx, app, call, entered)) return 'waits';
    const { proposalId, recorded } = await enterResult(tx, app, call, entered);
    if (proposalId !== null) return 'waits';
    return recorded ? 'recorded' : 'same';
  });
}

/** Whether this very result waits for a second person, who would approve the same figures now. */
async function stillWaits(tx: Tx, app: Platform, call: OperatorCall, entered: OperatorsResult) {
  const { fixture, result } = entered;
  const agreed = await waitingEffect(tx, fixture, result);
  if (!agreed) return false;
  const effect = await rehearseEntered(tx, app, entered);
  return isSameEffect(agreed, effect) && (await wouldTakeTwo(tx, app, call, effect, fixture));
}

/** Records what moves no bets as it is, and leaves the rest to `decide`, which gets the match's row, locked. */
export function decidingWithBets(
  decide: (tx: Tx, app: Platform, news: ResultNews, fixture: FixtureRow) => Promise<Recorded>,
): RecordNews {
  return async (tx, app, news) => {
    if (news.fixture && !differs(news.fixture, news.result)) return recordNews(tx, app, news);
    // Bets are asked for under the lock: one that was being placed would be settled unseen.
    const fixture = await lockFixture(tx, news.fixtureId);
    if (!fixture || !differs(fixture, news.result)) return recordNews(tx, app, news);
    // What the field decided stays whatever a file says later.
    if (isDecidedOnField(fixture, news) || !(await hasBets(tx, fixture.id))) return recordNews(tx, app, news);
    return decide(tx, app, news, fixture);
  };
}

/** Records it whatever it moves. */
export const recordNews: RecordNews = async (tx, app, news) =>
  (await recordResult(tx, app, news)) ? 'recorded' : 'same';
