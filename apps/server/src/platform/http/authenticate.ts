import type { MemberIdentity, OperatorIdentity } from './call.ts';

export interface MemberSession extends MemberIdentity {
  /** Key of this session's request signature. */
  signKey: string;
}

export interface OperatorSession extends OperatorIdentity {
  signKey: string;
}

/** A call as far as it says whether a person is there. */
export interface CallMade {
  operation: string;
  /** Whole seconds since the page was last touched, as the client says; 0 where it says nothing. */
  idleSeconds: number;
}

/**
 * How a token becomes a caller. The members and operators modules supply it, because the platform knows no business
 * term. Throws `tokenExpired` or `tokenRevoked`, answers undefined for a token that never was.
 */
export interface Authenticate {
  /** Not every call says that a person is there: `made` says how long ago a person did something. */
  member(token: string, made: CallMade): Promise<MemberSession | undefined>;
  operator(token: string, made: CallMade): Promise<OperatorSession | undefined>;
}
