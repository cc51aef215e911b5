export { authenticateMember } from './sessions/authenticate-member.ts';
export { endSessions } from './sessions/end-sessions.ts';
export { liveSessions } from './sessions/sessions-store.ts';
export { watchSessionEnds } from './sessions/watch-session-ends.ts';
export { issueMqttTicket, takeMqttTicket, type TicketHolder } from './sessions/mqtt-tickets.ts';
export { openBusiness, type OpenBusiness } from './closing/open-business.ts';
export { statusRefusal } from './status/status-refusal.ts';
export { shareMember } from './status/share-member-store.ts';
export { updateGrade } from './status/grade-store.ts';
export {
  findMember,
  findMemberByName,
  findMembers,
  holdMember,
  memberStatuses,
  type MemberRow,
} from './members-store.ts';
export { demoMembers, type DemoMember } from './seed/demo-members.ts';
export { openDemoAccount } from './seed/seed-members.ts';
export { seedPhoneChange } from './seed/seed-phone-change.ts';
export { hashPassword, verifyPassword } from '#platform/crypto/password-hash.ts';
export { findLinkedPairs, type MemberPair } from './sessions/linked-pairs-store.ts';
export { findPersonMarks } from './sessions/person-marks-store.ts';
export { findLatestReturn, type MemberReturn } from './sessions/latest-return-store.ts';
export { findNewDeviceLogin } from './sessions/device-login-store.ts';
export { countMembers, findMemberNames, findMembersByNames } from './audience-store.ts';
export { birthDay } from './casework/present-member-case.ts';
export { firstAddress } from './profile/profile-store.ts';
export { boundAddress } from './step-up/bound-address.ts';
export { proveOwner } from './step-up/prove-owner.ts';
export { readRealName } from './identity/real-name.ts';
export { presentProfile } from './profile/present-profile.ts';
export { encodePicture } from './pictures/encode-picture.ts';
export { handInPicture } from './pictures/hand-in-picture.ts';
export { keepPictures, selectPicture } from './pictures/pictures-store.ts';
export { mountAvatars } from './pictures/mount-avatars.ts';
export { findInvited, type InvitedMember } from './registration/invited-store.ts';
