import { headerNames } from '@fairway/contract';
import type { CallerKind } from '@fairway/contract/endpoint.ts';
import type { MountedRoute } from '../routes.ts';

const schemes = {
  signature: {
    type: 'apiKey',
    in: 'header',
    name: headerNames.signature,
    description:
      'Lower-case hexadecimal HMAC-SHA256 over method, path with query, timestamp and nonce, each with a line feed after it, and the raw body; the key is the session’s `signKey`, without a session the site’s public one.',
  },
  memberToken: {
    type: 'apiKey',
    in: 'header',
    name: headerNames.token,
    description: 'The token of a member’s session',
  },
  operatorToken: {
    type: 'apiKey',
    in: 'header',
    name: headerNames.token,
    description: 'The token of an operator’s session, from a login with a second factor',
  },
  partySignature: {
    type: 'apiKey',
    in: 'header',
    name: headerNames.signature,
    description: 'Each party signs its raw body as its own adapter says; the header’s name is the adapter’s',
  },
} as const;

type Requirement = Partial<Record<keyof typeof schemes, []>>;

const requirements: Readonly<Record<CallerKind, readonly Requirement[]>> = {
  visitor: [{ signature: [] }, { signature: [], memberToken: [] }],
  member: [{ signature: [], memberToken: [] }],
  operator: [{ signature: [], operatorToken: [] }],
  party: [{ partySignature: [] }],
};

/** What a caller of this kind proves itself by; one of the listed. */
export function securityOf(caller: CallerKind): readonly Requirement[] {
  return requirements[caller];
}

/** The schemes that these routes use. */
export function schemesOf(routes: readonly MountedRoute[]): Partial<typeof schemes> {
  const used = new Set(
    routes.flatMap(({ endpoint }) => securityOf(endpoint.caller).flatMap((one) => Object.keys(one))),
  );
  return Object.fromEntries(Object.entries(schemes).filter(([name]) => used.has(name)));
}

/** The parameters sent with every signature and is signed with it. */
export const signedParameters = {
  Timestamp: {
    in: 'header',
    name: headerNames.timestamp,
    required: true,
    description:
      'Milliseconds since 1970 by the server’s clock (answers name it in `x-server-time`): at most five minutes old, one minute ahead',
    schema: { type: 'string', pattern: String.raw`^\d{13}$` },
  },
  Nonce: {
    in: 'header',
    name: headerNames.nonce,
    required: true,
    description: 'Another one for each call',
    schema: { type: 'string', pattern: String.raw`^[\w-]{16,64}$` },
  },
} as const;
