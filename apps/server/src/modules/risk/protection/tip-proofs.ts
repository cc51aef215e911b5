import type { LimitPeriod } from '@fairway/contract/risk/play-limits.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { selectLimits } from './own-limits/limits-store.ts';
import { lockPlay, selectPeriodSums } from './play-sums-store.ts';
import type { TipCeilings } from './tips.ts';
import { insertTipProofs } from './tip-proofs-store.ts';

/** The constraint by which the database refuses a gift from half of a limit on (0420). */
export const tipProofConstraint = 'risk_tip_proofs';

/** A period in which half of the tighter limit on gifts is reached, with that limit in fen. */
export interface HalfReached {
  readonly period: LimitPeriod;
  readonly most: bigint;
}

/** The periods from whose half on a member needs a proof to give, whether there is one or not; the tightest first. */
export async function halvesReached(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  ceilings: TipCeilings,
): Promise<HalfReached[]> {
  const [sums, limits] = [await selectPeriodSums(db, app, memberId), await selectLimits(db, memberId)];
  return sums
    .map(({ period, tipped }) => {
      const own = limits.find((limit) => limit.kind === 'tip' && limit.period === period)?.amount;
      const site = ceilings[period];
      const most = own !== undefined && own < site ? own : site;
      return { period, most, tipped };
    })
    .filter(({ most, tipped }) => tipped * 2n >= most)
    .toSorted((one, other) => (one.most < other.most ? -1 : 1))
    .map(({ period, most }) => ({ period, most }));
}

/** Notes that the member has shown to be the owner: gifts go on in the running periods whose half is reached. */
export async function noteTipProof(
  tx: Tx,
  app: Platform,
  memberId: string,
  ceilings: TipCeilings,
): Promise<void> {
  await lockPlay(tx, app, memberId);
  const reached = await halvesReached(tx, app, memberId, ceilings);
  await insertTipProofs(
    tx,
    memberId,
    reached.map(({ period }) => period),
  );
}
