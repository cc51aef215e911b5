import type { Permission, RoleName } from '@fairway/contract/operators/permissions.ts';
import type { Language } from '../errors.ts';

/** What every call brings, from any caller. */
export interface CallContext {
  requestId: string;
  /** The contract's operation name. */
  operation: string;
  /** The client's network address, read behind our own proxies only. */
  address: string;
  deviceId: string;
  language: Language;
  userAgent: string;
  /** Where the page that calls was served from, e.g. `https://site.example`; empty when unknown. */
  origin: string;
}

export interface MemberIdentity {
  memberId: string;
  sessionId: string;
}

export interface OperatorIdentity {
  operatorId: string;
  sessionId: string;
  name: string;
  role: RoleName;
  permissions: readonly Permission[];
}

export interface VisitorCall extends CallContext {
  /** Set when the visitor is signed in. */
  member: MemberIdentity | undefined;
}

export interface MemberCall extends CallContext {
  member: MemberIdentity;
  /** The id born at the button: present on every endpoint marked `once`, checked before the operation runs. */
  operationId: string;
  /** The file of an endpoint that `takesFile`. */
  file?: Buffer;
}

export interface OperatorCall extends CallContext {
  operator: OperatorIdentity;
  operationId: string;
}

/** A call of an outside party: its signature is over the raw body, before any look-up. */
export interface PartyCall extends CallContext {
  /** Path and query as they were called. */
  url: string;
  rawBody: Buffer;
  headers: Readonly<Record<string, string | undefined>>;
}

/** Which kind of call an endpoint's handler receives. */
export interface CallByCaller {
  visitor: VisitorCall;
  member: MemberCall;
  operator: OperatorCall;
  party: PartyCall;
}
