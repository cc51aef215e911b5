import type { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import type { walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import { parseRate } from '@fairway/money';
import { decideApproval } from '#modules/operators';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { approvalKinds, readPayload } from '../proposals/proposal.ts';
import { currentTerms } from './current-terms.ts';
import { termsObject } from './get-wallet-terms.ts';
import { insertBaseRate, insertTerms } from './terms-store.ts';

/**
 * The second person publishes the proposed terms as a new version, or declines. A new base rate counts from now on; quotes that were
 * given stand. Throws `approvalNotFound`, `approverIsMaker`, `approvalVoided`, `editConflict`.
 */
export const decideWalletTerms: Operation<
  (typeof walletOperatorEndpoints)['decideWalletTerms'],
  (typeof walletOperatorSchemas)['decideWalletTerms']
> = async (app, call, input) => {
  const { operation, operationId, operator } = call;
  const { version, agrees } = input;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const now = await currentTerms(tx);
    if (now.version !== version) throw new AppError('editConflict');
    const asked = {
      kind: approvalKinds.terms,
      objectId: termsObject,
      objectVersion: String(version),
      agrees,
    };
    const row = await decideApproval(tx, app, call, asked);
    const payload = readPayload(row.kind, row.payload);
    if (payload.kind !== 'terms') throw new AppError('approvalNotFound');
    const { terms } = payload;
    const at = app.clock.now();
    if (agrees) {
      const by = { maker_name: row.maker_name, checker_name: operator.name, created_at: at };
      if (!(await insertTerms(tx, { version: version + 1, terms, ...by })))
        throw new AppError('editConflict');
      if (terms.baseRate !== now.terms.baseRate) await publishRate(tx, terms.baseRate, at);
    }
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'wallet-terms', id: String(version + 1) },
      before: now.terms,
      after: agrees ? terms : { declined: true },
      reason: row.reason,
    });
    return { version: agrees ? version + 1 : version };
  });
};

async function publishRate(tx: Tx, text: string, at: Date): Promise<void> {
  const scale = text.split('.')[1]?.length ?? 0;
  const { value } = parseRate(text, scale);
  await insertBaseRate(tx, { value, scale, valid_from: at });
}
