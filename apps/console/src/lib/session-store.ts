import { useSyncExternalStore } from 'react';
import type { Operator } from '@fairway/contract/operators/schemas.ts';
import { storage } from '@fairway/ui/browser/storage.ts';

export interface SignedIn {
  token: string;
  /** Key of this session's request signature. */
  signKey: string;
  /** Instant at which the session ends at the latest. */
  expiresAt: string;
  operator: Operator;
}

const key = 'fairway.console.session';
const listeners = new Set<() => void>();
let current = restore();

/** The one owner of who is signed in; it survives a reload. */
export const sessionStore = {
  read: (): SignedIn | undefined => current,
  signIn(session: SignedIn): void {
    storage.set(key, JSON.stringify(session));
    change(session);
  },
  signOut(): void {
    storage.remove(key);
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

function restore(): SignedIn | undefined {
  try {
    const stored: unknown = JSON.parse(storage.get(key) ?? 'null');
    return isSignedIn(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isSignedIn(value: unknown): value is SignedIn {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    'signKey' in value &&
    'expiresAt' in value &&
    'operator' in value
  );
}
