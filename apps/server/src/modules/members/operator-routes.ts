import { membersOperatorEndpoints } from '@fairway/contract/members/operator-endpoints.ts';
import { membersOperatorSchemas } from '@fairway/contract/members/operator-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { endMemberSession } from './casework/end-member-session.ts';
import { freezeMember, unfreezeMember } from './casework/freeze-member.ts';
import { getMemberCase } from './casework/get-member-case.ts';
import { listMemberBalances, listMemberLedger } from './casework/read-member-ledger.ts';
import { revealMemberField } from './casework/reveal-member-field.ts';
import { searchMembers } from './casework/search-members.ts';

/** Every operator endpoint about members and its operation, one row each. */
export const membersOperatorRoutes = defineRoutes(membersOperatorEndpoints, membersOperatorSchemas, {
  searchMembers,
  getMemberCase,
  revealMemberField,
  freezeMember,
  unfreezeMember,
  endMemberSession,
  listMemberBalances,
  listMemberLedger,
});
