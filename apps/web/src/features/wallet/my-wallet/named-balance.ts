import type { WalletPart } from '@fairway/contract/wallet/lines.ts';
import type { Currency } from '@fairway/money';

/** One number of the wallet with its name: what an explanation is asked for. */
export interface NamedBalance {
  part: WalletPart;
  currency: Currency;
  /** For the parts that are kept apart by venue. */
  channelCode?: string;
  name: string;
}
