import { z } from 'zod';
import type { ProposalKind } from '#modules/operators';
import { databaseNow } from '#platform/db/database-now.ts';
import { emit } from '#platform/outbox/emit.ts';
import { selectAnchor } from '../anchors/anchors-store.ts';
import { lockContract, markAgreed, markDropped } from '../anchors/contracts-store.ts';

const payload = z.object({ after: z.record(z.string(), z.unknown()) });

/** An operator proposes a version of an anchor's contract, another approves it; then the anchor is asked. */
export const contractProposal: ProposalKind = {
  name: 'live.contract',
  rights: { read: 'live.read', propose: 'live.contracts', decide: 'live.contracts' },
  objectKind: 'anchorContract',
  after: (stored) => payload.parse(stored).after,
  lockVersion: async (tx, objectId) => (await lockContract(tx, objectId))?.status ?? 'gone',
  async carryOut(tx, app, _call, row) {
    const contract = await lockContract(tx, row.object_id);
    const anchor = contract && (await selectAnchor(tx, contract.anchor_id));
    if (!contract || !anchor) throw new Error(`Contract ${row.object_id} is gone while its proposal waits`);
    const now = await databaseNow(tx);
    await markAgreed(tx, contract.id, now);
    await emit(tx, app, 'anchor.changed', {
      memberId: anchor.member_id,
      anchorId: anchor.id,
      news: 'contract',
      reason: '',
      at: now.toISOString(),
    });
  },
  drop: (tx, _app, row) => markDropped(tx, row.object_id),
};
