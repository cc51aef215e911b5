import { storage } from '@fairway/ui/browser/storage.ts';

const key = 'fairway.brand';
let name = storage.get(key) ?? 'Fairway';

/** The brand as the site configuration last said it; the product's own name until it has. */
export function brandName(): string {
  return name;
}

/** Keeps the configured name for the next visit, so that the first paint already carries it. */
export function keepBrandName(configured: string): void {
  if (configured === name) return;
  name = configured;
  storage.set(key, configured);
}
