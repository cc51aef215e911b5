import { isOwnPath } from './return-path.ts';
import { sessionMemory } from '@fairway/ui/browser/storage.ts';

const pathKey = 'blackListPath';
const queryKey = 'blackListQuery';

/**
 * Keeps where a visitor wanted to go, for going on later (specification section 2). `query` begins with `?` or is
 * empty.
 */
export function keepBlocked(path: string, query: string): void {
  sessionMemory.set(pathKey, path);
  sessionMemory.set(queryKey, query.replace(/^\?/, ''));
}

/** Where they wanted to go; undefined when nothing is kept, or what is kept leads elsewhere. */
export function readBlocked(): { path: string; query: string } | undefined {
  const path = sessionMemory.get(pathKey);
  const query = sessionMemory.get(queryKey) ?? '';
  if (!path || !isOwnPath(path)) return undefined;
  return { path, query: query && `?${query}` };
}
