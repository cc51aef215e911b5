import type { VenueArtProps } from '@fairway/ui/art/venue/venue-art.tsx';

type Picture = VenueArtProps['kind'];

/** Keys are the categories' site codes. */
const pictures: Readonly<Record<string, Picture>> = {
  ty: 'sport',
  dj: 'esport',
  zr: 'live-dealer',
  cp: 'lottery',
  qp: 'table-games',
  dz: 'egame',
  by: 'fishing',
};

/** The drawing of a category; sport for a code that this build does not know. */
export function pictureOf(categoryCode: string): Picture {
  return Object.hasOwn(pictures, categoryCode) ? (pictures[categoryCode] ?? 'sport') : 'sport';
}
