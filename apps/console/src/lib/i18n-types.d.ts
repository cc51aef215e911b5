import type callBacks from '../../locales/zh-CN/call-backs.json';
import type cashier from '../../locales/zh-CN/cashier.json';
import type chain from '../../locales/zh-CN/chain.json';
import type content from '../../locales/zh-CN/content.json';
import type games from '../../locales/zh-CN/games.json';
import type gifts from '../../locales/zh-CN/gifts.json';
import type freeRounds from '../../locales/zh-CN/free-rounds.json';
import type home from '../../locales/zh-CN/home.json';
import type live from '../../locales/zh-CN/live.json';
import type matching from '../../locales/zh-CN/matching.json';
import type members from '../../locales/zh-CN/members.json';
import type messages from '../../locales/zh-CN/messages.json';
import type operators from '../../locales/zh-CN/operators.json';
import type pay from '../../locales/zh-CN/pay.json';
import type promotions from '../../locales/zh-CN/promotions.json';
import type proposals from '../../locales/zh-CN/proposals.json';
import type shell from '../../locales/zh-CN/shell.json';
import type sportsbook from '../../locales/zh-CN/sportsbook.json';
import type chat from '../../locales/zh-CN/chat.json';
import type support from '../../locales/zh-CN/support.json';
import type vip from '../../locales/zh-CN/vip.json';
import type venues from '../../locales/zh-CN/venues.json';
import type site from '../../locales/zh-CN/site.json';
import type wallet from '../../locales/zh-CN/wallet.json';

/** zh-CN is the source of the texts' types: a key that it lacks does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      'call-backs': typeof callBacks;
      cashier: typeof cashier;
      chain: typeof chain;
      content: typeof content;
      games: typeof games;
      gifts: typeof gifts;
      'free-rounds': typeof freeRounds;
      home: typeof home;
      live: typeof live;
      matching: typeof matching;
      members: typeof members;
      messages: typeof messages;
      operators: typeof operators;
      pay: typeof pay;
      promotions: typeof promotions;
      proposals: typeof proposals;
      shell: typeof shell;
      site: typeof site;
      chat: typeof chat;
      support: typeof support;
      vip: typeof vip;
      venues: typeof venues;
      wallet: typeof wallet;
      sportsbook: typeof sportsbook;
    };
  }
}
