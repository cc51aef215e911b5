import { sessionMemory } from './storage.ts';

const key = 'previousRoute';

/** Called on each route change with the address that is being left (specification section 2). */
export function rememberRoute(href: string): void {
  sessionMemory.set(key, href);
}

/** The address before this one; undefined on the first page of a tab. */
export function previousRoute(): string | undefined {
  return sessionMemory.get(key) ?? undefined;
}
