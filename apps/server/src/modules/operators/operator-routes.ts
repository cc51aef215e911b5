import { operatorAccountEndpoints } from '@fairway/contract/operators/accounts/endpoints.ts';
import { operatorAccountSchemas } from '@fairway/contract/operators/accounts/schemas.ts';
import { operatorsEndpoints } from '@fairway/contract/operators/endpoints.ts';
import { proposalEndpoints } from '@fairway/contract/operators/proposals/endpoints.ts';
import { proposalSchemas } from '@fairway/contract/operators/proposals/schemas.ts';
import { operatorsSchemas } from '@fairway/contract/operators/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { blockOperator } from './accounts/block-operator.ts';
import { keepSecondFactor } from './accounts/keep-second-factor.ts';
import { getOperator, listOperators } from './accounts/list-operators.ts';
import { proposeOperator } from './accounts/proposals/propose-operator.ts';
import {
  proposeOperatorReenrolment,
  proposeOperatorRole,
  proposeOperatorUnblock,
} from './accounts/proposals/propose-operator-changes.ts';
import { listAudit } from './audit/list-audit.ts';
import { verifyAuditChain } from './audit/verify-audit-chain.ts';
import { logInOperator } from './login/log-in-operator.ts';
import { approveProposal } from './proposals/approve-proposal.ts';
import { listProposals } from './proposals/list-proposals.ts';
import { refuseProposal } from './proposals/refuse-proposal.ts';
import { withdrawProposal } from './proposals/withdraw-proposal.ts';
import { getLiveTicket } from './sessions/live-tickets.ts';
import { logOutOperator } from './sessions/log-out-operator.ts';

/** Every call of the console's own: who is signed in and what was done. */
export const operatorsRoutes = [
  ...defineRoutes(operatorsEndpoints, operatorsSchemas, {
    logInOperator,
    logOutOperator,
    getOperator,
    getLiveTicket,
    listOperators,
    listAudit,
    verifyAuditChain,
  }),
  ...defineRoutes(operatorAccountEndpoints, operatorAccountSchemas, {
    proposeOperator,
    proposeOperatorRole,
    proposeOperatorUnblock,
    proposeOperatorReenrolment,
    blockOperator,
    keepSecondFactor,
  }),
  ...defineRoutes(proposalEndpoints, proposalSchemas, {
    listProposals,
    approveProposal,
    refuseProposal,
    withdrawProposal,
  }),
];
