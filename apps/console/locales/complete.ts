import enCashier from './en/cashier.json';
import enContent from './en/content.json';
import enHome from './en/home.json';
import enMembers from './en/members.json';
import enOperators from './en/operators.json';
import enShell from './en/shell.json';
import enSportsbook from './en/sportsbook.json';
import enVenues from './en/venues.json';
import enSite from './en/site.json';
import type zhCashier from './zh-CN/cashier.json';
import type zhContent from './zh-CN/content.json';
import type zhHome from './zh-CN/home.json';
import type zhMembers from './zh-CN/members.json';
import type zhOperators from './zh-CN/operators.json';
import type zhShell from './zh-CN/shell.json';
import type zhSportsbook from './zh-CN/sportsbook.json';
import type zhVenues from './zh-CN/venues.json';
import type zhSite from './zh-CN/site.json';

// Other languages must satisfy the source's type: a missing key fails the type check.
enCashier satisfies typeof zhCashier;
enContent satisfies typeof zhContent;
enHome satisfies typeof zhHome;
enMembers satisfies typeof zhMembers;
enOperators satisfies typeof zhOperators;
enShell satisfies typeof zhShell;
enSportsbook satisfies typeof zhSportsbook;
enVenues satisfies typeof zhVenues;
enSite satisfies typeof zhSite;
