import type { SeatVenue } from '@fairway/contract/seats/venues.ts';
import type { Tx } from '#platform/db/database.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';
import type { Platform } from '#platform/platform.ts';
import type { SeatRow } from './seats-store.ts';

/** What the games of a venue with seats say of one of them. */
export interface SeatKind {
  readonly venue: SeatVenue;
  /** Whether a held seat may be left now; where not, the kind has noted that it is left at the end of the hand (`updateLeaving`). */
  mayLeave(tx: Tx, app: Platform, seat: SeatRow): Promise<boolean>;
}

export const seatKinds = defineExtensionPoint<SeatKind>('seat kinds');
