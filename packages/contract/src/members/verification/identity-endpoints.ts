import { defineEndpoints } from '../../endpoint.ts';
import { memberCodeEndpoints } from './code-endpoints.ts';
import { ownerProofRefusals } from './owner-proof.ts';

/** The real name, set once, and changes of real name and phone, which operators review. */
export const memberIdentityEndpoints = defineEndpoints({
  setRealName: {
    method: 'POST',
    path: '/api/members/v1/setRealName',
    caller: 'member',
    limits: [{ per: 'member', count: 20, seconds: 3600 }],
    errors: ['realNameMalformed', 'realNameAlreadySet'],
    summary: 'Sets the real name; once set it changes by review only',
  },
  sendPhoneChangeCode: {
    method: 'POST',
    path: '/api/members/v1/sendPhoneChangeCode',
    caller: 'member',
    limits: [{ per: 'member', count: 10, seconds: 3600 }, ...memberCodeEndpoints.sendLoginCode.limits],
    errors: [
      ...memberCodeEndpoints.sendLoginCode.errors,
      ...ownerProofRefusals,
      'phoneMissing',
      'changeUnderReview',
    ],
    summary: 'A code to the new phone that a member asks for; asks for a proof of the owner',
  },
  requestMemberChange: {
    method: 'POST',
    path: '/api/members/v1/requestMemberChange',
    caller: 'member',
    limits: [{ per: 'member', count: 20, seconds: 3600 }],
    errors: [
      'realNameMalformed',
      'realNameOrPhoneMissing',
      'phoneMissing',
      'changeUnderReview',
      ...ownerProofRefusals,
      'tooManyAttempts',
    ],
    summary:
      'Asks for another real name, with a proof of the owner, or phone; nothing changes before an operator has approved it',
  },
  listMemberChanges: {
    method: 'POST',
    path: '/api/members/v1/listMemberChanges',
    caller: 'member',
    errors: [],
    summary: 'The changes that this member has asked for, newest first, at most 20',
  },
});

/** The operators' side of reviews. */
export const memberIdentityOperatorEndpoints = defineEndpoints({
  listMemberChangeQueue: {
    method: 'POST',
    path: '/api/members/v1/operator/listMemberChangeQueue',
    caller: 'operator',
    permission: 'members.review',
    errors: [],
    summary: 'Changes of name and phone that wait for a decision, oldest first, at most 100',
  },
  decideMemberChange: {
    method: 'POST',
    path: '/api/members/v1/operator/decideMemberChange',
    caller: 'operator',
    permission: 'members.review',
    errors: ['editConflict', 'reasonNeeded', 'phoneTaken'],
    summary: 'Approves or refuses a change; an approved phone signs every device of the member out',
  },
});
