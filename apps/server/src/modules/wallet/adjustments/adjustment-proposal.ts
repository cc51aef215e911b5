import { adjustment } from '@fairway/contract/wallet/operator-schemas.ts';
import { z } from 'zod';
import type { ProposalKind } from '#modules/operators';
import { carryOutAdjustment } from './carry-out-adjustment.ts';

const payload = z.object({ adjustment, after: z.record(z.string(), z.string()) });

export type AdjustmentPayload = z.output<typeof payload>;

/** A correction of a member's balance: each waits as an object of its own, and moves the money when a second person approves. */
export const adjustmentProposal: ProposalKind = {
  name: 'wallet.adjustment',
  rights: { read: 'wallet.read', propose: 'wallet.propose', decide: 'wallet.approve' },
  objectKind: 'wallet-adjustment',
  after: (stored) => payload.parse(stored).after,
  // What it corrects is not edited: the limits are judged again when it is carried out.
  lockVersion: () => Promise.resolve('1'),
  carryOut: (tx, app, _call, row) =>
    carryOutAdjustment(tx, app, payload.parse(row.payload).adjustment, row.id),
};
