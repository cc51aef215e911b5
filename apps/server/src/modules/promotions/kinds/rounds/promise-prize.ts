import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { hundredths } from '#modules/turnover';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { reviewedAbove } from '../../rewards/review-bounds.ts';
import { promiseReward } from '../../rewards/promise-reward.ts';
import type { CampaignKey } from '../../tables.ts';

/**
 * Writes what a member won in the transaction that settles the round, once a period: `payWaiting` pays it afterwards, people decide on a
 * large one. So a run that dies between two payments leaves rows that the next run pays.
 */
export async function promisePrize(
  tx: Tx,
  app: Platform,
  campaign: CampaignKey & { version: Buffer; terms: CampaignTerms },
  { memberId, period, amount }: { memberId: string; period: string; amount: bigint },
): Promise<void> {
  const { kind, no, version, terms } = campaign;
  await promiseReward(tx, {
    id: app.ids.uuid(),
    member_id: memberId,
    kind,
    no,
    version,
    step: 'prize',
    period,
    type: 'money',
    detail: null,
    amount,
    turnover: Number(hundredths(terms.turnover)),
    state: amount > reviewedAbove ? 'applied' : 'reached',
    expires_at: null,
  });
}
