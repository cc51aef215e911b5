import { paths } from '../../paths.ts';

/** A column of the footer; a line shows as soon as its page exists, a column as soon as it has a line. */
interface FooterColumn {
  words: 'product' | 'funds' | 'account' | 'help';
  links: readonly {
    to: string;
    visitorsOnly?: true;
    words:
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
    words: 'product',
    links: [
      { to: paths.home, words: 'home' },
      { to: paths.sports, words: 'sports' },
      { to: paths.bets, words: 'bets' },
      { to: paths.upkeep, words: 'upkeep' },
      { to: paths.sponsors, words: 'sponsors' },
    ],
  },
  {
    words: 'funds',
    links: [
      { to: paths.deposit, words: 'deposit' },
      { to: paths.withdrawals, words: 'withdrawals' },
      { to: paths.transfer, words: 'transfer' },
      { to: paths.myWallet, words: 'myWallet' },
      { to: paths.usdt, words: 'usdt' },
    ],
  },
  {
    words: 'account',
    links: [
      { to: paths.register, words: 'register', visitorsOnly: true },
      { to: paths.login, words: 'login', visitorsOnly: true },
      { to: paths.security, words: 'security' },
      { to: paths.agent, words: 'agent' },
    ],
  },
  {
    words: 'help',
    links: [
      { to: '/app/help/start/register', words: 'helpCentre' },
      { to: '/app/help/betting/rules', words: 'rules' },
      { to: '/app/help/protection/keep-control', words: 'play' },
      { to: '/cs', words: 'service' },
      { to: '/app/page/anti-fraud', words: 'fraud' },
      { to: '/app/page/about', words: 'about' },
      { to: '/app/page/privacy', words: 'privacy' },
    ],
  },
];
