import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import type { AnyKindForm } from '../own/kind-form.ts';
import { breakoutForm } from './breakout-form.ts';
import { contentFormForm } from './content-form-form.ts';
import { depositAgainForm, depositFirstForm } from './deposit-gift-form.ts';
import { euroCupForm, europeanCupForm } from './euro-form.ts';
import { guessForm, worldCupGuessForm } from './guess-form.ts';
import { luxuryForm, presentForm, scoreForm, superGiftForm } from './gift-forms.ts';
import { drawGiftForm, scratchForm, shotForm, wheelForm } from './instant-forms.ts';
import { happySendForm } from './happy-send-form.ts';
import { inviteForm } from './invite-form.ts';
import { newTaskForm } from './new-task-form.ts';
import { detailsForm, displayForm, offerForm, pushForm } from './pages-form.ts';
import { raffleForm } from './raffle-form.ts';
import { rainForm } from './rain-form.ts';
import { soccerLotteryForm, survivingForm } from './round-forms.ts';
import { fissileForm, raceForm } from './share-forms.ts';
import { signForm } from './sign-form.ts';
import { birthdayForm, monthMoneyForm, rebateForm, upgradeForm } from './vip-forms.ts';

/** The own fields of each kind, a line each. */
export const kindForms: Readonly<Record<CampaignKind, AnyKindForm>> = {
  sign: signForm,
  newTask: newTaskForm,
  depositFirst: depositFirstForm,
  depositAgain: depositAgainForm,
  invite: inviteForm,
  europeanCup: europeanCupForm,
  euroCup: euroCupForm,
  guess: guessForm,
  worldCupGuess: worldCupGuessForm,
  competeLottery: soccerLotteryForm,
  surviving: survivingForm,
  breakout: breakoutForm,
  race: raceForm,
  fissile: fissileForm,
  offer: offerForm,
  details: detailsForm,
  display: displayForm,
  wheel: wheelForm,
  scratch: scratchForm,
  drawGift: drawGiftForm,
  shot: shotForm,
  raffle: raffleForm,
  redPackRain: rainForm,
  present: presentForm,
  superGift: superGiftForm,
  luxury: luxuryForm,
  score: scoreForm,
  upgrade: upgradeForm,
  birthday: birthdayForm,
  monthMoney: monthMoneyForm,
  rebate: rebateForm,
  happySend: happySendForm,
  form: contentFormForm,
  push: pushForm,
};
