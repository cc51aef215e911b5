import { z } from 'zod';
import type { AdapterMeans } from '#platform/adapters/define-adapter.ts';
import { parseJson } from '#platform/http-client/parse-json.ts';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import { isSigned, pspHeaders, signature } from './sign.ts';

/** The provider's address, the keys to it, and what the adapter may use. */
export interface PspLine {
  readonly url: string;
  readonly secret: string;
  readonly nextSecret: string | undefined;
  readonly merchantNo: string;
  readonly means: AdapterMeans;
}

/** The provider's messages, as it writes them; unknown keys are ignored, unknown statuses are kept for the translation. */
const payment = z.object({
  paymentNo: z.string(),
  amount: z.string(),
  payerName: z.string().nullable(),
  late: z.boolean(),
  paidAt: z.string(),
});
const payee = z.object({
  bank: z.string(),
  branch: z.string(),
  holder: z.string(),
  account: z.string(),
  remark: z.string(),
});
const collection = z.object({
  orderNo: z.string(),
  amount: z.string(),
  currency: z.string(),
  status: z.string(),
  payments: z.array(payment),
  payUrl: z.string(),
  qrCode: z.string().nullish(),
  payee: payee.nullable(),
});
const payout = z.object({
  orderNo: z.string(),
  providerOrderNo: z.string(),
  amount: z.string(),
  currency: z.string(),
  status: z.string(),
  failCode: z.string().nullable(),
  failReason: z.string().nullable(),
});
const callback = z.object({
  eventId: z.string().min(1).max(100),
  type: z.string(),
  merchantNo: z.string(),
  orderNo: z.string().regex(/^[\w-]{1,64}$/),
});

const statementEntry = z.object({
  kind: z.string(),
  orderNo: z.string(),
  paymentNo: z.string().nullable(),
  amount: z.string(),
  currency: z.string(),
});
const statementPage = z.object({
  code: z.literal('OK'),
  entries: z.array(statementEntry),
  nextCursor: z.string().nullable(),
});

export type PspCollection = z.infer<typeof collection>;
export type PspStatementEntry = z.infer<typeof statementEntry>;
export type PspPayout = z.infer<typeof payout>;

/** A signed answer: an order, or a refusal by its code. `unproven`: anything else, and what it was. */
export type PspAnswer<Order> =
  | { kind: 'order'; order: Order }
  | { kind: 'refused'; code: string; detail: string }
  | { kind: 'unproven'; detail: string };

/** Refusals that prove that nothing was done. */
const provenRefusals = new Set([
  'INVALID_REQUEST',
  'ORDER_NOT_FOUND',
  'ORDER_CONFLICT',
  'ORDER_SEALED',
  'MAINTENANCE',
]);

export const limitsMs = { order: 3000, query: 5000, payout: 10_000 } as const;

export async function askCollection(
  line: PspLine,
  path: string,
  body: object,
  timeoutMs: number,
): Promise<PspAnswer<PspCollection>> {
  return ask(line, path, body, timeoutMs, collection);
}

export async function askPayout(
  line: PspLine,
  path: string,
  body: object,
  timeoutMs: number,
): Promise<PspAnswer<PspPayout>> {
  return ask(line, path, body, timeoutMs, payout);
}

/** The part of a callback that is used: which order to ask about. Undefined for a body that is not one. */
export function readCallback(body: Buffer): z.infer<typeof callback> | undefined {
  const read = callback.safeParse(parseJson(body));
  return read.success ? read.data : undefined;
}

/** All lines of a span, page by page. Throws when one of them cannot be had. */
export async function askStatement(
  line: PspLine,
  span: { from: Date; to: Date },
): Promise<PspStatementEntry[]> {
  const entries: PspStatementEntry[] = [];
  let cursor: string | null = null;
  do {
    const fields = { from: span.from.toISOString(), to: span.to.toISOString(), limit: 500 };
    const body: object = cursor === null ? fields : { ...fields, cursor };
    const answer = await exchange(line, '/psp/v1/statement', body, limitsMs.query);
    const page = 'body' in answer ? statementPage.safeParse(parseJson(answer.body)) : undefined;
    if (!page?.success) throw new Error('the provider gave no statement');
    entries.push(...page.data.entries);
    cursor = page.data.nextCursor;
  } while (cursor !== null);
  return entries;
}

async function ask<Order>(
  line: PspLine,
  path: string,
  fields: object,
  timeoutMs: number,
  shape: z.ZodType<Order>,
): Promise<PspAnswer<Order>> {
  const answer = await exchange(line, path, fields, timeoutMs);
  return 'body' in answer ? readAnswer(answer.body, shape) : answer;
}

/** One signed question; its signed answer's body, or why nothing is proven. */
async function exchange(
  line: PspLine,
  path: string,
  fields: object,
  timeoutMs: number,
): Promise<{ body: Buffer } | Exclude<PspAnswer<never>, { kind: 'order' }>> {
  const { url, secret, nextSecret, merchantNo, means } = line;
  const body = JSON.stringify({ merchantNo, ...fields });
  const timestamp = String(means.clock.now().getTime());
  const nonce = means.ids.secret();
  const headers = {
    'content-type': 'application/json',
    [pspHeaders.merchant]: merchantNo,
    [pspHeaders.timestamp]: timestamp,
    [pspHeaders.nonce]: nonce,
    [pspHeaders.signature]: signature(secret, timestamp, nonce, body),
  };
  const request = { method: 'POST', headers, body, timeoutMs } as const;
  try {
    const answer = await means.http.send(url.replace(/\/$/, '') + path, request);
    const keys = [secret, nextSecret];
    if (!isSigned({ headers: answer.headers, body: answer.body, nonce }, keys, means.clock))
      return { kind: 'unproven', detail: `unsigned answer, HTTP ${answer.status}` };
    return { body: answer.body };
  } catch (fault) {
    if (fault instanceof OutboundFault) return { kind: 'unproven', detail: fault.kind };
    throw fault;
  }
}

function readAnswer<Order>(body: Buffer, shape: z.ZodType<Order>): PspAnswer<Order> {
  const parsed = parseJson(body);
  const success = z.object({ code: z.literal('OK'), order: shape }).safeParse(parsed);
  if (success.success) return { kind: 'order', order: success.data.order };
  const refusal = z.object({ code: z.string(), message: z.string() }).safeParse(parsed);
  if (refusal.success && provenRefusals.has(refusal.data.code))
    return { kind: 'refused', code: refusal.data.code, detail: refusal.data.message };
  return { kind: 'unproven', detail: refusal.success ? refusal.data.code : 'another shape' };
}
