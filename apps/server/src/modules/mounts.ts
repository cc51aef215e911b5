import { beaconMount } from './beacon/mount.ts';
import { cashierMount } from './cashier/mount.ts';
import { chainMount } from './chain/mount.ts';
import { chatMount } from './chat/mount.ts';
import { contentMount } from './content/mount.ts';
import { identityMount } from './identity/mount.ts';
import { ledgerMount } from './ledger/mount.ts';
import { liveMount } from './live/mount.ts';
import { matchingMount } from './matching/mount.ts';
import { membersMount } from './members/mount.ts';
import { messagesMount } from './messages/mount.ts';
import type { ModuleMount } from './mount.ts';
import { operatorsMount } from './operators/mount.ts';
import { payoutMethodsMount } from './payout-methods/mount.ts';
import { playMount } from './play/mount.ts';
import { riskMount } from './risk/mount.ts';
import { promotionsMount } from './promotions/mount.ts';
import { settingsMount } from './settings/mount.ts';
import { siteMount } from './site/mount.ts';
import { sportsbookMount } from './sportsbook/mount.ts';
import { gamesMount } from './games/mount.ts';
import { lotteryMount } from './lottery/mount.ts';
import { supportMount } from './support/mount.ts';
import { turnoverMount } from './turnover/mount.ts';
import { vipMount } from './vip/mount.ts';
import { venuesMount } from './venues/mount.ts';
import { walletMount } from './wallet/mount.ts';

/** The ladder, top first: a module imports only modules above it. */
export const mounts: readonly ModuleMount[] = [
  ledgerMount,
  siteMount,
  riskMount,
  operatorsMount,
  beaconMount,
  settingsMount,
  membersMount,
  playMount,
  vipMount,
  venuesMount,
  chainMount,
  payoutMethodsMount,
  identityMount,
  turnoverMount,
  cashierMount,
  matchingMount,
  walletMount,
  sportsbookMount,
  gamesMount,
  lotteryMount,
  liveMount,
  chatMount,
  promotionsMount,
  messagesMount,
  contentMount,
  supportMount,
];
