import { redirect } from '@tanstack/react-router';
import { sessionStore } from '../../lib/session/session-store.ts';
import { paths } from '../paths.ts';

/** Redirects an operator who is not signed in to the login, which leads back to where they wanted to go. */
export function requireOperator({ location }: { location: { href: string } }): void {
  if (sessionStore.read()) return;
  throw redirect({ href: `${paths.login}?to=${encodeURIComponent(location.href)}`, replace: true });
}
