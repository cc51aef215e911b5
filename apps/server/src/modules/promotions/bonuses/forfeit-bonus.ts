import type { bonusEndpoints } from '@fairway/contract/promotions/bonuses/endpoints.ts';
import type { bonusSchemas } from '@fairway/contract/promotions/bonuses/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { selectVersion } from '../campaigns/versions-store.ts';
import { returnLate } from '../funds/return-late.ts';
import { heldOf } from './bonus.ts';
import { holdBonus } from './bonuses-store.ts';
import { endBonus } from './end-bonus.ts';
import { presentBonus } from './present-bonus.ts';
import { settleMember } from './settle-member.ts';

/**
 * Gives up what has not come free of an own bonus; what was played until now is counted first, so that nothing earned is lost. Throws
 * `bonusUnknown`, `bonusClosed`, `accountFrozen`, and `bonusChanged` where another sum is held than the member was shown.
 */
export const forfeitBonus: Operation<
  (typeof bonusEndpoints)['forfeitBonus'],
  (typeof bonusSchemas)['forfeitBonus']
> = async (app, call, input) => {
  const { operation, operationId } = call;
  const { memberId } = call.member;
  const key = { owner: `member/${memberId}`, operation, operationId, input };
  await settleMember(app, memberId);
  const answer = await onceInTransaction(app, key, async (tx) => {
    const bonus = await holdBonus(tx, memberId, input.rewardId);
    if (!bonus) throw new AppError('bonusUnknown');
    if (bonus.state !== 'open') throw new AppError('bonusClosed');
    const held = formatMoney(money('CNY', heldOf(bonus)));
    if (input.held !== held) throw new AppError('bonusChanged', { held });

    const ended = await endBonus(tx, app, bonus, 'forfeited');
    const version = await selectVersion(tx, ended.version);
    if (!version) throw new Error('a bonus of a version that is not there');
    const row = { ...ended, terms: version.document };
    return { forfeited: held, bonus: presentBonus(row, call.language, { margins: {}, usual: null }) };
  });
  await returnLate(app, answer.bonus);
  return answer;
};
