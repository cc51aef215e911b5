import { create } from 'zustand';
import { storage } from './storage.ts';

export interface SignedIn {
  token: string;
  /** Key of this session's request signature. */
  signKey: string;
  memberId: string;
}

interface SessionState {
  /** Who is signed in; undefined for a visitor. */
  session: SignedIn | undefined;
  /** Set by a login and not by a restored session: things that greet a member once look at it. */
  loginSuccess: boolean;
  signIn(session: SignedIn): void;
  signOut(): void;
}

const key = 'fairway.session';

/** The one owner of who is signed in; it survives a reload. */
export const useSession = create<SessionState>((set) => ({
  session: restore(),
  loginSuccess: false,
  signIn(session) {
    storage.set(key, JSON.stringify(session));
    set({ session, loginSuccess: true });
  },
  signOut() {
    storage.remove(key);
    set({ session: undefined, loginSuccess: false });
  },
}));

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
    'memberId' in value
  );
}
