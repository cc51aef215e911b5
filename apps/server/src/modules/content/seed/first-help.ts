import type { AnyDocument } from '@fairway/contract/content/document-schemas.ts';
import { bettingEntries } from './help/betting.ts';
import { depositEntries } from './help/deposit.ts';
import type { HelpEntry } from './help/help-entry.ts';
import { protectionEntries } from './help/protection.ts';
import { securityEntries } from './help/security.ts';
import { startEntries } from './help/start.ts';
import { transferEntries } from './help/transfer.ts';
import { withdrawalEntries } from './help/withdrawal.ts';

interface Category {
  key: string;
  name: { zh: string; en: string };
  summary: { zh: string; en: string };
  entries: readonly HelpEntry[];
}

const categories: readonly Category[] = [
  {
    key: 'start',
    name: { zh: '新手入门', en: 'First steps' },
    summary: { zh: '注册，以及钱放在哪里', en: 'Registering, and where money stands' },
    entries: startEntries,
  },
  {
    key: 'deposit',
    name: { zh: '存款', en: 'Deposits' },
    summary: { zh: '怎么付、多久到、付错怎么办', en: 'How to pay, how long it takes, what if it went wrong' },
    entries: depositEntries,
  },
  {
    key: 'withdrawal',
    name: { zh: '提款', en: 'Withdrawals' },
    summary: { zh: '步骤、进度与常见原因', en: 'Steps, progress and the usual reasons' },
    entries: withdrawalEntries,
  },
  {
    key: 'transfer',
    name: { zh: '转账', en: 'Transfers' },
    summary: { zh: '中心钱包与场馆之间', en: 'Between the center wallet and the venues' },
    entries: transferEntries,
  },
  {
    key: 'betting',
    name: { zh: '投注规则', en: 'Betting' },
    summary: { zh: '盘口、赔率与结算', en: 'Lines, prices and settlement' },
    entries: bettingEntries,
  },
  {
    key: 'security',
    name: { zh: '账户安全', en: 'Security' },
    summary: { zh: '密码、设备与防骗', en: 'Passwords, devices and fraud' },
    entries: securityEntries,
  },
  {
    key: 'protection',
    name: { zh: '理性娱乐', en: 'Playing within limits' },
    summary: { zh: '自我保护与未成年人保护', en: 'Looking after yourself and minors' },
    entries: protectionEntries,
  },
];

/** The help centre as an installation begins with it: what the product does today. */
export const firstHelp: readonly (AnyDocument & { key: string })[] = categories.flatMap(
  ({ key: category, name, summary, entries }, at) => [
    { kind: 'helpCategory' as const, key: category, document: { position: at, name, summary } },
    ...entries.map(({ key, title, text }, place) => ({
      kind: 'helpArticle' as const,
      key,
      document: { position: place, category, title, text },
    })),
  ],
);
