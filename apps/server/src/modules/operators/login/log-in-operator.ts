import type { operatorsEndpoints } from '@fairway/contract/operators/endpoints.ts';
import type { operatorsSchemas } from '@fairway/contract/operators/schemas.ts';
import type { Operator } from '@fairway/contract/operators/schemas.ts';
import { decoyHash } from '#platform/crypto/decoy-hash.ts';
import { operatorCost, verifyPassword } from '#platform/crypto/password-hash.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { CallContext, OperatorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { admitAttempt, forgiveAttempt, takeBackAttempt, tryAdmitted } from '#modules/risk';
import { findOperatorByName, lockOperatorByName, updateOperator } from '../accounts/operators-store.ts';
import { presentOperator } from '../accounts/present-operator.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { openOperatorSession } from '../sessions/open-operator-session.ts';
import { operatorKeys } from './operator-keys.ts';
import { judgeNewPassword, replaceFirst } from './new-password.ts';
import { passwordHashOf, reenrolWhereDue } from './reenrolment.ts';
import { checkSecondFactor } from './second-factor.ts';

/**
 * Signs an operator in: password, then the authenticator's code. Refuses with `loginRefused`, `operatorBlocked`,
 * `secondFactorNeeded`, `secondFactorWrong` (a code that was used counts as wrong), or `secondFactorNotEnrolled` with the
 * secret to enrol in `data`; a first password is replaced in the same call by `newPassword` (`newPasswordNeeded`, `passwordWeak`,
 * `passwordUnchanged`). A login is written to the trail. Tries are counted before anything is compared, for names of nobody
 * as well; they slow down (`tooManyAttempts`) and never lock for good. No connection of the database waits for a hash.
 */
export const logInOperator: Operation<
  (typeof operatorsEndpoints)['logInOperator'],
  (typeof operatorsSchemas)['logInOperator']
> = async (app, call, input) => {
  const pepper = app.config.secrets.passwordPepper;
  const decoy = await decoyHash(pepper, operatorCost);

  const admission = await admitAttempt(app, 'operatorLogin', await operatorKeys(app, call, input.name));
  const now = await databaseNow(app.db);
  const known = await findOperatorByName(app.db, input.name);
  const matches = await tryAdmitted(app, admission, () =>
    verifyPassword(input.password, known ? passwordHashOf(known, now) : decoy, pepper),
  );
  if (!known || !matches) throw new AppError('loginRefused');
  const chosen = await judgeNewPassword(app, input);

  const outcome = await inTransaction(app.db, async (tx) => {
    const found = await lockOperatorByName(tx, input.name);
    // Another password was set while this one was compared.
    if (!found || passwordHashOf(found, now) !== passwordHashOf(known, now))
      return { refusal: new AppError('loginRefused') };
    if (found.blocked) return { refusal: new AppError('operatorBlocked') };
    const row = await reenrolWhereDue(tx, app, found, now);

    const factor = await checkSecondFactor(app, row, input.code);
    if ('refusal' in factor) return factor;
    const replaced = replaceFirst(row, chosen);
    if ('refusal' in replaced) return replaced;

    await updateOperator(tx, row.id, {
      ...replaced,
      enrolled: true,
      last_step: factor.step,
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
  if ('refusal' in outcome) {
    // Who was only asked for a code has tried none.
    if ('counts' in outcome && !outcome.counts) await takeBackAttempt(app, admission);
    throw outcome.refusal;
  }
  await forgiveAttempt(app, admission);
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
