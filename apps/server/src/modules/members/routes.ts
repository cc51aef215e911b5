import { membersEndpoints } from '@fairway/contract/members/endpoints.ts';
import { membersSchemas } from '@fairway/contract/members/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { logIn } from './login/log-in.ts';
import { changePassword } from './password/change-password.ts';
import { getProfile } from './profile/get-profile.ts';
import { registerMember } from './registration/register-member.ts';
import { endOtherSessions, endOwnSession, logOut } from './sessions/end-own-session.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { createMqttTicket } from './sessions/mqtt-tickets.ts';

/** Every member endpoint and its operation, one row each. */
export const membersRoutes = defineRoutes(membersEndpoints, membersSchemas, {
  registerMember,
  logIn,
  logOut,
  getProfile,
  listSessions,
  endSession: endOwnSession,
  endOtherSessions,
  changePassword,
  createMqttTicket,
});
