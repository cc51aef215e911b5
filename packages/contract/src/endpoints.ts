import { cashierCallbackEndpoints } from './cashier/callback-endpoints.ts';
import { depositEndpoints } from './deposits/endpoints.ts';
import { cashierGateEndpoints } from './deposits/gate-endpoints.ts';
import { identityEndpoints } from './identity/endpoints.ts';
import { matchingEndpoints, matchingOperatorEndpoints } from './matching/endpoints.ts';
import { depositOperatorEndpoints } from './deposits/operator-endpoints.ts';
import { turnoverOperatorEndpoints } from './turnover/operator-endpoints.ts';
import { withdrawalOperatorEndpoints } from './withdrawals/operator-endpoints.ts';
import { payEndpoints } from './deposits/methods/endpoints.ts';
import { payOperatorEndpoints } from './deposits/methods/operator-endpoints.ts';
import { sweepOperatorEndpoints } from './chain/sweep-endpoints.ts';
import { boundAddressEndpoints } from './payout-methods/bound-address-endpoints.ts';
import { chainOperatorEndpoints } from './chain/operator-endpoints.ts';
import { usdtEndpoints } from './deposits/usdt/endpoints.ts';
import { cashierSettingsEndpoints } from './cashier/settings-endpoints.ts';
import { rehearsalEndpoints } from './withdrawals/rehearsal-endpoints.ts';
import { turnoverEndpoints } from './turnover/endpoints.ts';
import { payoutMethodEndpoints } from './payout-methods/endpoints.ts';
import { withdrawalEndpoints } from './withdrawals/endpoints.ts';
import { contentEndpoints } from './content/endpoints.ts';
import { membersEndpoints } from './members/endpoints.ts';
import { memberAreaEndpoints } from './members/profile/area-endpoints.ts';
import { memberCodeEndpoints } from './members/verification/code-endpoints.ts';
import {
  memberIdentityEndpoints,
  memberIdentityOperatorEndpoints,
} from './members/verification/identity-endpoints.ts';
import { memberMoveEndpoints } from './members/move-endpoints.ts';
import { membersOperatorEndpoints } from './members/operator-endpoints.ts';
import {
  memberSecondFactorEndpoints,
  memberSecondFactorOperatorEndpoints,
} from './members/verification/second-factor-endpoints.ts';
import { memberClosingEndpoints, memberClosingOperatorEndpoints } from './members/closing/endpoints.ts';
import { memberStatusEndpoints, memberStatusOperatorEndpoints } from './members/status-endpoints.ts';
import { memberProfileEndpoints } from './members/profile/endpoints.ts';
import { membersPrintedEndpoints } from './members/printed-endpoints.ts';
import { messagesEndpoints } from './messages/endpoints.ts';
import { operatorAccountEndpoints } from './operators/accounts/endpoints.ts';
import { operatorsEndpoints } from './operators/endpoints.ts';
import { proposalEndpoints } from './operators/proposals/endpoints.ts';
import { settingsEndpoints } from './settings/endpoints.ts';
import { riskEndpoints } from './risk/endpoints.ts';
import { protectionEndpoints, protectionOperatorEndpoints } from './risk/protection-endpoints.ts';
import { analyticsEndpoints } from './site/analytics-endpoints.ts';
import { realityEndpoints } from './risk/reality-endpoints.ts';
import { siteEndpoints } from './site/endpoints.ts';
import { sportsbookEndpoints } from './sportsbook/endpoints.ts';
import { dealerEndpoints } from './dealer/endpoints.ts';
import { fishingEndpoints } from './fishing/endpoints.ts';
import { memberTableEndpoints } from './tables/endpoints.ts';
import { memberTableOperatorEndpoints } from './tables/operator-endpoints.ts';
import { gameCrashEndpoints } from './games/crash-endpoints.ts';
import { freeRoundEndpoints, freeRoundOperatorEndpoints } from './games/free-rounds/endpoints.ts';
import { gameOperatorEndpoints, returnsEndpoints } from './games/operator-endpoints.ts';
import { gameRoundEndpoints } from './games/round-endpoints.ts';
import { breakoutEndpoints } from './promotions/breakout/endpoints.ts';
import { depositGiftEndpoints } from './promotions/deposit-gift/endpoints.ts';
import { instantEndpoints } from './promotions/instant/endpoints.ts';
import { giftOperatorEndpoints } from './promotions/gift/operator-endpoints.ts';
import { euroEndpoints } from './promotions/euro/endpoints.ts';
import { guessEndpoints } from './promotions/guess/endpoints.ts';
import { fissileEndpoints } from './promotions/fissile/endpoints.ts';
import { contentFormEndpoints } from './promotions/content-form/endpoints.ts';
import { contentFormOperatorEndpoints } from './promotions/content-form/operator-endpoints.ts';
import { pushOfferEndpoints } from './promotions/push-offers/endpoints.ts';
import { happySendEndpoints } from './promotions/happy-send/endpoints.ts';
import { happySendOperatorEndpoints } from './promotions/happy-send/operator-endpoints.ts';
import { welfareEndpoints } from './promotions/welfare/endpoints.ts';
import { bonusEndpoints } from './promotions/bonuses/endpoints.ts';
import { raceEndpoints } from './promotions/race/endpoints.ts';
import { inviteEndpoints } from './promotions/invite/endpoints.ts';
import { luxuryEndpoints } from './promotions/luxury/endpoints.ts';
import { presentEndpoints } from './promotions/present/endpoints.ts';
import { scoreEndpoints } from './promotions/score/endpoints.ts';
import { superGiftEndpoints } from './promotions/super-gift/endpoints.ts';
import { promotionEndpoints } from './promotions/endpoints.ts';
import { newTaskEndpoints } from './promotions/new-task/endpoints.ts';
import { raffleEndpoints } from './promotions/raffle/endpoints.ts';
import { rainEndpoints } from './promotions/rain/endpoints.ts';
import { rebateEndpoints } from './promotions/rebate/endpoints.ts';
import { soccerLotteryEndpoints } from './promotions/soccer-lottery/endpoints.ts';
import { survivingEndpoints } from './promotions/surviving/endpoints.ts';
import { signEndpoints } from './promotions/sign/endpoints.ts';
import { vipGiftEndpoints } from './promotions/vip-gifts/endpoints.ts';
import { vipOperatorEndpoints } from './vip/operator-endpoints.ts';
import { promotionOperatorEndpoints } from './promotions/operator-endpoints.ts';
import { beaconEndpoints } from './beacon/endpoints.ts';
import { chaseEndpoints } from './lottery/chase-endpoints.ts';
import { lotteryEndpoints } from './lottery/endpoints.ts';
import { chatDeskEndpoints } from './chat/desk-endpoints.ts';
import { chatMessageEndpoints } from './chat/message-endpoints.ts';
import { chatPowerEndpoints } from './chat/power-endpoints.ts';
import { chatPushEndpoints } from './chat/push-endpoints.ts';
import { chatRoomEndpoints } from './chat/room-endpoints.ts';
import { anchorEndpoints } from './live/anchor-endpoints.ts';
import { liveOperatorEndpoints } from './live/operator-endpoints.ts';
import { giftEndpoints } from './live/gift-endpoints.ts';
import { giftDeskEndpoints } from './live/gift-desk-endpoints.ts';
import { popularLiveEndpoints } from './live/popular-endpoints.ts';
import { liveScheduleEndpoints } from './live/schedule-endpoints.ts';
import { replayEndpoints } from './live/replay-endpoints.ts';
import { studioEndpoints } from './live/studio-endpoints.ts';
import { liveVideoEndpoints } from './live/video-endpoints.ts';
import { lotteryOperatorEndpoints } from './lottery/operator-endpoints.ts';
import { vipMemberEndpoints } from './vip/member-endpoints.ts';
import { vipEndpoints } from './vip/endpoints.ts';
import { venuesEndpoints } from './venues/endpoints.ts';
import { venueWalletEndpoints } from './venues/seamless/endpoints.ts';
import { supportEndpoints } from './support/endpoints.ts';
import { supportOperatorEndpoints } from './support/operator-endpoints.ts';
import { walletUsdtEndpoints } from './wallet/usdt-endpoints.ts';
import { exchangeEndpoints } from './wallet/exchange-endpoints.ts';
import { yebEndpoints } from './wallet/yeb-endpoints.ts';
import { solvencyEndpoints } from './wallet/solvency-endpoints.ts';
import { walletOperatorEndpoints } from './wallet/operator-endpoints.ts';
import { coinEndpoints } from './coins/endpoints.ts';
import { userInfoEndpoints } from './wallet/user-info-endpoints.ts';
import { walletEndpoints } from './wallet/endpoints.ts';

