import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import { breakoutKind } from './breakout/breakout-kind.ts';
import { depositAgainKind, depositFirstKind } from './deposit-gift/deposit-gift-kind.ts';
import { instantKindLines } from './instant/instant-kind.ts';
import { inviteKind } from './invite/invite-kind.ts';
import type { AnyKind } from './kind.ts';
import { detailsKind, displayKind, offerKind } from './pages/pages-kind.ts';
import { soccerLotteryKind } from './soccer-lottery/soccer-lottery-kind.ts';
import { survivingKind } from './surviving/surviving-kind.ts';
import { signKind } from './sign/sign-kind.ts';

/** Every kind of campaign, a line each. */
export const kinds: Readonly<Record<CampaignKind, AnyKind>> = {
  sign: signKind,
  depositFirst: depositFirstKind,
  depositAgain: depositAgainKind,
  invite: inviteKind,
  competeLottery: soccerLotteryKind,
  surviving: survivingKind,
  breakout: breakoutKind,
  offer: offerKind,
  details: detailsKind,
  display: displayKind,
  ...instantKindLines,
};
