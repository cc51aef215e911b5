export { authenticateMember } from './sessions/authenticate-member.ts';
export { endSessions } from './sessions/end-sessions.ts';
export { liveSessions } from './sessions/sessions-store.ts';
export { watchSessionEnds } from './sessions/watch-session-ends.ts';
export { takeMqttTicket, type TicketHolder } from './sessions/mqtt-tickets.ts';
export { findMember, findMemberByName, memberStatuses, type MemberRow } from './members-store.ts';
export { demoMembers } from './seed/demo-members.ts';
export { hashPassword, verifyPassword } from '#platform/crypto/password-hash.ts';
