import type { z } from 'zod';
import type { AdapterMeans } from '#platform/adapters/define-adapter.ts';
import { parseJson } from '#platform/http-client/parse-json.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';

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
 * Asks a captcha service. Undefined when no answer that is understood came in time. Neither question nor answer is logged: they
 * hold tokens.
 */
export async function askParty<Shape extends z.ZodType>(
  { http, log }: AdapterMeans,
  { url, contentType, body, timeoutMs, answer }: Question<Shape>,
): Promise<z.output<Shape> | undefined> {
  const failed = (reason: string): undefined => {
    log.warn({ reason }, 'the captcha service did not answer');
    return undefined;
  };
  try {
    const { status, body: bytes } = await http.send(url, {
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
