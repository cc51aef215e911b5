import type { endpoints } from './endpoints.ts';
import type { SchemasOf } from './endpoint.ts';
import { depositSchemas } from './deposits/schemas.ts';
import { cashierGateSchemas } from './deposits/gate-schemas.ts';
import { identitySchemas } from './identity/schemas.ts';
import { matchingOperatorSchemas, matchingSchemas } from './matching/schemas.ts';
import { depositOperatorSchemas } from './deposits/operator-schemas.ts';
import { turnoverOperatorSchemas } from './turnover/operator-schemas.ts';
import { withdrawalOperatorSchemas } from './withdrawals/operator-schemas.ts';
import { payOperatorSchemas } from './deposits/methods/operator-schemas.ts';
import { paySchemas } from './deposits/methods/schemas.ts';
import { rehearsalSchemas } from './withdrawals/rehearsal-schemas.ts';
import { turnoverSchemas } from './turnover/schemas.ts';
import { payoutMethodSchemas } from './payout-methods/schemas.ts';
import { sweepOperatorSchemas } from './chain/sweep-schemas.ts';
import { boundAddressSchemas } from './payout-methods/bound-address-schemas.ts';
import { chainOperatorSchemas } from './chain/operator-schemas.ts';
import { usdtSchemas } from './deposits/usdt/schemas.ts';
import { cashierSettingsSchemas } from './cashier/settings-schemas.ts';
import { withdrawalSchemas } from './withdrawals/schemas.ts';
import { cashierCallbackSchemas } from './cashier/callback-schemas.ts';
import { contentSchemas } from './content/schemas.ts';
import { membersSchemas } from './members/schemas.ts';
import { memberAreaSchemas } from './members/profile/area-schemas.ts';
import { memberCodeSchemas } from './members/verification/code-schemas.ts';
import {
  memberIdentityOperatorSchemas,
  memberIdentitySchemas,
} from './members/verification/identity-schemas.ts';
import { memberMoveSchemas } from './members/move-schemas.ts';
import { membersOperatorSchemas } from './members/operator-schemas.ts';
import {
  memberSecondFactorOperatorSchemas,
  memberSecondFactorSchemas,
} from './members/verification/second-factor-schemas.ts';
import { memberClosingOperatorSchemas, memberClosingSchemas } from './members/closing/schemas.ts';
import { memberStatusOperatorSchemas, memberStatusSchemas } from './members/status-schemas.ts';
import { memberProfileSchemas } from './members/profile/schemas.ts';
import { membersPrintedSchemas } from './members/printed-schemas.ts';
import { messagesSchemas } from './messages/schemas.ts';
import { operatorAccountSchemas } from './operators/accounts/schemas.ts';
import { operatorsSchemas } from './operators/schemas.ts';
import { proposalSchemas } from './operators/proposals/schemas.ts';
import { settingsSchemas } from './settings/schemas.ts';
import { riskSchemas } from './risk/schemas.ts';
import { protectionOperatorSchemas, protectionSchemas } from './risk/protection-schemas.ts';
import { analyticsSchemas } from './site/analytics-schemas.ts';
import { realitySchemas } from './risk/reality-schemas.ts';
import { siteSchemas } from './site/schemas.ts';
import { sportsbookSchemas } from './sportsbook/schemas.ts';
import { dealerSchemas } from './dealer/schemas.ts';
import { fishingSchemas } from './fishing/schemas.ts';
import { memberTableSchemas } from './tables/schemas.ts';
import { memberTableOperatorSchemas } from './tables/operator-schemas.ts';
import { gameCrashSchemas } from './games/crash-schemas.ts';
import { freeRoundOperatorSchemas, freeRoundSchemas } from './games/free-rounds/schemas.ts';
import { gameOperatorSchemas, returnsSchemas } from './games/operator-schemas.ts';
import { gameRoundSchemas } from './games/round-schemas.ts';
import { breakoutSchemas } from './promotions/breakout/schemas.ts';
import { depositGiftSchemas } from './promotions/deposit-gift/schemas.ts';
import { instantSchemas } from './promotions/instant/schemas.ts';
import { giftOperatorSchemas } from './promotions/gift/operator-schemas.ts';
import { euroSchemas } from './promotions/euro/schemas.ts';
import { guessSchemas } from './promotions/guess/schemas.ts';
import { fissileSchemas } from './promotions/fissile/schemas.ts';
import { contentFormSchemas } from './promotions/content-form/schemas.ts';
import { contentFormOperatorSchemas } from './promotions/content-form/operator-schemas.ts';
import { pushOfferSchemas } from './promotions/push-offers/schemas.ts';
import { happySendSchemas } from './promotions/happy-send/schemas.ts';
import { happySendOperatorSchemas } from './promotions/happy-send/operator-schemas.ts';
import { welfareSchemas } from './promotions/welfare/schemas.ts';
import { bonusSchemas } from './promotions/bonuses/schemas.ts';
import { raceSchemas } from './promotions/race/schemas.ts';
import { inviteSchemas } from './promotions/invite/schemas.ts';
import { luxurySchemas } from './promotions/luxury/schemas.ts';
import { presentSchemas } from './promotions/present/schemas.ts';
import { scoreSchemas } from './promotions/score/schemas.ts';
import { superGiftSchemas } from './promotions/super-gift/schemas.ts';
import { vipOperatorSchemas } from './vip/operator-schemas.ts';
import { promotionOperatorSchemas } from './promotions/operator-schemas.ts';
import { promotionSchemas } from './promotions/schemas.ts';
import { newTaskSchemas } from './promotions/new-task/schemas.ts';
import { raffleSchemas } from './promotions/raffle/schemas.ts';
import { rainSchemas } from './promotions/rain/schemas.ts';
import { rebateSchemas } from './promotions/rebate/schemas.ts';
import { soccerLotterySchemas } from './promotions/soccer-lottery/schemas.ts';
import { survivingSchemas } from './promotions/surviving/schemas.ts';
import { signSchemas } from './promotions/sign/schemas.ts';
import { vipGiftSchemas } from './promotions/vip-gifts/schemas.ts';
import { beaconSchemas } from './beacon/schemas.ts';
import { chaseSchemas } from './lottery/chase-schemas.ts';
import { lotterySchemas } from './lottery/schemas.ts';
import { chatDeskSchemas } from './chat/desk-schemas.ts';
import { chatMessageSchemas } from './chat/message-schemas.ts';
import { chatPowerSchemas } from './chat/power-schemas.ts';
import { chatPushSchemas } from './chat/push-schemas.ts';
import { chatRoomSchemas } from './chat/room-schemas.ts';
import { anchorSchemas } from './live/anchor-schemas.ts';
import { liveOperatorSchemas } from './live/operator-schemas.ts';
import { giftDeskSchemas } from './live/gift-desk-schemas.ts';
import { giftSchemas } from './live/gift-schemas.ts';
import { popularLiveSchemas } from './live/popular-schemas.ts';
import { liveScheduleSchemas } from './live/schedule-schemas.ts';
import { replaySchemas } from './live/replay-schemas.ts';
import { studioSchemas } from './live/studio-schemas.ts';
import { liveVideoSchemas } from './live/video-schemas.ts';
import { lotteryOperatorSchemas } from './lottery/operator-schemas.ts';
import { vipMemberSchemas } from './vip/member-schemas.ts';
import { vipSchemas } from './vip/schemas.ts';
import { venuesSchemas } from './venues/schemas.ts';
import { venueWalletSchemas } from './venues/seamless/schemas.ts';
import { supportOperatorSchemas } from './support/operator-schemas.ts';
import { supportSchemas } from './support/schemas.ts';
import { walletUsdtSchemas } from './wallet/usdt-schemas.ts';
import { exchangeSchemas } from './wallet/exchange-schemas.ts';
import { yebSchemas } from './wallet/yeb-schemas.ts';
import { solvencySchemas } from './wallet/solvency-schemas.ts';
import { walletOperatorSchemas } from './wallet/operator-schemas.ts';
import { coinSchemas } from './coins/schemas.ts';
import { userInfoSchemas } from './wallet/user-info-schemas.ts';
import { walletSchemas } from './wallet/schemas.ts';

