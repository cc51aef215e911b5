import { z } from 'zod';
import { breakoutTerms } from './breakout/term-schemas.ts';
import { depositAgainTerms, depositFirstTerms } from './deposit-gift/term-schemas.ts';
import { drawGiftTerms, scratchTerms, shotTerms, wheelTerms } from './instant/term-schemas.ts';
import { inviteTerms } from './invite/term-schemas.ts';
import type { CampaignKind } from './kinds.ts';
import { competeLotteryTerms } from './soccer-lottery/term-schemas.ts';
import { survivingTerms } from './surviving/term-schemas.ts';
import { detailsTerms, displayTerms, offerTerms } from './pages/term-schemas.ts';
import { signTerms } from './sign/term-schemas.ts';

/** What a campaign promises, whole: a version of it is named by the SHA-256 of this document's canonical JSON. */
export const campaignTerms = z.discriminatedUnion('kind', [
  signTerms,
  depositFirstTerms,
  depositAgainTerms,
  inviteTerms,
  competeLotteryTerms,
  survivingTerms,
  breakoutTerms,
  offerTerms,
  detailsTerms,
  displayTerms,
  wheelTerms,
  scratchTerms,
  drawGiftTerms,
  shotTerms,
]);
export type CampaignTerms = z.output<typeof campaignTerms>;
export type TermsOf<Kind extends CampaignKind> = Extract<CampaignTerms, { kind: Kind }>;
