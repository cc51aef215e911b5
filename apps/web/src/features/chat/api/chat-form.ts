import type { ChatCaller } from '@fairway/contract/chat/states.ts';
import { useSession } from '../../../lib/session-store.ts';

/** The chat endpoints by login: `web` for a member, `anonymous` for a visitor (specification section 6). */
export function chatForm(): ChatCaller {
  return useSession.getState().session ? 'web' : 'anonymous';
}
