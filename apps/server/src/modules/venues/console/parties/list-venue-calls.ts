import type { venuesPartyEndpoints } from '@fairway/contract/venues/party-endpoints.ts';
import type { venuesPartySchemas } from '@fairway/contract/venues/party-schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { venueOf } from '../../catalogue/registry.ts';
import { formatFine } from '../../seamless/amounts.ts';
import type { CallRow } from '../../seamless/calls/calls-store.ts';
import { selectLastCalls } from '../../seamless/calls/last-calls-store.ts';
import { flushRefusals, shownSeconds } from '../../seamless/refusals/note-refusal.ts';
import { selectRefusals } from '../../seamless/refusals/refusals-store.ts';

const shown = 20;
/** A busy venue fills the list within minutes; only for a quiet one is more of the book read. */
const spansSeconds = [600, 86_400, shownSeconds] as const;

/** The last calls of a venue that were taken, and what was refused to it in seven days. Throws `venueUnknown`. */
export const listVenueCalls: Operation<
  (typeof venuesPartyEndpoints)['listVenueCalls'],
  (typeof venuesPartySchemas)['listVenueCalls']
> = async (app, _call, { channelCode }) => {
  const { code } = venueOf(channelCode);
  await flushRefusals(app);
  const now = app.clock.now();
  const refusals = await selectRefusals(app.db, addSeconds(now, -shownSeconds), code);
  return {
    taken: (await lastCalls(app, code)).map((row) => ({
      at: row.at.toISOString(),
      id: row.id,
      kind: row.kind,
      memberId: row.member_id,
      currency: row.currency,
      amount: formatFine(row.currency, row.fine),
      round: row.round,
    })),
    refused: refusals.map((row) => ({
      operation: row.operation,
      reason: row.reason,
      count: Number(row.count),
      firstAt: row.first_at.toISOString(),
      lastAt: row.last_at.toISOString(),
      lastAddress: row.last_address,
      lastRequestId: row.last_request_id,
    })),
  };
};

async function lastCalls(app: Platform, provider: string): Promise<CallRow[]> {
  let rows: CallRow[] = [];
  for (const seconds of spansSeconds) {
    const since = addSeconds(app.clock.now(), -seconds);
    rows = await selectLastCalls(app.db, provider, { since, limit: shown });
    if (rows.length === shown) break;
  }
  return rows;
}
