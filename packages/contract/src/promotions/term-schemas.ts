import { z } from 'zod';
import { breakoutTerms } from './breakout/term-schemas.ts';
import { depositAgainTerms, depositFirstTerms } from './deposit-gift/term-schemas.ts';
import { drawGiftTerms, scratchTerms, shotTerms, wheelTerms } from './instant/term-schemas.ts';
import { euroCupTerms, europeanCupTerms } from './euro/term-schemas.ts';
import { guessTerms, worldCupGuessTerms } from './guess/term-schemas.ts';
import { formTerms } from './content-form/term-schemas.ts';
import { happySendTerms } from './happy-send/term-schemas.ts';
import { inviteTerms } from './invite/term-schemas.ts';
import type { CampaignKind } from './kinds.ts';
import { newTaskTerms } from './new-task/term-schemas.ts';
import { competeLotteryTerms } from './soccer-lottery/term-schemas.ts';
import { survivingTerms } from './surviving/term-schemas.ts';
import { luxuryTerms } from './luxury/term-schemas.ts';
import { detailsTerms, displayTerms, offerTerms } from './pages/term-schemas.ts';
import { pushTerms } from './push-offers/term-schemas.ts';
import { raffleTerms } from './raffle/term-schemas.ts';
import { rainTerms } from './rain/term-schemas.ts';
import { rebateTerms } from './rebate/term-schemas.ts';
import { presentTerms } from './present/term-schemas.ts';
import { scoreTerms } from './score/term-schemas.ts';
import { fissileTerms } from './fissile/term-schemas.ts';
import { raceTerms } from './race/term-schemas.ts';
import { signTerms } from './sign/term-schemas.ts';
import { birthdayTerms, monthMoneyTerms, upgradeTerms } from './vip-gifts/term-schemas.ts';
import { superGiftTerms } from './super-gift/term-schemas.ts';

/** What a campaign promises, whole: a version of it is named by the SHA-256 of this document's canonical JSON. */
export const campaignTerms = z.discriminatedUnion('kind', [
  signTerms,
  newTaskTerms,
  depositFirstTerms,
  depositAgainTerms,
  inviteTerms,
  competeLotteryTerms,
  survivingTerms,
  breakoutTerms,
  upgradeTerms,
  birthdayTerms,
  monthMoneyTerms,
  rebateTerms,
  offerTerms,
  fissileTerms,
  raceTerms,
  detailsTerms,
  displayTerms,
  raffleTerms,
  rainTerms,
  wheelTerms,
  scratchTerms,
  drawGiftTerms,
  shotTerms,
  presentTerms,
  superGiftTerms,
  luxuryTerms,
  scoreTerms,
  europeanCupTerms,
  euroCupTerms,
  guessTerms,
  worldCupGuessTerms,
  happySendTerms,
  formTerms,
  pushTerms,
]);
export type CampaignTerms = z.output<typeof campaignTerms>;
export type TermsOf<Kind extends CampaignKind> = Extract<CampaignTerms, { kind: Kind }>;
