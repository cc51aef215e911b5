import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import { breakoutKind } from './breakout/breakout-kind.ts';
import { depositAgainKind, depositFirstKind } from './deposit-gift/deposit-gift-kind.ts';
import { instantKindLines } from './instant/instant-kind.ts';
import { euroCupKind, europeanCupKind } from './euro/euro-kind.ts';
import { guessKind, worldCupGuessKind } from './guess/guess-kind.ts';
import { contentFormKind } from './content-form/content-form-kind.ts';
import { happySendKind } from './happy-send/happy-send-kind.ts';
import { inviteKind } from './invite/invite-kind.ts';
import type { AnyKind } from './kind.ts';
import { luxuryKind } from './luxury/luxury-kind.ts';
import { newTaskKind } from './new-task/new-task-kind.ts';
import { detailsKind, displayKind, offerKind } from './pages/pages-kind.ts';
import { presentKind } from './present/present-kind.ts';
import { pushOffersKind } from './push-offers/push-offers-kind.ts';
import { raffleKind } from './raffle/raffle-kind.ts';
import { rainKind } from './rain/rain-kind.ts';
import { rebateKind } from './rebate/rebate-kind.ts';
import { soccerLotteryKind } from './soccer-lottery/soccer-lottery-kind.ts';
import { survivingKind } from './surviving/surviving-kind.ts';
import { scoreKind } from './score/score-kind.ts';
import { fissileKind } from './fissile/fissile-kind.ts';
import { raceKind } from './race/race-kind.ts';
import { signKind } from './sign/sign-kind.ts';
import { birthdayKind, monthMoneyKind, upgradeKind } from './vip-gifts/vip-gifts-kind.ts';
import { superGiftKind } from './super-gift/super-gift-kind.ts';

/** Every kind of campaign, a line each. */
export const kinds: Readonly<Record<CampaignKind, AnyKind>> = {
  sign: signKind,
  newTask: newTaskKind,
  depositFirst: depositFirstKind,
  depositAgain: depositAgainKind,
  invite: inviteKind,
  competeLottery: soccerLotteryKind,
  surviving: survivingKind,
  breakout: breakoutKind,
  upgrade: upgradeKind,
  birthday: birthdayKind,
  monthMoney: monthMoneyKind,
  rebate: rebateKind,
  offer: offerKind,
  fissile: fissileKind,
  race: raceKind,
  details: detailsKind,
  display: displayKind,
  raffle: raffleKind,
  redPackRain: rainKind,
  present: presentKind,
  superGift: superGiftKind,
  luxury: luxuryKind,
  score: scoreKind,
  ...instantKindLines,
  europeanCup: europeanCupKind,
  euroCup: euroCupKind,
  guess: guessKind,
  worldCupGuess: worldCupGuessKind,
  happySend: happySendKind,
  form: contentFormKind,
  push: pushOffersKind,
};
