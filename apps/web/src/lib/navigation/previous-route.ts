import { sessionMemory } from '@fairway/ui/browser/storage.ts';

const key = 'previousRoute';

/** Called on each route change with the address that is being left (specification section 2). */
export function rememberRoute(href: string): void {
  sessionMemory.set(key, href);
}