/** What goes in and out of every call. The browser imports only types from here: zod stays on the server. */
export const schemas = {
  ...membersSchemas,
  ...membersPrintedSchemas,
  ...memberAreaSchemas,
  ...memberSecondFactorSchemas,
  ...memberSecondFactorOperatorSchemas,
  ...memberStatusSchemas,
  ...memberStatusOperatorSchemas,
  ...memberClosingSchemas,
  ...memberClosingOperatorSchemas,
  ...memberProfileSchemas,
  ...membersOperatorSchemas,
  ...memberMoveSchemas,
  ...memberCodeSchemas,
  ...memberIdentitySchemas,
  ...memberIdentityOperatorSchemas,
  ...operatorsSchemas,
  ...operatorAccountSchemas,
  ...proposalSchemas,
  ...settingsSchemas,
  ...riskSchemas,
  ...protectionSchemas,
  ...protectionOperatorSchemas,
  ...realitySchemas,
  ...siteSchemas,
  ...analyticsSchemas,
  ...promotionSchemas,
  ...signSchemas,
  ...newTaskSchemas,
  ...depositGiftSchemas,
  ...instantSchemas,
  ...breakoutSchemas,
  ...soccerLotterySchemas,
  ...survivingSchemas,
  ...euroSchemas,
  ...guessSchemas,
  ...welfareSchemas,
  ...fissileSchemas,
  ...contentFormSchemas,
  ...contentFormOperatorSchemas,
  ...pushOfferSchemas,
  ...happySendSchemas,
  ...happySendOperatorSchemas,
  ...bonusSchemas,
  ...raceSchemas,
  ...inviteSchemas,
  ...presentSchemas,
  ...superGiftSchemas,
  ...luxurySchemas,
  ...scoreSchemas,
  ...giftOperatorSchemas,
  ...raffleSchemas,
  ...rainSchemas,
  ...vipGiftSchemas,
  ...rebateSchemas,
  ...vipOperatorSchemas,
  ...promotionOperatorSchemas,
  ...venuesSchemas,
  ...venueWalletSchemas,
  ...depositSchemas,
  ...paySchemas,
  ...withdrawalSchemas,
  ...payoutMethodSchemas,
  ...rehearsalSchemas,
  ...turnoverSchemas,
  ...matchingSchemas,
  ...matchingOperatorSchemas,
  ...usdtSchemas,
  ...chainOperatorSchemas,
  ...boundAddressSchemas,
  ...sweepOperatorSchemas,
  ...identitySchemas,
  ...cashierGateSchemas,
  ...depositOperatorSchemas,
  ...withdrawalOperatorSchemas,
  ...turnoverOperatorSchemas,
  ...payOperatorSchemas,
  ...cashierSettingsSchemas,
  ...cashierCallbackSchemas,
  ...walletSchemas,
  ...walletUsdtSchemas,
  ...coinSchemas,
  ...exchangeSchemas,
  ...yebSchemas,
  ...solvencySchemas,
  ...walletOperatorSchemas,
  ...userInfoSchemas,
  ...sportsbookSchemas,
  ...gameRoundSchemas,
  ...freeRoundSchemas,
  ...freeRoundOperatorSchemas,
  ...gameCrashSchemas,
  ...dealerSchemas,
  ...fishingSchemas,
  ...memberTableSchemas,
  ...memberTableOperatorSchemas,
  ...beaconSchemas,
  ...lotterySchemas,
  ...chaseSchemas,
  ...lotteryOperatorSchemas,
  ...popularLiveSchemas,
  ...giftSchemas,
  ...giftDeskSchemas,
  ...liveVideoSchemas,
  ...anchorSchemas,
  ...liveScheduleSchemas,
  ...replaySchemas,
  ...studioSchemas,
  ...liveOperatorSchemas,
  ...chatMessageSchemas,
  ...chatRoomSchemas,
  ...chatPowerSchemas,
  ...chatPushSchemas,
  ...chatDeskSchemas,
  ...gameOperatorSchemas,
  ...returnsSchemas,
  ...vipSchemas,
  ...vipMemberSchemas,
  ...contentSchemas,
  ...messagesSchemas,
  ...supportSchemas,
  ...supportOperatorSchemas,
} satisfies SchemasOf<typeof endpoints>;

export type Schemas = typeof schemas;
