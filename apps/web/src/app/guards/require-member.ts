import { redirect } from '@tanstack/react-router';
import { loginHref } from '../../lib/navigation/return-path.ts';
import { useSession } from '../../lib/session-store.ts';

/** Sends a visitor to the login, which leads back to where they wanted to go. */
export function requireMember({ location }: { location: { href: string } }): void {
  if (useSession.getState().session) return;
  throw redirect({ href: loginHref(location.href), replace: true });
}
