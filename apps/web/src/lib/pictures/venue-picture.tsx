import { lazy, Suspense } from 'react';

/** Each kind's drawing in a chunk of its own: a page fetches those that it shows. Keys are the categories' site codes. */
const pictures = {
  ty: lazy(async () => ({ default: (await import('@fairway/ui/art/venue/sport.tsx')).VenueSport })),
  dj: lazy(async () => ({ default: (await import('@fairway/ui/art/venue/esport.tsx')).VenueEsport })),
  zr: lazy(async () => ({
    default: (await import('@fairway/ui/art/venue/live-dealer.tsx')).VenueLiveDealer,
  })),
  cp: lazy(async () => ({ default: (await import('@fairway/ui/art/venue/lottery.tsx')).VenueLottery })),
  qp: lazy(async () => ({
    default: (await import('@fairway/ui/art/venue/table-games.tsx')).VenueTableGames,
  })),
  dz: lazy(async () => ({ default: (await import('@fairway/ui/art/venue/egame.tsx')).VenueEgame })),
  by: lazy(async () => ({ default: (await import('@fairway/ui/art/venue/fishing.tsx')).VenueFishing })),
};

export type VenueCategoryCode = keyof typeof pictures;

/** A venue's picture, filling its box; the box keeps its ground while the drawing loads. */
export function VenuePicture({ category }: { category: VenueCategoryCode }) {
  const Picture = pictures[category];
  return (
    <Suspense>
      <Picture />
    </Suspense>
  );
}

/** The category of a site code; sport for one that this build does not know. */
export function categoryOf(code: string): VenueCategoryCode {
  return Object.hasOwn(pictures, code) ? (code as VenueCategoryCode) : 'ty';
}
