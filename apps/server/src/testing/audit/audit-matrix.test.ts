import { readFileSync } from 'node:fs';
import { endpoints, type EndpointName } from '@fairway/contract/endpoints.ts';
import type { Endpoint } from '@fairway/contract/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditStage, type Acts, type AuditStage } from './audit-stage.ts';
import { depositActs } from './deposit-acts.ts';
import { memberActs } from './member-acts.ts';
import { operatorActs } from './operator-acts.ts';
import { settingsActs } from './settings-acts.ts';
import { siteActs } from './site-acts.ts';
import { sportsbookActs } from './sportsbook-acts.ts';
import { walletActs } from './wallet-acts.ts';
import { withdrawalActs } from './withdrawal-acts.ts';

let stage: AuditStage;
beforeAll(async () => {
  stage = await createAuditStage();
});
afterAll(() => stage.test.end());

/** A call that only reads is named so. */
const reads = /^(get|list|search|verify)[A-Z]/;

/** What operators call, without the calls that only read. */
const mutating = Object.entries<Endpoint>(endpoints)
  .filter(([name, { caller }]) => (caller === 'operator' || name === 'logInOperator') && !reads.test(name))
  .map(([name]) => name);

/** One that works, for every act; in this order, because later ones build on earlier ones. */
const acts: Acts = {
  ...memberActs,
  ...operatorActs,
  ...siteActs,
  ...settingsActs,
  ...withdrawalActs,
  ...depositActs,
  ...sportsbookActs,
  ...walletActs,
};

/** Acts whose stage takes more than demo data: the test that reads their audit row. */
const provenBeside: Partial<Record<EndpointName, string>> = {
  takeDownBroadcast: '../../modules/live/desk/live-desk.test.ts',
  setLiveRoomRule: '../../modules/live/desk/live-desk.test.ts',
  openRoomBroadcast: '../../modules/live/desk/live-desk.test.ts',
  decideAnchor: '../../modules/live/desk/live-desk.test.ts',
  suspendAnchor: '../../modules/live/desk/live-desk.test.ts',
  resumeAnchor: '../../modules/live/desk/live-desk.test.ts',
  proposeAnchorContract: '../../modules/live/desk/live-desk.test.ts',
  announceInRoom: '../../modules/live/desk/live-desk.test.ts',
  cancelScheduleEntry: '../../modules/live/desk/live-desk.test.ts',
  decideChatReport: '../../modules/chat/desk/chat-desk.test.ts',
  decideHeldChat: '../../modules/chat/desk/chat-desk.test.ts',
  decideChatAppeal: '../../modules/chat/desk/chat-desk.test.ts',
  muteInChats: '../../modules/chat/desk/chat-desk.test.ts',
  freeInChats: '../../modules/chat/desk/chat-desk.test.ts',
  nameChatAdmin: '../../modules/chat/desk/chat-desk.test.ts',
  sayFromDesk: '../../modules/chat/desk/say-from-desk.test.ts',
  proposeBetVoid: '../../modules/sportsbook/trading/void-bet/void-bet.test.ts',
  proposeGiftRefund: '../../modules/live/gifts/days/close-gift-day.test.ts',
  uncoverBroadcast: '../../modules/live/covers/covers.test.ts',
  decideGiftPayout: '../../modules/live/gifts/payouts/pay-anchors.test.ts',
  proposeIssueVoid: '../../modules/lottery/desk/void-issue.races.test.ts',
  proposeFreeRounds: '../../modules/games/free-rounds/free-rounds-by-sql.test.ts',
  saveCampaignDraft: '../../modules/promotions/desk/campaign-acts.test.ts',
  rehearseCampaign: '../../modules/promotions/desk/campaign-acts.test.ts',
  requestPublication: '../../modules/promotions/desk/campaign-acts.test.ts',
  requestVipReview: '../../modules/vip/review/review.test.ts',
  pauseCampaign: '../../modules/promotions/desk/campaign-acts.test.ts',
  endCampaign: '../../modules/promotions/desk/campaign-acts.test.ts',
  decideReward: '../../modules/promotions/desk/campaign-acts.test.ts',
  decideRewardAppeal: '../../modules/promotions/appeals/appeals.test.ts',
  requestRewardReversal: '../../modules/promotions/reversals/abuse/abuse.test.ts',
  revealReceiver: '../../modules/promotions/kinds/present/present.test.ts',
  writeHappyList: '../../modules/promotions/kinds/breakout/breakout.test.ts',
  withdrawFreeRounds: '../../modules/games/free-rounds/free-rounds-by-sql.test.ts',
  proposeRepair: '../../modules/cashier/reconcile/compare-statement.test.ts',
  resolvePayout: '../../modules/cashier/withdrawals/queue/resolve-payout.test.ts',
  resolveVenueTransfer: '../../modules/venues/transfers/road/outside-transfer.test.ts',
  checkVenueSignature: '../../modules/venues/console/parties/check-venue-signature.test.ts',
  decideVenueGames: '../../modules/venues/seamless/lists/read-game-lists.test.ts',
  explainVenueDifference: '../../modules/venues/seamless/reconcile/compare-statements.test.ts',
};

async function auditRows(action: string): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from operators_audit where action = ${action}`.execute(stage.test.app.db);
  return found.rows[0]?.count ?? 0;
}

describe('every change that an operator makes', () => {
  it('is known to this test, so that a new one cannot come without a trace', () => {
    expect(mutating.toSorted()).toEqual([...Object.keys(acts), ...Object.keys(provenBeside)].toSorted());
  });

  it.each(Object.keys(acts))('%s writes its audit row', async (name) => {
    const before = await auditRows(name);
    await acts[name as EndpointName]?.(stage);
    expect(await auditRows(name)).toBe(before + 1);
  });

  it.each(Object.entries(provenBeside))('%s is read from the trail in its own test', (name, file) => {
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain(`action: '${name}'`);
  });

  it('leaves a trail that is whole', async () => {
    expect((await stage.admin.api.verifyAuditChain({})).brokenAt).toBeNull();
  });
});
