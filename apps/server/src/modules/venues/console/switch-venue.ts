import type { venuesOperatorEndpoints } from '@fairway/contract/venues/operator-endpoints.ts';
import type { venuesOperatorSchemas } from '@fairway/contract/venues/operator-schemas.ts';
import { requestApproval, voidApprovals, writeAudit } from '#modules/operators';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { venueOf, type VenueDefinition } from '../catalogue/registry.ts';
import { selectSwitch, type SwitchRow } from '../catalogue/switches-store.ts';
import { stateAt } from '../catalogue/venue-state.ts';
import { presentSwitch } from './list-venue-switches.ts';
import { venueOpeningProposal, type OpeningPayload } from './opening-proposal.ts';
import { opens } from './opens.ts';
import { setSwitch } from './set-switch.ts';
import { countOpenTransfers } from './unresolved-store.ts';

/**
 * Closes a venue, or puts it under maintenance until a time, over the version the operator saw; what opens it, or opens it earlier,
 * waits for a second person. Writes the switch and what follows from it, or the proposal, and the audit row. Throws `venueUnknown`,
 * `reasonNeeded`, `editConflict`.
 */
export const switchVenue: Operation<
  (typeof venuesOperatorEndpoints)['switchVenue'],
  (typeof venuesOperatorSchemas)['switchVenue']
> = async (app, call, { channelCode, state, reason, until, version }) => {
  const venue = venueOf(channelCode);
  const end = state === 'maintenance' && until !== null ? new Date(until) : null;
  const proposalId = await inTransaction(app.db, async (tx) => {
    const before = await selectSwitch(tx, venue.code);
    const now = app.clock.now();
    const takesTwo = opens(before, { state, until: end }, now);

    if ((state !== 'open' || takesTwo) && reason.zh === '') throw new AppError('reasonNeeded');
    if ((before?.version ?? 0) !== version) throw new AppError('editConflict');

    await voidApprovals(tx, app, venue.code, venueOpeningProposal.name);
    const wanted: SwitchRow = {
      code: venue.code,
      state,
      reason_zh: state === 'open' ? '' : reason.zh,
      reason_en: state === 'open' ? '' : reason.en,
      until: end,
      version: version + 1,
      changed_at: now,
      changed_by: call.operator.name,
    };
    const waiting = takesTwo ? await propose(tx, app, call, { venue, before, wanted, why: reason.zh }) : null;
    if (waiting === null) await setSwitch(tx, app, wanted);
    await writeAudit(tx, app, call, {
      action: 'switchVenue',
      object: { kind: 'venue', id: venue.code },
      before: { state: before?.state ?? 'open', until: before?.until?.toISOString() ?? null },
      after: { state, until: end?.toISOString() ?? null, proposalId: waiting },
      reason: reason.zh || reason.en,
    });
    return waiting;
  });
  const open = await countOpenTransfers(app.db);
  const row = await selectSwitch(app.db, venue.code);
  return {
    venue: presentSwitch(venue, row, { app, openTransfers: open.get(venue.code) ?? 0 }),
    proposalId,
  };
};

interface Opening {
  venue: VenueDefinition;
  before: SwitchRow | undefined;
  wanted: SwitchRow;
  why: string;
}

function propose(
  tx: Tx,
  app: Platform,
  call: OperatorCall,
  { venue, before, wanted, why }: Opening,
): Promise<string> {
  const { state, until, reason_zh: zh, reason_en: en } = wanted;
  const name = venue.name.zh;
  const payload: OpeningPayload = { state, until: until?.toISOString() ?? null, name, zh, en };
  const now = { state: stateAt(before, app.clock.now()), until: before?.until?.toISOString() ?? null, name };
  return requestApproval(tx, app, call, {
    kind: venueOpeningProposal.name,
    objectId: venue.code,
    objectVersion: String(before?.version ?? 0),
    payload,
    before: now,
    reason: why,
  });
}
