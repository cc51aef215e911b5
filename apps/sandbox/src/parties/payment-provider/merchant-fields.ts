import * as z from 'zod';
import { amountText, callerId, currency } from '../../platform/fields.ts';

/** What every order of a merchant begins with. */
export const merchantFields = { merchantNo: z.string().min(1).max(64), orderNo: callerId };

export const orderAmount = { amount: amountText, currency };

/** A url on one of the configured hosts; no credentials in it. Anything else could make us knock on strange doors. */
export function merchantUrl(hosts: readonly string[]) {
  return z
    .url({ protocol: /^https?$/ })
    .max(512)
    .refine((text) => {
      const url = new URL(text);
      return hosts.includes(url.hostname) && url.username === '' && url.password === '';
    }, 'host is not on the list of the merchant');
}

/** A link for the payer's browser; we never open it ourselves. */
export const returnUrl = z
  .url({ protocol: /^https?$/ })
  .max(512)
  .optional();

export const orderQuery = z.strictObject({ ...merchantFields, seal: z.boolean().default(false) });
