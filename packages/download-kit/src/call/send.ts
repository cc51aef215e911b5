import { successStatus, timeoutMs } from '../kit-facts.ts';

/** How a call ended. Only `answered` carries what was asked for. */
export type Outcome =
  | { ended: 'answered'; answer: Answer }
  /** The server's own refusal, with its message. */
  | { ended: 'refused'; statusCode: number; msg: string }
  | { ended: 'retry'; status: 403 | 502 }
  | { ended: 'error'; reason: 'network' | 'timeout' };

/** What the kit reads of an answer. */
export interface Answer {
  category?: string;
  url?: string;
  teamId?: string;
  descAddr?: string;
  [field: string]: unknown;
}

/** Sends a request and reads its whole answer within 5 seconds (specification section 7). Never throws. */
export async function send(url: string, init: RequestInit): Promise<Outcome> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal: giveUp.signal, credentials: 'omit' });
    const { status } = response;
    if (status === 403 || status === 502) return { ended: 'retry', status };
    return read(status, await response.text());
  } catch {
    return { ended: 'error', reason: giveUp.signal.aborted ? 'timeout' : 'network' };
  } finally {
    clearTimeout(timer);
  }
}

function read(status: number, text: string): Outcome {
  const body = parsed(text);
  const statusCode = Number(body['status_code'] ?? body['code'] ?? status);
  if (body['status_code'] === successStatus) {
    const { data } = body;
    return { ended: 'answered', answer: isRecord(data) ? data : {} };
  }
  return { ended: 'refused', statusCode, msg: typeof body['msg'] === 'string' ? body['msg'] : '' };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
