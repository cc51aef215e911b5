import { create } from 'zustand';
import { keptSession } from '@fairway/ui/browser/kept-session.ts';

interface SignedIn {
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
  /** The server's message on why the last session ended without the member's doing; undefined after a logout. */
  endedText: string | undefined;
  signIn(session: SignedIn): void;
  signOut(): void;
  /** The server has refused this token. A token that is no longer the present one ends nothing. */
  sessionEnded(token: string, text: string): void;
}

const kept = keptSession<SignedIn>('fairway.session', ['token', 'signKey', 'memberId']);

/** The one owner of who is signed in; it survives a reload. */
export const useSession = create<SessionState>((set, get) => ({
  session: kept.read(),
  loginSuccess: false,
  endedText: undefined,
  signIn(session) {
    kept.write(session);
    set({ session, loginSuccess: true, endedText: undefined });
  },
  signOut() {
    kept.remove();
    set({ session: undefined, loginSuccess: false, endedText: undefined });
  },
  sessionEnded(token, text) {
    if (get().session?.token !== token) return;
    // Another tab may have signed in again or changed the password a moment ago.
    const stored = kept.read();
    if (stored && stored.token !== token) return set({ session: stored });
    kept.remove();
    set({ session: undefined, loginSuccess: false, endedText: text });
  },
}));

// What another tab does with the session counts here as well.
addEventListener('storage', (event) => {
  if (event.key === kept.key) useSession.setState({ session: kept.read(), endedText: undefined });
});
