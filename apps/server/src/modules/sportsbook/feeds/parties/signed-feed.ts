import { defineAdapter, type AdapterMeans } from '#platform/adapters/define-adapter.ts';
import { askSigned, type SignedLine } from '#platform/adapters/signed-exchange.ts';
import { oddsFeedKind, type FeedEntry, type FeedMatch, type FeedUpdate, type LiveFeed } from '../feed.ts';
import { coverAnswer, translateEntry, updatesAnswer } from './wire.ts';

/** Asked every second: an answer that takes longer is no news. */
const timeoutMs = 2000;
/** Matches that one question may name. */
const mostMatches = 50;

interface FeedSettings {
  readonly url: string;
  readonly secret: string;
  readonly nextSecret: string | undefined;
  readonly client: string;
}

/** The in-play feed of the signed protocol (its page: `apps/sandbox/README.md`, «Odds feed»). */
export const signedFeed = defineAdapter({
  kind: oddsFeedKind,
  code: 'signed',
  settings: {
    url: { env: 'ODDS_FEED_URL', form: 'address', about: "the in-play feed's address", demo: '' },
    secret: { env: 'FEED_SECRET', form: 'secret', about: 'key shared with the in-play feed' },
    nextSecret: {
      env: 'FEED_SECRET_NEXT',
      form: 'secret',
      about: 'taken beside it while the key is changed',
      optional: true,
    },
    client: { env: 'ODDS_FEED_CLIENT', form: 'text', about: 'our name at the in-play feed', demo: 'fairway' },
  },
  capabilities: { signedAnswers: true, timedAnswers: true },
  connect: liveFeed,
});

function liveFeed({ url, secret, nextSecret, client }: FeedSettings, means: AdapterMeans): LiveFeed {
  const sender = { header: 'x-feed-client', name: client };
  const line: SignedLine = { url, prefix: 'feed', sender, secret, nextSecret, means };
  const { log, ids } = means;
  return {
    async cover(match) {
      const requestNo = ids.uuid();
      const fields = { client, requestNo, reference: match.reference, match: presentMatch(match) };
      const answer = await askSigned(line, '/feed/v1/cover', fields, { shape: coverAnswer, timeoutMs });
      if (answer.content?.code === 'MATCH_NOT_COVERED') return 'notCovered';
      const { code, matchId, requestNo: repeated } = answer.content ?? {};
      if (code === 'OK' && repeated === requestNo && matchId !== undefined) return { matchId };
      log.warn({ fixtureId: match.reference }, 'the in-play feed did not say whether it covers a match');
      return undefined;
    },

    async read(asked) {
      let at: Date | undefined;
      const updates: FeedUpdate[] = [];
      for (let from = 0; from < asked.length; from += mostMatches) {
        const matches = asked.slice(from, from + mostMatches);
        const requestNo = ids.uuid();
        const fields = { client, requestNo, matches };
        const answer = await askSigned(line, '/feed/v1/updates', fields, { shape: updatesAnswer, timeoutMs });
        if (answer.content?.requestNo !== requestNo) {
          log.warn({ status: 'status' in answer ? answer.status : 0 }, 'the in-play feed proved nothing');
          return undefined;
        }
        at ??= new Date(answer.content.at);
        for (const { matchId, last, entries } of answer.content.matches) {
          const read = translateEntries(entries);
          // What is not understood is not taken in, and nothing after it: the match falls silent.
          if (read) updates.push({ matchId, last, entries: read });
          else
            log.warn(
              { operation: 'updates' },
              `the in-play feed sent prices of ${matchId} that do not add up`,
            );
        }
      }
      return at && { at, updates };
    },
  };
}

function translateEntries(entries: readonly Parameters<typeof translateEntry>[0][]): FeedEntry[] | undefined {
  const read = entries.map(translateEntry);
  return read.every((entry) => entry !== undefined) ? read : undefined;
}

function presentMatch({ home, away, competition, startsAt, bestOf, replay }: FeedMatch): object {
  const series = bestOf === undefined ? {} : { bestOf };
  const facts = { home, away, competition, startsAt: startsAt.toISOString(), ...series };
  return replay === undefined
    ? facts
    : { ...facts, replay: { seed: replay.seed, speed: replay.speed, ...replay.expected } };
}
