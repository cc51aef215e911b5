import { pagePadding } from '@fairway/contract/site/shell.ts';

/** The site that this document belongs to: its `site-id`, which a brand's own build or proxy may write. */
export function siteId(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="site-id"]')?.content ?? '8';
}

/** Whether this site's pages keep a distance from the header. */
export function hasPaddedPages(): boolean {
  return pagePadding.siteIds.some((id) => id === siteId());
}
