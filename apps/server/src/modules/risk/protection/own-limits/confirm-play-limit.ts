import type { protectionEndpoints } from '@fairway/contract/risk/protection-endpoints.ts';
import type { protectionSchemas } from '@fairway/contract/risk/protection-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { deleteLimit, selectLimits, writeLimit, writeWish } from './limits-store.ts';
import { siteInstant } from '../period-name.ts';
import { lockPlay } from '../play-sums-store.ts';
import { presentProtection } from '../present-protection.ts';

/**
 * Puts a looser limit into force that was asked for 24 hours ago. Throws `limitChangePending` before that and
 * `limitInvalid` where none was asked for.
 */
export const confirmPlayLimit: Operation<
  (typeof protectionEndpoints)['confirmPlayLimit'],
  (typeof protectionSchemas)['confirmPlayLimit']
> = async (app, call, key) => {
  const { memberId } = call.member;
  const now = app.clock.now();

  return inTransaction(app.db, async (tx) => {
    await lockPlay(tx, app, memberId);
    const present = (await selectLimits(tx, memberId)).find(
      ({ kind, period }) => kind === key.kind && period === key.period,
    );
    if (!present?.ready_at) throw new AppError('limitInvalid');
    if (present.ready_at > now)
      throw new AppError('limitChangePending', { until: siteInstant(present.ready_at, app, call.language) });

    if (present.next_amount === null) await deleteLimit(tx, memberId, key);
    else await writeLimit(tx, memberId, key, present.next_amount, now);

    return presentProtection(tx, app, memberId);
  });
};

/** Forgets a looser limit that was asked for. */
export const dropPlayLimitChange: Operation<
  (typeof protectionEndpoints)['dropPlayLimitChange'],
  (typeof protectionSchemas)['dropPlayLimitChange']
> = async (app, call, key) => {
  const { memberId } = call.member;
  return inTransaction(app.db, async (tx) => {
    await lockPlay(tx, app, memberId);
    await writeWish(tx, memberId, key, null, null);
    return presentProtection(tx, app, memberId);
  });
};
