import type { MemberIdentity, OperatorIdentity } from './call.ts';

export interface MemberSession extends MemberIdentity {
  /** Key of this session's request signature. */
  signKey: string;
}

export interface OperatorSession extends OperatorIdentity {
  signKey: string;
}

/**
 * How a token becomes a caller. The members and operators modules supply it, because the platform knows no business
 * word. Throws `tokenExpired` or `tokenRevoked`, answers undefined for a token that never was.
 */
export interface Authenticate {
  /** `operation` is the call that is made: not every one says that somebody is there. */
  member(token: string, operation: string): Promise<MemberSession | undefined>;
  operator(token: string): Promise<OperatorSession | undefined>;
}
