import { create } from 'zustand';
import { storage } from '@fairway/ui/browser/storage.ts';

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
  /** The server's words for why the last session ended without the member's doing; undefined after a logout. */
  endedWords: string | undefined;
  signIn(session: SignedIn): void;
  signOut(): void;
  /** The server has refused this token. A token that is no longer the present one ends nothing. */
  sessionEnded(token: string, words: string): void;
}

const key = 'fairway.session';

/** The one owner of who is signed in; it survives a reload. */
export const useSession = create<SessionState>((set, get) => ({
  session: restore(),
  loginSuccess: false,
  endedWords: undefined,
  signIn(session) {
    storage.set(key, JSON.stringify(session));
    set({ session, loginSuccess: true, endedWords: undefined });
  },
  signOut() {
    storage.remove(key);
    set({ session: undefined, loginSuccess: false, endedWords: undefined });
  },
  sessionEnded(token, words) {
    if (get().session?.token !== token) return;
    // Another tab may have signed in again or changed the password a moment ago.
    const stored = restore();
    if (stored && stored.token !== token) return set({ session: stored });
    storage.remove(key);
    set({ session: undefined, loginSuccess: false, endedWords: words });
  },
}));

// What another tab does with the session counts here as well.
addEventListener('storage', (event) => {
  if (event.key === key) useSession.setState({ session: restore(), endedWords: undefined });
});

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
