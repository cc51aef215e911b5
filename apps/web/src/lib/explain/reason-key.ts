import type wallet from '../../../locales/zh-CN/wallet.json';
import i18next from 'i18next';

type ReasonKey = keyof (typeof wallet)['reasons'];

/** The key of a ledger reason's label; `other` for one that this build does not know. */
export function reasonKey(reason: string): ReasonKey {
  return i18next.exists(`reasons.${reason}`, { ns: 'wallet' }) ? (reason as ReasonKey) : 'other';
}
