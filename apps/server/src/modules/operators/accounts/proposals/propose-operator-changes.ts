import type { operatorAccountEndpoints } from '@fairway/contract/operators/accounts/endpoints.ts';
import type { operatorAccountSchemas } from '@fairway/contract/operators/accounts/schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { refuseLastAdministrator } from './account-state.ts';
import { operatorReenrolment, operatorRoleChange, operatorUnblocking } from './operator-proposals.ts';
import { firstPasswordHash, passwordPart } from './password-parts.ts';
import { proposeChange } from './propose-change.ts';

/** Proposes another role. Throws what `proposeChange` throws, `operatorStateWrong`, `lastAdministrator`, `settingsUnchanged`. */
export const proposeOperatorRole: Operation<
  (typeof operatorAccountEndpoints)['proposeOperatorRole'],
  (typeof operatorAccountSchemas)['proposeOperatorRole']
> = (app, call, input) =>
  proposeChange(app, call, {
    input,
    kind: operatorRoleChange,
    judge(locked) {
      const { name, role, blocked } = locked.row;
      if (blocked) throw new AppError('operatorStateWrong');
      if (role === input.role) throw new AppError('settingsUnchanged');
      refuseLastAdministrator(locked);
      return { payload: { name, from: role, to: input.role }, before: { name, role } };
    },
  });

/** Proposes to end a block. Throws what `proposeChange` throws, and `operatorStateWrong` for one who is not blocked. */
export const proposeOperatorUnblock: Operation<
  (typeof operatorAccountEndpoints)['proposeOperatorUnblock'],
  (typeof operatorAccountSchemas)['proposeOperatorUnblock']
> = (app, call, input) =>
  proposeChange(app, call, {
    input,
    kind: operatorUnblocking,
    judge({ row: { name, blocked } }) {
      if (!blocked) throw new AppError('operatorStateWrong');
      return { payload: { name }, before: { name, state: 'blocked' } };
    },
  });

/**
 * Proposes a new first password and authenticator for one who lost either, and answers the proposer's half. Throws what `proposeChange`
 * throws, and `operatorStateWrong` for one who is blocked or whose re-enrolment is announced already.
 */
export const proposeOperatorReenrolment: Operation<
  (typeof operatorAccountEndpoints)['proposeOperatorReenrolment'],
  (typeof operatorAccountSchemas)['proposeOperatorReenrolment']
> = async (app, call, input) => {
  const id = app.ids.uuid();
  const passwordHash = await firstPasswordHash(app, id);
  const { proposalId } = await proposeChange(app, call, {
    input,
    kind: operatorReenrolment,
    id,
    judge({ row: { name, blocked, reenrols_at: announced } }) {
      if (blocked || announced) throw new AppError('operatorStateWrong');
      return { payload: { name, passwordHash }, before: { name, signIn: 'own' } };
    },
  });
  return { proposalId, passwordPart: passwordPart(app, proposalId, 'proposer') };
};
