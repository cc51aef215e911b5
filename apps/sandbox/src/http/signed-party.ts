import type { SharedKey } from '../config.ts';

/** The parties that speak signed JSON. */
export type PartyName = 'psp' | 'venue' | 'inbox' | 'identity' | 'feed' | 'studio';

/** How a signed party is addressed: header names and the caller's key. */
export interface SignedParty {
  readonly name: PartyName;
  readonly key: SharedKey;
  readonly headers: {
    readonly sender: string;
    readonly timestamp: string;
    readonly nonce: string;
    readonly signature: string;
  };
}

const messages: Record<PartyName, { prefix: string; sender: string }> = {
  psp: { prefix: 'x-psp', sender: 'x-psp-merchant' },
  venue: { prefix: 'x-venue', sender: 'x-venue-agent' },
  inbox: { prefix: 'x-inbox', sender: 'x-inbox-sender' },
  identity: { prefix: 'x-identity', sender: 'x-identity-client' },
  feed: { prefix: 'x-feed', sender: 'x-feed-client' },
  studio: { prefix: 'x-studio', sender: 'x-studio-client' },
};

export function signedParty(name: PartyName, key: SharedKey): SignedParty {
  const { prefix, sender } = messages[name];
  return {
    name,
    key,
    headers: {
      sender,
      timestamp: `${prefix}-timestamp`,
      nonce: `${prefix}-nonce`,
      signature: `${prefix}-signature`,
    },
  };
}
