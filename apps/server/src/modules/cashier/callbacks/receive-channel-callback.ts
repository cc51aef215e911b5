import type { cashierCallbackEndpoints } from '@fairway/contract/cashier/callback-endpoints.ts';
import type { cashierCallbackSchemas } from '@fairway/contract/cashier/callback-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import { RawAnswer, type Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import type { CallbackMessage } from '../channels/channel.ts';
import { paymentChannels } from '../channels/registry.ts';
import { askNow } from '../deposits/jobs/schedule-questions.ts';
import { askAboutPayoutNow } from '../withdrawals/jobs/schedule-payout.ts';
import { insertCallback } from './callbacks-store.ts';

/**
 * A channel's news: the signature over the raw body first, then stored with the job that works on it, then answered. The
 * message only says which order to ask about; what came in is taken from the channel's own answer, so doubled, reordered,
 * late or lying messages come to the same end. Refuses with `callbackRefused`.
 */
export const receiveChannelCallback: Operation<
  (typeof cashierCallbackEndpoints)['receiveChannelCallback'],
  (typeof cashierCallbackSchemas)['receiveChannelCallback']
> = async (app, call) => {
  const channel = paymentChannels.all(app).find((one) => one.callbacks?.recognises(call.headers));
  if (!channel?.callbacks) throw new AppError('callbackRefused');
  const counted = app.metrics.counter('cashier_callbacks_total', 'Messages of channels', [
    'channel',
    'result',
  ]);
  let message: CallbackMessage;
  try {
    message = channel.callbacks.read(app, call.rawBody, call.headers);
  } catch (refusal) {
    counted.inc({ channel: channel.code, result: 'refused' });
    throw refusal;
  }

  const copies = await store(app, channel.code, message, call.rawBody);
  counted.inc({ channel: channel.code, result: copies > 1 ? 'repeated' : 'stored' });
  return new RawAnswer(channel.callbacks.acknowledgement);
};

/** Stores the message, once an event, with the question it raises; a repeat is counted and raises none. Answers how often it came. */
async function store(
  app: Platform,
  channel: string,
  message: CallbackMessage,
  rawBody: Buffer,
): Promise<number> {
  return inTransaction(app.db, async (tx) => {
    const facts = { body: rawBody.toString('utf8'), at: app.clock.now() };
    const copies = await insertCallback(tx, channel, message, facts);
    if (copies > 1) return copies;
    if (message.kind === 'collection') await askNow(tx, message.billNo);
    else await askAboutPayoutNow(tx, message.billNo);
    return copies;
  });
}
