import enCashier from './en/cashier.json';
import enDownloads from './en/downloads.json';
import enHome from './en/home.json';
import enMembers from './en/members.json';
import enMove from './en/move.json';
import enShell from './en/shell.json';
import enSite from './en/site.json';
import enSportsbook from './en/sportsbook.json';
import enWallet from './en/wallet.json';
import type zhCashier from './zh-CN/cashier.json';
import type zhDownloads from './zh-CN/downloads.json';
import type zhHome from './zh-CN/home.json';
import type zhMembers from './zh-CN/members.json';
import type zhMove from './zh-CN/move.json';
import type zhShell from './zh-CN/shell.json';
import type zhSite from './zh-CN/site.json';
import type zhSportsbook from './zh-CN/sportsbook.json';
import type zhWallet from './zh-CN/wallet.json';

// Other languages must satisfy the source's type: a missing key fails the type check.
enCashier satisfies typeof zhCashier;
enDownloads satisfies typeof zhDownloads;
enHome satisfies typeof zhHome;
enMembers satisfies typeof zhMembers;
enMove satisfies typeof zhMove;
enShell satisfies typeof zhShell;
enSite satisfies typeof zhSite;
enSportsbook satisfies typeof zhSportsbook;
enWallet satisfies typeof zhWallet;
