import { z } from 'zod';
import type { ProposalKind } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { giftStateOf } from '../gift-state.ts';
import { selectGift } from '../gifts-store.ts';
import { giveBack } from './give-back.ts';

const payload = z.object({ after: z.record(z.string(), z.unknown()) });

/** An operator proposes to refund a final gift, another approves: the giver gets all its coins back, whatever was shared out. */
export const giftRefundProposal: ProposalKind = {
  name: 'live.giftRefund',
  rights: { read: 'live.read', propose: 'gifts.refund', decide: 'gifts.refund' },
  objectKind: 'gift',
  after: (stored) => payload.parse(stored).after,
  async lockVersion(tx, objectId) {
    const gift = await selectGift(tx, objectId);
    return gift ? giftStateOf(gift, await databaseNow(tx)) : 'none';
  },
  async carryOut(tx, app, _call, row) {
    const refusal = new AppError('approvalVoided');
    const gift = await selectGift(tx, row.object_id);
    if (!gift) throw refusal;
    await giveBack(tx, app, gift, { cause: 'refunded', refusal });
  },
};
