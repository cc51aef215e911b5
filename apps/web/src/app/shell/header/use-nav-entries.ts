import { useNavigation } from '../../../features/content/api/use-home-content.ts';
import { textOf } from '../../../lib/site/site-config.ts';
import { navEntries, type NavEntry } from './nav-entries.ts';

/** An entry with the operator's label for it, if it has one. */
export type ShownEntry = NavEntry & { name?: string };

/** The header's entries as the operator has set them; all of them until the list has come, or without one. */
export function useNavEntries(): readonly ShownEntry[] {
  const listed = useNavigation().data?.entries;
  if (!listed) return navEntries;
  return listed.flatMap(({ key, name }) =>
    navEntries
      .filter(({ label }) => label === key)
      .map((entry) => (name ? { ...entry, name: textOf(name) } : entry)),
  );
}
