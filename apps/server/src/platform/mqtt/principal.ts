import { matchTopic, topics } from '@fairway/contract/topics.ts';

/** Who a connection belongs to, as its ticket said. */
export type Principal =
  | { kind: 'visitor' }
  | { kind: 'member'; memberId: string; sessionId: string }
  | { kind: 'operator'; operatorId: string; sessionId: string };

/** Whom a topic is for. */
export type Audience = { kind: 'everyone' } | { kind: 'member'; memberId: string } | { kind: 'operators' };

/** The audience of a topic by its full name; undefined for a name that is no row of the topic table, so every wildcard. */
export function audienceOf(topic: string): Audience | undefined {
  const match = matchTopic(topic);
  if (!match) return undefined;
  const { audience } = topics[match.key];
  if (audience === 'member-own') return { kind: 'member', memberId: match.params['memberId'] ?? '' };
  return { kind: audience === 'operator' ? 'operators' : 'everyone' };
}

/** Whether this principal belongs to this audience: asked at the subscription and again at every delivery. */
export function mayHear(principal: Principal | undefined, audience: Audience | undefined): boolean {
  if (principal === undefined || audience === undefined) return false;
  if (audience.kind === 'everyone') return true;
  if (audience.kind === 'operators') return principal.kind === 'operator';
  return principal.kind === 'member' && principal.memberId === audience.memberId;
}

/** The login that the connection ends with; a visitor has none. */
export function sessionOf(principal: Principal | undefined): string | undefined {
  return principal === undefined || principal.kind === 'visitor' ? undefined : principal.sessionId;
}
