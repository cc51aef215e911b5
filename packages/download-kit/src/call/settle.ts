import type { DownloadKitOptions } from '../options/kit-options.ts';
import type { Answer, Outcome } from './send.ts';

/** What a call hands on. After a retry or an error only the callbacks are called and this is `undefined`. */
export type KitAnswer =
  | { ok: true; category?: string; url?: string; teamId?: string; descAddr?: string; fields: Answer }
  | { ok: false; statusCode: number; msg: string };

type Callbacks = Pick<DownloadKitOptions, 'onretry' | 'onerror'>;

/**
 * Ends a call: an answer or a refusal is handed on; HTTP 403 and 502 go to the retry callback, a network error or a
 * time-out to the error callback (specification section 7). `again` is what the retry callback may call.
 */
export function settle(
  outcome: Outcome,
  path: string,
  callbacks: Callbacks,
  again: () => Promise<void>,
): KitAnswer | undefined {
  if (outcome.ended === 'answered') return handedOn(outcome.answer);
  if (outcome.ended === 'refused') return { ok: false, statusCode: outcome.statusCode, msg: outcome.msg };
  if (outcome.ended === 'retry') callbacks.onretry?.({ path, status: outcome.status, again });
  else callbacks.onerror?.({ path, reason: outcome.reason });
  return undefined;
}

function handedOn(answer: Answer): KitAnswer {
  const { category, url, teamId, descAddr } = answer;
  return {
    ok: true,
    ...(category === undefined ? {} : { category }),
    ...(url === undefined ? {} : { url }),
    ...(teamId === undefined ? {} : { teamId }),
    ...(descAddr === undefined ? {} : { descAddr }),
    fields: answer,
  };
}
