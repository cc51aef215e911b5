import type { OperatorCall } from '#platform/http/call.ts';
import { lockFixture } from '../catalogue/catalogue-store.ts';
import { differs, recordResult } from '../results/record-result.ts';
import { hasBets } from '../results/results-store.ts';
import { enterResult } from './enter-result.ts';

/**
 * How the results of a file that an operator hands in are recorded: one that would move bets is held to the same bounds
 * as a typed one, so a file does not bypass the second person. Answers whether a result was recorded.
 */
export function recordFromFile(call: OperatorCall): typeof recordResult {
  return async (tx, app, news) => {
    if (news.fixture && !differs(news.fixture, news.result)) return recordResult(tx, app, news);
    // Bets are asked for under the lock: one that was being placed would be settled unseen.
    const fixture = await lockFixture(tx, news.fixtureId);
    if (!fixture || !differs(fixture, news.result) || !(await hasBets(tx, fixture.id)))
      return recordResult(tx, app, news);
    const { result, extra, source } = news;
    const reason = news.reason === '' ? source : news.reason;
    const { recorded } = await enterResult(tx, app, call, { fixture, result, extra, source, reason });
    return recorded;
  };
}
