import { useSyncExternalStore } from 'react';
import type { Operator } from '@fairway/contract/operators/schemas.ts';
import { keptSession } from '@fairway/ui/browser/kept-session.ts';

export interface SignedIn {
  token: string;
  /** Key of this session's request signature. */
  signKey: string;
  /** Instant at which the session ends at the latest. */
  expiresAt: string;
  operator: Operator;
}

const kept = keptSession<SignedIn>('fairway.console.session', ['token', 'signKey', 'expiresAt', 'operator']);
const listeners = new Set<() => void>();
let current = kept.read();

/** The one owner of who is signed in; it survives a reload. */
export const sessionStore = {
  read: (): SignedIn | undefined => current,
  signIn(session: SignedIn): void {
    kept.write(session);
    change(session);
  },
  signOut(): void {
    kept.remove();
    change(undefined);
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useSession(): SignedIn | undefined {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read);
}

function change(session: SignedIn | undefined): void {
  current = session;
  for (const listener of listeners) listener();
}
