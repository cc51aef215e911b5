import { Drawing, type DrawingName } from './drawing.tsx';

/** By the site codes of the categories. */
const pictures = {
  ty: 'sport',
  dj: 'esport',
  zr: 'live',
  cp: 'lottery',
  qp: 'chess',
  dz: 'egame',
  by: 'fishing',
} as const satisfies Readonly<Record<string, DrawingName>>;

export type VenueCategoryCode = keyof typeof pictures;

/** A venue's picture, filling its box. */
export function VenuePicture({ category }: { category: VenueCategoryCode }) {
  return <Drawing of={pictures[category]} />;
}

/** The category of a site code; sport for one that this build does not know. */
export function categoryOf(code: string): VenueCategoryCode {
  return Object.hasOwn(pictures, code) ? (code as VenueCategoryCode) : 'ty';
}