/** Every call of the API by name. Names are unique over all domains. */
export const endpoints = {
  ...membersEndpoints,
  ...membersPrintedEndpoints,
  ...memberAreaEndpoints,
  ...memberSecondFactorEndpoints,
  ...memberSecondFactorOperatorEndpoints,
  ...memberStatusEndpoints,
  ...memberStatusOperatorEndpoints,
  ...memberClosingEndpoints,
  ...memberClosingOperatorEndpoints,
  ...memberProfileEndpoints,
  ...membersOperatorEndpoints,
  ...memberMoveEndpoints,
  ...memberCodeEndpoints,
  ...memberIdentityEndpoints,
  ...memberIdentityOperatorEndpoints,
  ...operatorsEndpoints,
  ...operatorAccountEndpoints,
  ...proposalEndpoints,
  ...settingsEndpoints,
  ...riskEndpoints,
  ...protectionEndpoints,
  ...protectionOperatorEndpoints,
  ...realityEndpoints,
  ...siteEndpoints,
  ...analyticsEndpoints,
  ...popularLiveEndpoints,
  ...giftEndpoints,
  ...giftDeskEndpoints,
  ...liveVideoEndpoints,
  ...anchorEndpoints,
  ...liveScheduleEndpoints,
  ...replayEndpoints,
  ...studioEndpoints,
  ...liveOperatorEndpoints,
  ...chatMessageEndpoints,
  ...chatRoomEndpoints,
  ...chatPowerEndpoints,
  ...chatPushEndpoints,
  ...chatDeskEndpoints,
  ...promotionEndpoints,
  ...signEndpoints,
  ...newTaskEndpoints,
  ...depositGiftEndpoints,
  ...instantEndpoints,
  ...breakoutEndpoints,
  ...soccerLotteryEndpoints,
  ...survivingEndpoints,
  ...euroEndpoints,
  ...guessEndpoints,
  ...welfareEndpoints,
  ...fissileEndpoints,
  ...contentFormEndpoints,
  ...contentFormOperatorEndpoints,
  ...pushOfferEndpoints,
  ...happySendEndpoints,
  ...happySendOperatorEndpoints,
  ...bonusEndpoints,
  ...raceEndpoints,
  ...inviteEndpoints,
  ...presentEndpoints,
  ...superGiftEndpoints,
  ...luxuryEndpoints,
  ...scoreEndpoints,
  ...giftOperatorEndpoints,
  ...raffleEndpoints,
  ...rainEndpoints,
  ...vipGiftEndpoints,
  ...rebateEndpoints,
  ...vipOperatorEndpoints,
  ...promotionOperatorEndpoints,
  ...venuesEndpoints,
  ...venueWalletEndpoints,
  ...depositEndpoints,
  ...payEndpoints,
  ...withdrawalEndpoints,
  ...payoutMethodEndpoints,
  ...rehearsalEndpoints,
  ...turnoverEndpoints,
  ...matchingEndpoints,
  ...matchingOperatorEndpoints,
  ...usdtEndpoints,
  ...chainOperatorEndpoints,
  ...boundAddressEndpoints,
  ...sweepOperatorEndpoints,
  ...identityEndpoints,
  ...cashierGateEndpoints,
  ...cashierCallbackEndpoints,
  ...depositOperatorEndpoints,
  ...withdrawalOperatorEndpoints,
  ...turnoverOperatorEndpoints,
  ...payOperatorEndpoints,
  ...cashierSettingsEndpoints,
  ...walletEndpoints,
  ...walletUsdtEndpoints,
  ...coinEndpoints,
  ...exchangeEndpoints,
  ...yebEndpoints,
  ...solvencyEndpoints,
  ...walletOperatorEndpoints,
  ...userInfoEndpoints,
  ...sportsbookEndpoints,
  ...gameRoundEndpoints,
  ...freeRoundEndpoints,
  ...freeRoundOperatorEndpoints,
  ...gameCrashEndpoints,
  ...dealerEndpoints,
  ...fishingEndpoints,
  ...memberTableEndpoints,
  ...memberTableOperatorEndpoints,
  ...beaconEndpoints,
  ...lotteryEndpoints,
  ...chaseEndpoints,
  ...lotteryOperatorEndpoints,
  ...gameOperatorEndpoints,
  ...returnsEndpoints,
  ...vipEndpoints,
  ...vipMemberEndpoints,
  ...contentEndpoints,
  ...messagesEndpoints,
  ...supportEndpoints,
  ...supportOperatorEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
