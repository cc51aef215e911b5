export { authenticateMember } from './sessions/authenticate-member.ts';
export { liveSessions } from './sessions/sessions-store.ts';
export { takeMqttTicket, type TicketHolder } from './sessions/mqtt-tickets.ts';
export { findMember, type MemberRow } from './members-store.ts';
export { hashPassword, verifyPassword } from '#platform/crypto/password-hash.ts';
