/** What the list of orders carries in its address. */
export interface OrdersSearch {
  kind: 'deposit' | 'withdrawal';
}

/** Reads which orders are wanted; anything else is deposits. Use as `validateSearch` of the route. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  return { kind: search['kind'] === 'withdrawal' ? 'withdrawal' : 'deposit' };
}
