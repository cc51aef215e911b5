export { authenticateMember } from './sessions/authenticate-member.ts';
export { takeMqttTicket, type TicketHolder } from './sessions/mqtt-tickets.ts';
export { findMember, type MemberRow } from './members-store.ts';
