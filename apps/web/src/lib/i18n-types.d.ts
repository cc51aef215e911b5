import type cashier from '../../locales/zh-CN/cashier.json';
import type content from '../../locales/zh-CN/content.json';
import type downloads from '../../locales/zh-CN/downloads.json';
import type draws from '../../locales/zh-CN/draws.json';
import type fairness from '../../locales/zh-CN/fairness.json';
import type finance from '../../locales/zh-CN/finance.json';
import type games from '../../locales/zh-CN/games.json';
import type home from '../../locales/zh-CN/home.json';
import type lottery from '../../locales/zh-CN/lottery.json';
import type matching from '../../locales/zh-CN/matching.json';
import type members from '../../locales/zh-CN/members.json';
import type move from '../../locales/zh-CN/move.json';
import type messages from '../../locales/zh-CN/messages.json';
import type news from '../../locales/zh-CN/news.json';
import type pages from '../../locales/zh-CN/pages.json';
import type pay from '../../locales/zh-CN/pay.json';
import type profile from '../../locales/zh-CN/profile.json';
import type promotions from '../../locales/zh-CN/promotions.json';
import type protection from '../../locales/zh-CN/protection.json';
import type routes from '../../locales/zh-CN/routes.json';
import type session from '../../locales/zh-CN/session.json';
import type shell from '../../locales/zh-CN/shell.json';
import type site from '../../locales/zh-CN/site.json';
import type sportsbook from '../../locales/zh-CN/sportsbook.json';
import type support from '../../locales/zh-CN/support.json';
import type upcoming from '../../locales/zh-CN/upcoming.json';
import type usdt from '../../locales/zh-CN/usdt.json';
import type vip from '../../locales/zh-CN/vip.json';
import type venues from '../../locales/zh-CN/venues.json';
import type wallet from '../../locales/zh-CN/wallet.json';

/** zh-CN is the source of the texts' types: a key that it lacks does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      cashier: typeof cashier;
      content: typeof content;
      downloads: typeof downloads;
      draws: typeof draws;
      fairness: typeof fairness;
      finance: typeof finance;
      games: typeof games;
      home: typeof home;
      lottery: typeof lottery;
      matching: typeof matching;
      members: typeof members;
      move: typeof move;
      messages: typeof messages;
      news: typeof news;
      pages: typeof pages;
      pay: typeof pay;
      profile: typeof profile;
      promotions: typeof promotions;
      protection: typeof protection;
      routes: typeof routes;
      session: typeof session;
      shell: typeof shell;
      site: typeof site;
      sportsbook: typeof sportsbook;
      support: typeof support;
      upcoming: typeof upcoming;
      usdt: typeof usdt;
      vip: typeof vip;
      venues: typeof venues;
      wallet: typeof wallet;
    };
  }
}
