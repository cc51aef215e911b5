import { readReturn, type ReturnSearch } from '../../../lib/navigation/return-path.ts';

/** What a link to the transfer page may choose beforehand, and where it leads back to. */
export interface TransferSearch extends ReturnSearch {
  venue?: string;
  wallet?: 'CNY' | 'USDT';
  direction?: 'out' | 'in';
}

/** Reads the choice from the address; what is not one is left out. Use as `validateSearch` of the route. */
export function readTransferSearch(search: Record<string, unknown>): TransferSearch {
  const { venue, wallet, direction } = search;
  return {
    ...readReturn(search),
    ...(typeof venue === 'string' && /^[a-z][a-z0-9-]{1,31}$/.test(venue) ? { venue } : {}),
    ...(wallet === 'CNY' || wallet === 'USDT' ? { wallet } : {}),
    ...(direction === 'out' || direction === 'in' ? { direction } : {}),
  };
}
