import type { CaptchaParty } from '@fairway/contract/risk/captcha-kinds.ts';
import type { z } from 'zod';
import { clientsByParty } from '#platform/http-client/clients-by-party.ts';
import { parseJson } from '#platform/http-client/parse-json.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import type { Platform } from '#platform/platform.ts';
import { letRest } from './resting.ts';

const clientOf = clientsByParty('captcha');

/** Milliseconds of an exchange, connecting included (reliability PRV-1); an answer is judged in two exchanges at most. */
export const limits = { open: 3_000, judgeEach: 1_500 } as const;

interface Question<Shape extends z.ZodType> {
  url: string;
  contentType: string;
  body: string;
  timeoutMs: number;
  answer: Shape;
}

/**
 * Asks a captcha service. Undefined when no answer that is understood came in time; the service is then left alone for a
 * while. Neither question nor answer is logged: they hold tokens.
 */
export async function askParty<Shape extends z.ZodType>(
  app: Platform,
  party: CaptchaParty,
  { url, contentType, body, timeoutMs, answer }: Question<Shape>,
): Promise<z.output<Shape> | undefined> {
  const failed = (reason: string): undefined => {
    app.logger.warn({ party, reason }, 'the captcha service did not answer');
    letRest(app, party);
    return undefined;
  };
  try {
    const { status, body: bytes } = await clientOf(app, { party, url }).send(url, {
      method: 'POST',
      headers: { 'content-type': contentType, accept: 'application/json' },
      body,
      timeoutMs,
    });
    const read = answer.safeParse(parseJson(bytes));
    return read.success ? read.data : failed(`status ${status}, not understood`);
  } catch (fault) {
    if (!(fault instanceof OutboundFault)) throw fault;
    return failed(fault.kind);
  }
}
