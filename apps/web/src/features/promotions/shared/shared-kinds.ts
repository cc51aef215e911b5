import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Part =
  | LazyExoticComponent<ComponentType<{ activity: Activity }>>
  | ComponentType<{ activity: Activity }>;

/** What a kind without a page of its own shows on the shared one. */
export interface SharedKind {
  /** What the member does, in the column beside the text. */
  readonly Act: Part;
  /** Between the three lines and the terms. */
  readonly Body?: Part;
}

const draws: SharedKind = {
  Act: lazy(async () => ({ default: (await import('../draws/draw-act.tsx')).DrawAct })),
  Body: lazy(async () => ({ default: (await import('../draws/draw-body.tsx')).DrawBody })),
};

const onVipPage: SharedKind = {
  Act: lazy(async () => ({ default: (await import('../vip-gifts/vip-link-act.tsx')).VipLinkAct })),
};

/** The kinds that share `/app/preferentialActivity`, each in a chunk of its own. */
export const sharedKinds: { readonly [Kind in CampaignKind]?: SharedKind } = {
  offer: {
    Act: lazy(async () => ({ default: (await import('../page/offer-act.tsx')).OfferAct })),
  },
  push: {
    Act: lazy(async () => ({ default: (await import('../page/offer-act.tsx')).OfferAct })),
  },
  superGift: {
    Act: lazy(async () => ({ default: (await import('../super-gift/super-gift-act.tsx')).SuperGiftAct })),
    Body: lazy(async () => ({ default: (await import('../super-gift/super-gift-body.tsx')).SuperGiftBody })),
  },
  luxury: {
    Act: lazy(async () => ({ default: (await import('../luxury/luxury-act.tsx')).LuxuryAct })),
    Body: lazy(async () => ({ default: (await import('../luxury/luxury-body.tsx')).LuxuryBody })),
  },
  score: {
    Act: lazy(async () => ({ default: (await import('../score/score-act.tsx')).ScoreAct })),
    Body: lazy(async () => ({ default: (await import('../score/score-body.tsx')).ScoreBody })),
  },
  birthday: {
    Act: lazy(async () => ({ default: (await import('../vip-gifts/birthday-act.tsx')).BirthdayAct })),
  },
  upgrade: onVipPage,
  rebate: onVipPage,
  guess: {
    Act: lazy(async () => ({ default: (await import('../guess/guess-act.tsx')).GuessAct })),
    Body: lazy(async () => ({ default: (await import('../guess/guess-body.tsx')).GuessBody })),
  },
  happySend: {
    Act: lazy(async () => ({ default: (await import('../happy-send/happy-send-act.tsx')).HappySendAct })),
    Body: lazy(async () => ({ default: (await import('../happy-send/happy-send-body.tsx')).HappySendBody })),
  },
  form: {
    Act: lazy(async () => ({ default: (await import('../content-form/form-act.tsx')).FormAct })),
    Body: lazy(async () => ({ default: (await import('../content-form/form-body.tsx')).FormBody })),
  },
  wheel: draws,
  scratch: draws,
};
