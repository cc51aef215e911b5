import type { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import type { walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import { compareAllBalances } from '#modules/chain';
import { compareStatement, comparedChannels, noteComparison } from '#modules/cashier';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { faultFields } from '#platform/logger.ts';

/** The night's comparison, now. A channel that does not answer is named so; the others are compared all the same. */
export const compareBooks: Operation<
  (typeof walletOperatorEndpoints)['compareBooks'],
  (typeof walletOperatorSchemas)['compareBooks']
> = async (app, call) => {
  const answer = { channels: 0, open: 0, unreachable: 0 };
  for (const channel of comparedChannels(app)) {
    answer.channels += 1;
    try {
      const { missing, different } = await compareStatement(app, channel);
      answer.open += missing + different;
    } catch (fault) {
      app.logger.warn(
        { channel: channel.code, ...faultFields(fault) },
        'a channel did not give its statement',
      );
      answer.unreachable += 1;
      const compared_at = app.clock.now();
      const why = { channel: channel.code, compared_at, lines: 0, open: 0, fault: 'unreachable' };
      await noteComparison(app.db, why);
    }
  }
  answer.open += (await compareAllBalances(app)).different;
  await inTransaction(app.db, (tx) =>
    app.audit(tx, call, {
      action: 'compareBooks',
      object: { kind: 'wallet-reconciliation', id: 'all' },
      after: answer,
    }),
  );
  return answer;
};
