import { IconSwap } from '@fairway/ui/icons/arrow.tsx';
import type { IconProps } from '@fairway/ui/icons/icon.tsx';
import {
  IconBank,
  IconCard,
  IconChart,
  IconDocument,
  IconIdentity,
  IconWallet,
} from '@fairway/ui/icons/money.tsx';
import { IconHistory, IconHourglass, IconShield } from '@fairway/ui/icons/state.tsx';
import { IconMail, IconUser } from '@fairway/ui/icons/talk.tsx';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';

/** A line of the member centre's menu; it shows as soon as its page exists. */
export interface MyCentreEntry {
  to: string;
  /** Key of its words in shell.json, below `myCentre`. */
  words:
    | 'deposit'
    | 'withdrawals'
    | 'transfer'
    | 'myWallet'
    | 'banks'
    | 'orders'
    | 'records'
    | 'bets'
    | 'messages'
    | 'profile'
    | 'security'
    | 'protection';
  icon: (props: IconProps) => ReactNode;
  group: 'money' | 'records' | 'account';
}

/** In the order in which they are shown. */
export const myCentreMenu: readonly MyCentreEntry[] = [
  { to: paths.deposit, words: 'deposit', icon: IconWallet, group: 'money' },
  { to: paths.withdrawals, words: 'withdrawals', icon: IconCard, group: 'money' },
  { to: paths.transfer, words: 'transfer', icon: IconSwap, group: 'money' },
  { to: paths.myWallet, words: 'myWallet', icon: IconChart, group: 'money' },
  { to: paths.banks, words: 'banks', icon: IconIdentity, group: 'money' },
  { to: paths.orders, words: 'orders', icon: IconBank, group: 'records' },
  { to: paths.records, words: 'records', icon: IconHistory, group: 'records' },
  { to: paths.bets, words: 'bets', icon: IconDocument, group: 'records' },
  { to: paths.messages, words: 'messages', icon: IconMail, group: 'account' },
  { to: paths.profile, words: 'profile', icon: IconUser, group: 'account' },
  { to: paths.security, words: 'security', icon: IconShield, group: 'account' },
  { to: paths.protection, words: 'protection', icon: IconHourglass, group: 'account' },
];
