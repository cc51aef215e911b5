/** Who this client is to the server (specification sections 7 and 9). */
export const siteId = 8;
export const clientType = 'web_s1';
export const clientVersion = 'v1.0.1';

/** Parameters that dispatched calls carry (section 7). */
export const platformType = 6;
export const floatWindowEquipment = 8;
export const staticDomainTypes = 107;
export const domainCategory = 1;
export const depositAnnouncementCategory = 3;
export const phoneVerificationKeyType = 2;

/** A token is refused at once when it expires, unless the site config sets a grace period (section 9). */
export const tokenGraceSecondsDefault = 0;

/** Member move without `stxx` uses this value (section 9). */
export const memberMoveStxxDefault = 301;

/** The member-move agent switch is on when its value is not 0 (section 4). */
export function isMemberMoveAgentOn(value: number): boolean {
  return value !== 0;
}
