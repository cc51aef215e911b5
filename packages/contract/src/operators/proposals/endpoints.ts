import { defineEndpoints } from '../../endpoint.ts';

/** What one operator proposes takes effect when another approves it; each kind asks for rights of its own besides. */
export const proposalEndpoints = defineEndpoints({
  listProposals: {
    method: 'POST',
    path: '/api/operators/v1/listProposals',
    caller: 'operator',
    permission: 'proposals.read',
    errors: [],
    summary: 'What waits for a second person, oldest first, then what was decided last; by kind and object',
  },
  approveProposal: {
    method: 'POST',
    path: '/api/operators/v1/approveProposal',
    caller: 'operator',
    permission: 'proposals.decide',
    once: true,
    errors: [
      'permissionMissing',
      'approvalNotFound',
      'approverIsMaker',
      'ownAccountChange',
      'approvalVoided',
      'lastAdministrator',
      'editConflict',
      'settingInvalid',
    ],
    summary: 'A second person approves: it is checked again and done in the same transaction',
  },
  refuseProposal: {
    method: 'POST',
    path: '/api/operators/v1/refuseProposal',
    caller: 'operator',
    permission: 'proposals.decide',
    once: true,
    errors: ['permissionMissing', 'approvalNotFound', 'approverIsMaker', 'ownAccountChange'],
    summary: 'A second person refuses, with a reason that the proposer reads; nothing changes',
  },
  withdrawProposal: {
    method: 'POST',
    path: '/api/operators/v1/withdrawProposal',
    caller: 'operator',
    permission: 'proposals.read',
    once: true,
    errors: ['approvalNotFound'],
    summary: 'The proposer takes an own proposal back before anybody has decided',
  },
});
