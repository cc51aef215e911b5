export { authenticateMember } from './sessions/authenticate-member.ts';
export { liveSessions } from './sessions/sessions-store.ts';
export { takeMqttTicket, type TicketHolder } from './sessions/mqtt-tickets.ts';
export { findMember, findMemberByName, type MemberRow } from './members-store.ts';
export { demoMembers } from './seed/demo-members.ts';
export { hashPassword, verifyPassword } from '#platform/crypto/password-hash.ts';
