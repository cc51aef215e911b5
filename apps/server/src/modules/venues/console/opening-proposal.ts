import { venueSwitchStates } from '@fairway/contract/venues/states.ts';
import { z } from 'zod';
import type { ProposalKind } from '#modules/operators';
import type { SwitchRow } from '../catalogue/switches-store.ts';
import { selectSwitch } from '../catalogue/switches-store.ts';
import { setSwitch } from './set-switch.ts';

const shown = z.object({
  state: z.enum(venueSwitchStates.codeList),
  until: z.iso.datetime().nullable(),
  name: z.string(),
});
const payload = shown.extend({ zh: z.string(), en: z.string() });

/** What a second person approves of a switch that opens a venue, or ends its maintenance earlier. */
export type OpeningPayload = z.output<typeof payload>;

/** A venue that one person has closed is opened by two: whatever closed it may not be over. */
export const venueOpeningProposal: ProposalKind = {
  name: 'venues.open',
  rights: { read: 'venues.read', propose: 'venues.switch', decide: 'venues.switch' },
  objectKind: 'venue',
  after: (stored) => shown.parse(stored),
  lockVersion: async (tx, code) => String((await selectSwitch(tx, code))?.version ?? 0),
  async carryOut(tx, app, call, row) {
    const { state, until, zh, en } = payload.parse(row.payload);
    const switched: SwitchRow = {
      code: row.object_id,
      state,
      reason_zh: zh,
      reason_en: en,
      until: until === null ? null : new Date(until),
      version: Number(row.object_version) + 1,
      changed_at: app.clock.now(),
      changed_by: `${row.maker_name}, ${call.operator.name}`,
    };
    await setSwitch(tx, app, switched);
  },
};
