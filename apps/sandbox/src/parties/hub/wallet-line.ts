import { createPrivateKey, sign } from 'node:crypto';
import type { CallbackEffect } from '../../faults/fault-schema.ts';
import { instant } from '../../platform/clock.ts';
import type { Stage } from '../../stage.ts';
import { hub88Call, readHub88Answer } from './hub88-form.ts';
import { walletUrl, writeCall } from './hub-store.ts';
import { qimingCall, readQimingAnswer } from './qiming-form.ts';
import type { Guest, WalletAct, WalletReply, WireCall } from './wallet-call.ts';

const timeoutMs = 5000;
const staleMs = 60 * 60 * 1000;

/** Asks the operator's wallet, spoilt as an effect says: the reply is that of the last copy. Never throws. */
export async function askWallet(
  stage: Stage,
  guest: Guest,
  act: WalletAct,
  effect?: CallbackEffect,
): Promise<WalletReply> {
  const sound = wireOf(stage, guest, act);
  if (effect?.delayMs !== undefined) await stage.timers.pause(effect.delayMs);
  const copies = Array.from({ length: effect?.copies ?? 1 }, () => sound);
  const replies = await Promise.all(copies.map((wire) => send(stage, guest, { act, wire, effect })));
  // The same id with another amount: the operator must refuse it, whatever came of the first.
  if (effect?.amount !== undefined && 'amount' in sound.body) {
    const altered = { ...sound, body: { ...sound.body, amount: amountLike(sound, effect.amount) } };
    await send(stage, guest, { act, wire: altered, effect });
  }
  return replies.at(-1) ?? lost;
}

const lost: WalletReply = { outcome: 'unknown', code: '', balance: undefined };

function wireOf(stage: Stage, guest: Guest, act: WalletAct): WireCall {
  return guest.form === 'hub' ? hub88Call(guest, act, stage.ids.next('q')) : qimingCall(guest, act);
}

function amountLike({ body }: WireCall, amount: string): unknown {
  return typeof body['amount'] === 'number' ? Math.round(Number(amount) * 100_000) : amount;
}

/** Sends one copy and writes down what came of it. */
async function send(
  stage: Stage,
  guest: Guest,
  { act, wire, effect }: { act: WalletAct; wire: WireCall; effect: CallbackEffect | undefined },
): Promise<WalletReply> {
  const body = effect?.garbage ? '{"transactionId":"' : JSON.stringify(wire.body);
  const base = walletUrl(stage);
  let status: number | null = null;
  let text = '';
  try {
    const url = new URL(base + wire.path);
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stage.stopping]),
      headers: { 'content-type': 'application/json', ...seal(stage, guest, { url, body, effect }) },
      body,
    });
    status = answer.status;
    text = (await answer.text()).slice(0, 4096);
  } catch (error) {
    text = error instanceof Error ? error.message : String(error);
  }
  writeCall(stage.book, {
    at: instant(stage.clock.now()),
    form: guest.form,
    roundId: act.operation === 'balance' ? '' : act.round,
    operation: act.operation,
    transactionId: act.operation === 'balance' ? '' : act.id,
    body,
    httpStatus: status,
    answer: text,
  });
  return status === null ? lost : read(guest, text);
}

function read(guest: Guest, text: string): WalletReply {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return lost;
    const fields: Readonly<Record<string, unknown>> = { ...body };
    return guest.form === 'hub' ? readHub88Answer(guest, fields) : readQimingAnswer(guest, fields);
  } catch {
    return lost;
  }
}

function seal(
  stage: Stage,
  { form }: Guest,
  { url, body, effect }: { url: URL; body: string; effect: CallbackEffect | undefined },
): Record<string, string> {
  const { keys } = stage.config.hub;
  const spoilt = effect?.badSignature ? `${body} ` : body;
  if (form === 'hub') {
    const key = privateKey(keys.hub);
    return { 'x-hub88-signature': sign('RSA-SHA256', Buffer.from(spoilt), key).toString('base64') };
  }
  const timestamp = String(stage.clock.now().getTime() - (effect?.staleTimestamp ? staleMs : 0));
  const nonce = stage.ids.token();
  const message = `POST\n${url.pathname}\n${timestamp}\n${nonce}\n${spoilt}`;
  return {
    'x-wallet-timestamp': timestamp,
    'x-wallet-nonce': nonce,
    'x-wallet-signature': sign(null, Buffer.from(message), privateKey(keys.qiming)).toString('base64'),
  };
}

function privateKey(text: string) {
  return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
}
