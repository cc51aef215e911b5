import type { ContentArt } from '@fairway/contract/content/kinds.ts';
import { lazy, Suspense, type ReactNode } from 'react';
import { VenuePicture } from './venue-picture.tsx';

const Club = lazy(async () => ({
  default: (await import('@fairway/ui/art/promo/club-banner.tsx')).ClubBanner,
}));
const Trophy = lazy(async () => ({
  default: (await import('@fairway/ui/art/promo/trophy-banner.tsx')).TrophyBanner,
}));
const Gift = lazy(async () => ({
  default: (await import('@fairway/ui/art/promo/gift-banner.tsx')).GiftBanner,
}));
const Envelope = lazy(async () => ({
  default: (await import('@fairway/ui/art/promo/envelope-banner.tsx')).EnvelopeBanner,
}));

const pictures: Readonly<Record<ContentArt, () => ReactNode>> = {
  stadium: () => <Club />,
  sport: () => <VenuePicture category="ty" />,
  esport: () => <VenuePicture category="dj" />,
  live: () => <VenuePicture category="zr" />,
  lottery: () => <VenuePicture category="cp" />,
  chess: () => <VenuePicture category="qp" />,
  egame: () => <VenuePicture category="dz" />,
  fishing: () => <VenuePicture category="by" />,
  trophy: () => <Trophy />,
  gift: () => <Gift />,
  envelope: () => <Envelope />,
};

/** The drawing that a document names, filling its box. Decorative: its text is beside it. */
export function ContentPicture({ art }: { art: ContentArt }) {
  return <Suspense>{pictures[art]()}</Suspense>;
}
