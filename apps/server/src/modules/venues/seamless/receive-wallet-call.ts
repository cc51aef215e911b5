import { BlockList, isIPv6 } from 'node:net';
import type { venueWalletEndpoints } from '@fairway/contract/venues/seamless/endpoints.ts';
import type { venueWalletSchemas } from '@fairway/contract/venues/seamless/schemas.ts';
import { connectAdapter } from '#platform/adapters/connect-adapter.ts';
import { AppError } from '#platform/errors.ts';
import type { PartyCall } from '#platform/http/call.ts';
import { RawAnswer, type Operation } from '#platform/http/routes.ts';
import { faultFields } from '#platform/logger.ts';
import type { Platform } from '#platform/platform.ts';
import { venues } from '../catalogue/registry.ts';
import { noteRefusal } from './refusals/note-refusal.ts';
import type { SeamlessVenue, WalletRequest, WireAnswer } from './seamless-venue.ts';
import { readWallet, takeCall } from './take-call.ts';

/**
 * A provider's call: its address and its signature over the raw body first, then what it asks, once under its id. Answers in the
 * provider's own words, also for a fault of ours: then it knows that nothing is known, and asks again or takes back.
 */
export const venueWalletCall: Operation<
  (typeof venueWalletEndpoints)['venueWalletCall'],
  (typeof venueWalletSchemas)['venueWalletCall']
> = (app, call) => receive(app, call);

/** The same for providers whose calls have a group in their path: `/transaction/bet`. */
export const venueWalletGroupCall: Operation<
  (typeof venueWalletEndpoints)['venueWalletGroupCall'],
  (typeof venueWalletSchemas)['venueWalletGroupCall']
> = (app, call) => receive(app, call);

async function receive(app: Platform, call: PartyCall): Promise<RawAnswer> {
  const [, provider = '', operation = ''] =
    /^\/api\/venue-wallet\/v1\/([^/?]+)\/([^?]+)/.exec(call.url) ?? [];
  const adapter = venues.find(({ code }) => code === provider)?.seamless;
  const venue = adapter && connectAdapter(app, adapter);
  if (!venue) throw new AppError('callbackRefused');
  const { status, body } = await answerTo(app, venue, { call, provider, operation });
  const counted = app.metrics.counter('venue_wallet_calls_total', 'Calls of venues to our wallet', [
    'venue',
    'result',
  ]);
  counted.inc({ venue: provider, result: String(body['status'] ?? body['code']) });
  return new RawAnswer(JSON.stringify(body), 'application/json; charset=utf-8', status);
}

async function answerTo(
  app: Platform,
  venue: SeamlessVenue,
  { call, provider, operation }: { call: PartyCall; provider: string; operation: string },
): Promise<WireAnswer> {
  const { form } = venue;
  let echo: WalletRequest['echo'] = {};
  try {
    if (!comesFrom(venue.addresses, call.address)) throw new AppError('callbackRefused');
    const { url, rawBody, headers } = call;
    const request = form.read({ provider, operation, url, rawBody, headers });
    ({ echo } = request);
    const { ask } = request;
    const answer = ask.kind === 'balance' ? await readWallet(app, ask) : await takeCall(app, ask);
    return form.accept(answer, echo);
  } catch (fault) {
    if (fault instanceof AppError) {
      const { address, requestId } = call;
      const named = form.operations.includes(operation) ? operation : 'unknown';
      await noteRefusal(app, { provider, operation: named, reason: fault.error, address, requestId });
      return form.refuse(fault, echo);
    }
    app.logger.error(
      { runbook: 'request-failed', requestId: call.requestId, venue: provider, ...faultFields(fault) },
      'request failed',
    );
    return form.refuse(undefined, echo);
  }
}

const lists = new Map<string, BlockList>();

/** Whether an address is one of those, or in one of the networks, that a provider calls from. */
function comesFrom(addresses: readonly string[], address: string): boolean {
  const key = addresses.join();
  let list = lists.get(key);
  if (!list) {
    list = new BlockList();
    for (const one of addresses) {
      const [network = '', bits] = one.split('/');
      const family = isIPv6(network) ? 'ipv6' : 'ipv4';
      if (bits === undefined) list.addAddress(network, family);
      else list.addSubnet(network, Number(bits), family);
    }
    lists.set(key, list);
  }
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return list.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}
