import { defineEndpoints } from '../endpoint.ts';

export const operatorsEndpoints = defineEndpoints({
  logInOperator: {
    method: 'POST',
    path: '/api/operators/v1/logIn',
    caller: 'visitor',
    limits: [{ per: 'address', count: 30, seconds: 600 }],
    errors: [
      'loginRefused',
      'secondFactorNeeded',
      'secondFactorWrong',
      'secondFactorNotEnrolled',
      'newPasswordNeeded',
      'passwordUnchanged',
      'passwordWeak',
      'operatorBlocked',
      'tooManyAttempts',
    ],
    summary:
      'Signs an operator in with password and second factor; without one enrolled, answers the secret to enrol; a first password is replaced at once',
  },
  logOutOperator: {
    method: 'POST',
    path: '/api/operators/v1/logOut',
    caller: 'operator',
    alwaysTaken: true,
    errors: [],
    summary: 'Ends this console session',
  },
  getOperator: {
    method: 'POST',
    path: '/api/operators/v1/getOperator',
    caller: 'operator',
    errors: [],
    summary: 'The signed-in operator with role and rights',
  },
  getLiveTicket: {
    method: 'POST',
    path: '/api/operators/v1/getLiveTicket',
    caller: 'operator',
    errors: [],
    summary: 'A ticket for one live line (MQTT) of this console session, good for 60 seconds',
  },
  listOperators: {
    method: 'POST',
    path: '/api/operators/v1/listOperators',
    caller: 'operator',
    permission: 'operators.read',
    errors: [],
    summary: 'All operators with their roles',
  },
  listAudit: {
    method: 'POST',
    path: '/api/operators/v1/listAudit',
    caller: 'operator',
    permission: 'audit.read',
    errors: [],
    summary: 'The audit trail, newest first, by operator, object and action',
  },
  verifyAuditChain: {
    method: 'POST',
    path: '/api/operators/v1/verifyAuditChain',
    caller: 'operator',
    permission: 'audit.read',
    errors: [],
    summary: 'Recomputes the hash of every row of the trail and names the first that does not fit',
  },
});
