import type { operatorsEndpoints } from '@fairway/contract/operators/endpoints.ts';
import type { operatorsSchemas } from '@fairway/contract/operators/schemas.ts';
import type { Operator } from '@fairway/contract/operators/schemas.ts';
import { hashPassword, operatorCost, verifyPassword } from '#platform/crypto/password-hash.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { CallContext, OperatorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { lockOperatorByName, updateOperator } from '../accounts/operators-store.ts';
import { presentOperator } from '../accounts/present-operator.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { openOperatorSession } from '../sessions/open-operator-session.ts';
import { checkSecondFactor } from './second-factor.ts';
import { refuseWhileSlowedDown } from './slow-down.ts';

/**
 * Signs an operator in: password, then the authenticator's code. Refuses with `loginRefused`, `operatorBlocked`,
 * `secondFactorNeeded`, `secondFactorWrong` (a code that was used counts as wrong), or `secondFactorNotEnrolled` with the
 * secret to enrol in `data`. A login is written to the trail. A failed try is written although it is refused; tries slow down and never lock for good.
 */
export const logInOperator: Operation<
  (typeof operatorsEndpoints)['logInOperator'],
  (typeof operatorsSchemas)['logInOperator']
> = async (app, call, input) => {
  const pepper = app.config.secrets.passwordPepper;
  decoy ??= hashPassword('decoy', pepper, operatorCost);
  const decoyHash = await decoy;

  const outcome = await inTransaction(app.db, async (tx) => {
    const row = await lockOperatorByName(tx, input.name);
    if (row) refuseWhileSlowedDown(row, app.clock.now());
    const matches = await verifyPassword(input.password, row?.password_hash ?? decoyHash, pepper);
    if (!row || !matches) {
      if (row) await updateOperator(tx, row.id, { failures: row.failures + 1, failed_at: app.clock.now() });
      return { refusal: new AppError('loginRefused') };
    }
    if (row.blocked) return { refusal: new AppError('operatorBlocked') };

    const factor = await checkSecondFactor(app, row, input.code);
    if ('refusal' in factor) {
      if (factor.counts)
        await updateOperator(tx, row.id, { failures: row.failures + 1, failed_at: app.clock.now() });
      return { refusal: factor.refusal };
    }
    await updateOperator(tx, row.id, {
      failures: 0,
      enrolled: true,
      last_step: BigInt(factor.step),
      last_login_at: app.clock.now(),
    });
    const session = await openOperatorSession(tx, app, call, row.id);
    const operator = presentOperator(row);
    await writeAudit(tx, app, operatorCallOf(call, operator), {
      action: 'logInOperator',
      object: { kind: 'operator', id: row.id },
    });
    return { answer: { session, operator } };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.answer;
};

/** The call as one of the operator it just signed in, for the trail. */
function operatorCallOf(call: CallContext, { id, name, role, permissions }: Operator): OperatorCall {
  return {
    ...call,
    operator: { operatorId: id, sessionId: '', name, role, permissions },
    operationId: '',
  };
}

/** A hash nobody's password matches, so that an unknown name costs the same work. */
let decoy: Promise<string> | undefined;
