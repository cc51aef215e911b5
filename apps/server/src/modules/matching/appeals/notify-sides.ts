import type { PartSide } from '@fairway/contract/matching/parts.ts';
import { formatMoney, money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import type { PartRow } from '../parts/part-store.ts';

/** What the members of a part are notified of on its appeal: `operator` says that an operator now looks into it. */
export type AppealNews = 'opened' | 'claimed' | 'answered' | 'operator' | 'confirmed' | 'released';

/** Notifies one side of a part, or both, by an event each: the inbox makes a message of it in the member's language. */
export async function notifySides(
  tx: Tx,
  app: Platform,
  part: PartRow,
  { news, to }: { news: AppealNews; to?: PartSide },
): Promise<void> {
  const sides = [
    { side: 'payer', memberId: part.payer_id, billNo: part.deposit_bill },
    { side: 'recipient', memberId: part.recipient_id, billNo: part.withdrawal_bill },
  ] as const;
  for (const { side, memberId, billNo } of sides)
    if (to === undefined || to === side)
      await emit(tx, app, 'matching.appealMoved', {
        memberId,
        side,
        billNo,
        news,
        amount: formatMoney(money('CNY', part.amount)),
        at: app.clock.now().toISOString(),
      });
}
