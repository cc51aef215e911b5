import type { AppealCase } from '@fairway/contract/matching/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { addSeconds } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { findMemberNames } from '#modules/members';
import { findOrder, selectProofs } from '#modules/cashier';
import { countAppealsAgainst, type AppealRow } from '../appeals/appeal-store.ts';
import { selectStatementsOf } from '../appeals/statement-store.ts';
import { repaysOf } from '../claims/repays.ts';
import { countMisses, findPart } from '../parts/part-store.ts';
import { openAppealProposal } from './appeal-proposal.ts';
import { presentBoardPart } from './present-board-part.ts';

/** How far back the figures about both sides look. */
const lookBackSeconds = 30 * 86_400;

/** Everything that a decision about a part needs. */
export async function presentAppeal(db: Db | Tx, app: Platform, appeal: AppealRow): Promise<AppealCase> {
  const part = await findPart(db, appeal.part_no);
  if (!part) throw new Error(`appeal ${appeal.id} has no part`);
  const names = await findMemberNames(db, [part.payer_id, part.recipient_id]);
  const order = await findOrder(db, part.deposit_bill);
  const statements = await selectStatementsOf(db, [appeal.id]);
  const repays = await repaysOf(db, part);
  const since = addSeconds(app.clock.now(), -lookBackSeconds);
  return {
    appealId: appeal.id,
    version: appeal.version,
    part: presentBoardPart(part, { appeal, statements: statements.get(appeal.id) ?? [] }, names),
    escalations: appeal.escalations,
    proofs: order ? await selectProofs(db, order) : [],
    openedByName: appeal.opened_by_id ? (names.get(appeal.opened_by_id) ?? '') : appeal.opened_by_name,
    repays: formatMoney(money('CNY', repays)),
    payerMisses: await countMisses(db, part.payer_id, since),
    recipientAppeals: await countAppealsAgainst(db, part.recipient_id, since),
    said: appeal.outcome === null ? await openAppealProposal(db, appeal, repays) : null,
    decidedBy: appeal.decided_by_name,
    decisionReason: appeal.decision_reason,
  };
}
