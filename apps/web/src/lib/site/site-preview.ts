import { sessionMemory } from '@fairway/ui/browser/storage.ts';

const key = 'fairway.sitePreview';

/** The signed link that an operator came by, kept for this tab; null for everybody else. */
export function sitePreview(): string | null {
  const brought = new URLSearchParams(location.search).get('sitePreview');
  if (brought) sessionMemory.set(key, brought);
  return brought ?? sessionMemory.get(key);
}

/** Ends the preview: from now on the tab shows what everybody sees. */
export function leaveSitePreview(): void {
  sessionMemory.remove(key);
  location.assign('/app/home');
}
