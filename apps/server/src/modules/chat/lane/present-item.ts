import type { ChatItem } from '@fairway/contract/chat/item-schemas.ts';
import type { ItemRow } from '../tables.ts';

/** An item as screens get it. */
export function presentItem({ n, id, at, body }: Pick<ItemRow, 'n' | 'id' | 'at' | 'body'>): ChatItem {
  return { ...body, n: Number(n), id, at: at.toISOString() };
}
