import { walletParts } from '@fairway/contract/wallet/words.ts';
import type { Currency } from '@fairway/money';
import { locale } from '../../../lib/i18n.ts';

export interface NamedAccount {
  kind: string;
  part: string | null;
  currency: Currency;
}

/** 「中心钱包 CNY」, 「场馆 fairway-sports CNY」: what an account is called on a screen. */
export function accountTitle({ kind, part, currency }: NamedAccount): string {
  return [walletParts.label(kind, locale()) ?? kind, part, currency].filter(Boolean).join(' ');
}
