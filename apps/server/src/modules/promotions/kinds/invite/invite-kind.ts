import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind } from '../kind.ts';
import { firstInvitations } from './first-invitations.ts';

export const inviteKind = defineKind('invite', {
  oneMember: ({ steps }) => steps.reduce((sum, { prize }) => sum + fenOf(prize), 0n),
  first: firstInvitations,
});
