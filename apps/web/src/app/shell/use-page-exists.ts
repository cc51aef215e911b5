import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Says whether an address has a page in this build: an entry without one is left out, never dead. */
export function usePageExists(): (path: string) => boolean {
  const router = useRouter();
  return useCallback((path: string) => Object.hasOwn(router.routesByPath, path), [router]);
}
