import { hundredths } from '#modules/turnover';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { reviewedAbove } from '../../rewards/review-bounds.ts';
import { insertReward } from '../../rewards/rewards-store.ts';
import type { CampaignKey } from '../../tables.ts';
import type { InstantTerms } from './instant-terms.ts';

/** What a draw has won, fen, as a reward that waits for its claim, or for people where it is large; answers its id. */
export async function promisePrize(
  tx: Tx,
  app: Platform,
  prize: {
    memberId: string;
    campaign: CampaignKey;
    version: Buffer;
    terms: InstantTerms;
    nonce: number;
    won: bigint;
    now: Date;
  },
): Promise<string> {
  const { memberId, campaign, version, terms, nonce, won, now } = prize;
  const id = app.ids.uuid();
  const isReviewed = won > reviewedAbove;
  const reward = {
    id,
    member_id: memberId,
    kind: campaign.kind,
    no: campaign.no,
    version,
    step: 'draw',
    period: String(nonce),
    amount: won,
    turnover: Number(hundredths(terms.turnover)),
    state: isReviewed ? ('applied' as const) : ('reached' as const),
    expires_at: isReviewed ? null : addSeconds(now, terms.claimDays * 86_400),
  };
  if (!(await insertReward(tx, reward))) throw new Error('a draw has a reward already');
  return id;
}
