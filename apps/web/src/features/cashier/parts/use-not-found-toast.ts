import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import { orderNotFoundToastMs } from '@fairway/contract/site/shell.ts';
import { useEffect } from 'react';
import { toast } from '../../../lib/toasts.ts';

/** Says that an order was not found, for as long as the specification's section 8 wants it; the page says it as well and stays. */
export function useNotFoundToast(fault: unknown): void {
  const text =
    fault instanceof ApiError && fault.error === 'depositOrderNotFound' ? fault.message : undefined;
  useEffect(() => {
    if (text !== undefined) toast({ title: text, duration: orderNotFoundToastMs });
  }, [text]);
}
