import type { SlipPreview } from '../api/shapes.ts';
import { pickKey, type SlipPick } from './slip-store.ts';

export type PreviewLeg = SlipPreview['legs'][number];

/** What the preview says of a pick; found by key, since a preview that is in flight may still be of the slip before. */
export function legOf(preview: SlipPreview | undefined, pick: SlipPick): PreviewLeg | undefined {
  return preview?.legs.find((leg) => pickKey(leg) === pickKey(pick));
}

/** True where nothing can be booked at present: the market is closed or suspended, or the selection is gone. */
export function cannotBook(leg: PreviewLeg | undefined): boolean {
  return leg !== undefined && (leg.change === 'gone' || leg.status !== 'open');
}
