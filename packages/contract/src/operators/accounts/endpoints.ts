import { defineEndpoints } from '../../endpoint.ts';

/** Operators' accounts: whatever gives access takes two people; taking it away takes one. Nobody acts on the own account. */
export const operatorAccountEndpoints = defineEndpoints({
  proposeOperator: {
    method: 'POST',
    path: '/api/operators/v1/proposeOperator',
    caller: 'operator',
    permission: 'operators.edit',
    once: true,
    errors: ['operatorNameTaken', 'editConflict'],
    summary: 'Has a new account wait for a second person; answers the proposer’s part of the first password',
  },
  proposeOperatorRole: {
    method: 'POST',
    path: '/api/operators/v1/proposeOperatorRole',
    caller: 'operator',
    permission: 'operators.edit',
    once: true,
    errors: [
      'operatorNotFound',
      'ownAccountChange',
      'operatorStateWrong',
      'lastAdministrator',
      'settingsUnchanged',
      'editConflict',
    ],
    summary: 'Has another role wait for a second person, who sees which rights come and go',
  },
  proposeOperatorUnblock: {
    method: 'POST',
    path: '/api/operators/v1/proposeOperatorUnblock',
    caller: 'operator',
    permission: 'operators.edit',
    once: true,
    errors: ['operatorNotFound', 'ownAccountChange', 'operatorStateWrong', 'editConflict'],
    summary: 'Has the end of a block wait for a second person',
  },
  proposeOperatorReenrolment: {
    method: 'POST',
    path: '/api/operators/v1/proposeOperatorReenrolment',
    caller: 'operator',
    permission: 'operators.edit',
    once: true,
    errors: ['operatorNotFound', 'ownAccountChange', 'operatorStateWrong', 'editConflict'],
    summary:
      'Has a new first password and authenticator wait for a second person; they count 24 hours after the approval',
  },
  blockOperator: {
    method: 'POST',
    path: '/api/operators/v1/blockOperator',
    caller: 'operator',
    permission: 'operators.edit',
    once: true,
    errors: ['operatorNotFound', 'ownAccountChange', 'operatorStateWrong', 'lastAdministrator'],
    summary: 'Blocks an operator at once and ends every session; never oneself or the last administrator',
  },
  keepSecondFactor: {
    method: 'POST',
    path: '/api/operators/v1/keepSecondFactor',
    caller: 'operator',
    once: true,
    errors: ['operatorStateWrong'],
    summary: 'The operator concerned stops an announced re-enrolment and keeps password and authenticator',
  },
});
