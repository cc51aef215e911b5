import { randomUuid } from '@fairway/ui/browser/random-id.ts';
import { storage } from '@fairway/ui/browser/storage.ts';

const key = 'fairway.console.deviceId';
let current: string | undefined;

/** This browser's id, kept for good. */
export function deviceId(): string {
  current ??= storage.get(key) ?? undefined;
  if (!current) {
    current = randomUuid();
    storage.set(key, current);
  }
  return current;
}
