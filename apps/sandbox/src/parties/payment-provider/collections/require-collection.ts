import { Refusal } from '../../../platform/refusal.ts';
import type { Collection } from './collection-store.ts';

/** Throws Refusal 404 ORDER_NOT_FOUND. */
export function requireCollection(order: Collection | undefined): Collection {
  if (!order) throw new Refusal(404, 'ORDER_NOT_FOUND', 'No order has this number.');
  return order;
}
