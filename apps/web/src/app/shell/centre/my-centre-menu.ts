import { IconSwap } from '@fairway/ui/icons/arrow.tsx';
import type { IconProps } from '@fairway/ui/icons/icon.tsx';
import {
  IconBank,
  IconCard,
  IconChart,
  IconCoin,
  IconDocument,
  IconIdentity,
  IconPercent,
  IconWallet,
} from '@fairway/ui/icons/money.tsx';
import { IconCalendar } from '@fairway/ui/icons/site.tsx';
import { IconBalance, IconHistory, IconHourglass, IconShield } from '@fairway/ui/icons/state.tsx';
import { IconChat, IconMail, IconUser, IconUsers } from '@fairway/ui/icons/talk.tsx';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';

/** A line of the member centre's menu; it shows as soon as its page exists. */
export interface MyCentreEntry {
  to: string;
  /** Key of its label in shell.json, below `myCentre`. */
  label:
    | 'centre'
    | 'deposit'
    | 'withdrawals'
    | 'transfer'
    | 'myWallet'
    | 'banks'
    | 'orders'
    | 'exchange'
    | 'yuebao'
    | 'proof'
    | 'records'
    | 'day'
    | 'bets'
    | 'messages'
    | 'profile'
    | 'security'
    | 'protection'
    | 'feedback'
    | 'invite';
  icon: (props: IconProps) => ReactNode;
  group: 'money' | 'records' | 'account';
}

/** In the order in which they are shown. */
export const myCentreMenu: readonly MyCentreEntry[] = [
  { to: paths.myCentre, label: 'centre', icon: IconUser, group: 'money' },
  { to: paths.deposit, label: 'deposit', icon: IconWallet, group: 'money' },
  { to: paths.withdrawals, label: 'withdrawals', icon: IconCard, group: 'money' },
  { to: paths.transfer, label: 'transfer', icon: IconSwap, group: 'money' },
  { to: paths.myWallet, label: 'myWallet', icon: IconChart, group: 'money' },
  { to: paths.exchange, label: 'exchange', icon: IconCoin, group: 'money' },
  { to: paths.yuebao, label: 'yuebao', icon: IconPercent, group: 'money' },
  { to: paths.banks, label: 'banks', icon: IconIdentity, group: 'money' },
  { to: paths.orders, label: 'orders', icon: IconBank, group: 'records' },
  { to: paths.records, label: 'records', icon: IconHistory, group: 'records' },
  { to: paths.day, label: 'day', icon: IconCalendar, group: 'records' },
  { to: paths.proof, label: 'proof', icon: IconBalance, group: 'records' },
  { to: paths.bets, label: 'bets', icon: IconDocument, group: 'records' },
  { to: paths.messages, label: 'messages', icon: IconMail, group: 'account' },
  { to: paths.profile, label: 'profile', icon: IconUser, group: 'account' },
  { to: paths.security, label: 'security', icon: IconShield, group: 'account' },
  { to: paths.protection, label: 'protection', icon: IconHourglass, group: 'account' },
  { to: paths.feedback, label: 'feedback', icon: IconChat, group: 'account' },
  { to: paths.invite, label: 'invite', icon: IconUsers, group: 'account' },
];
