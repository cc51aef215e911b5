import { paths } from '../../paths.ts';

/** A column of the footer; a line shows as soon as its page exists, a column as soon as it has a line. */
interface FooterColumn {
  label: 'product' | 'funds' | 'account' | 'help';
  links: readonly {
    to: string;
    visitorsOnly?: true;
    label:
      | 'home'
      | 'sports'
      | 'upkeep'
      | 'deposit'
      | 'usdt'
      | 'withdrawals'
      | 'transfer'
      | 'myWallet'
      | 'bets'
      | 'security'
      | 'login'
      | 'register'
      | 'rules'
      | 'fairness'
      | 'helpCentre'
      | 'play'
      | 'sponsors'
      | 'agent'
      | 'about'
      | 'privacy'
      | 'fraud'
      | 'service';
  }[];
}

export const footerColumns: readonly FooterColumn[] = [
  {
    label: 'product',
    links: [
      { to: paths.home, label: 'home' },
      { to: paths.sports, label: 'sports' },
      { to: paths.bets, label: 'bets' },
      { to: paths.upkeep, label: 'upkeep' },
      { to: paths.sponsors, label: 'sponsors' },
    ],
  },
  {
    label: 'funds',
    links: [
      { to: paths.deposit, label: 'deposit' },
      { to: paths.withdrawals, label: 'withdrawals' },
      { to: paths.transfer, label: 'transfer' },
      { to: paths.myWallet, label: 'myWallet' },
      { to: paths.usdt, label: 'usdt' },
    ],
  },
  {
    label: 'account',
    links: [
      { to: paths.register, label: 'register', visitorsOnly: true },
      { to: paths.login, label: 'login', visitorsOnly: true },
      { to: paths.security, label: 'security' },
      { to: paths.agent, label: 'agent' },
    ],
  },
  {
    label: 'help',
    links: [
      { to: '/app/help/start/register', label: 'helpCentre' },
      { to: '/app/help/betting/rules', label: 'rules' },
      { to: paths.fairness, label: 'fairness' },
      { to: '/app/help/protection/keep-control', label: 'play' },
      { to: '/cs', label: 'service' },
      { to: '/app/page/anti-fraud', label: 'fraud' },
      { to: '/app/page/about', label: 'about' },
      { to: '/app/page/privacy', label: 'privacy' },
    ],
  },
];
