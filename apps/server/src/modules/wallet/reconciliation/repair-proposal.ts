import { repair } from '@fairway/contract/wallet/operator-schemas.ts';
import { z } from 'zod';
import { lockDifference } from '#modules/cashier';
import type { ProposalKind } from '#modules/operators';
import { carryOutRepair, versionOf } from './carry-out-repair.ts';

const payload = z.object({ repair, after: z.record(z.string(), z.string()) });

export type RepairPayload = z.output<typeof payload>;

/** How a difference ends; other figures since the proposal, or an end that it found by itself, void it. */
export const repairProposal: ProposalKind = {
  name: 'wallet.repair',
  rights: { read: 'wallet.read', propose: 'wallet.propose', decide: 'wallet.approve' },
  objectKind: 'wallet-repair',
  after: (stored) => payload.parse(stored).after,
  async lockVersion(tx, differenceId) {
    const row = await lockDifference(tx, differenceId);
    return row?.state === 'open' ? versionOf(row) : '';
  },
  carryOut: (tx, app, _call, row) => carryOutRepair(tx, app, payload.parse(row.payload).repair, row.id),
};
