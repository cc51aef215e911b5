/**
 * Status of a member's account: in use; stopped by an operator; stopped by the member; about to be closed, so that only money can
 * leave; over. Without zod, for screens.
 */
export const memberStatuses = ['active', 'frozen', 'excluded', 'closing', 'closed'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** Details that are masked on an operator's screen until one asks for them with a reason. */
export const maskedFields = ['realName', 'phone', 'email', 'birthDate'] as const;
export type MaskedField = (typeof maskedFields)[number];

/** What operators mark an account with: promotions closed to it; another password wanted; the purchase of coins closed. */
export const memberMarks = ['black', 'passwordChange', 'coins'] as const;
export type MemberMark = (typeof memberMarks)[number];
