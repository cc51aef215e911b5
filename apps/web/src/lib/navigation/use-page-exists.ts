import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Says whether an address has a page in this build: an entry without one is left out, never dead. */
export function usePageExists(): (path: string) => boolean {
  const router = useRouter();
  return useCallback(
    (path: string) =>
      Object.hasOwn(router.routesByPath, path) ||
      Object.keys(router.routesByPath).some((pattern) => fits(path, pattern)),
    [router],
  );
}

/** Whether a path is of this pattern's pages, e.g. `/app/help/betting/rules` of `/app/help/$typeId/$listId`. */
function fits(path: string, pattern: string): boolean {
  if (!pattern.includes('$')) return false;
  const steps = path.split('/');
  const expected = pattern.split('/');
  return (
    steps.length === expected.length &&
    expected.every((step, at) => (step.startsWith('$') ? steps[at] !== '' : step === steps[at]))
  );
}
