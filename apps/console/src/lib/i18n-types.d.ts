import type cashier from '../../locales/zh-CN/cashier.json';
import type content from '../../locales/zh-CN/content.json';
import type home from '../../locales/zh-CN/home.json';
import type members from '../../locales/zh-CN/members.json';
import type messages from '../../locales/zh-CN/messages.json';
import type operators from '../../locales/zh-CN/operators.json';
import type shell from '../../locales/zh-CN/shell.json';
import type sportsbook from '../../locales/zh-CN/sportsbook.json';
import type venues from '../../locales/zh-CN/venues.json';
import type site from '../../locales/zh-CN/site.json';

/** zh-CN is the source of the texts' types: a key that it lacks does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      cashier: typeof cashier;
      content: typeof content;
      home: typeof home;
      members: typeof members;
      messages: typeof messages;
      operators: typeof operators;
      shell: typeof shell;
      site: typeof site;
      venues: typeof venues;
      sportsbook: typeof sportsbook;
    };
  }
}
