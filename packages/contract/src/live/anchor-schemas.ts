import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant, nothing, paragraphs, typedText, uuid } from '../fields.ts';
import type { anchorEndpoints } from './anchor-endpoints.ts';
import { chatRoomNo, liveRoom, roomAnchor } from './room-schemas.ts';
import { scheduleEntry } from './schedule-schemas.ts';
import { anchorStatuses, broadcastStatuses, contractStatuses, roomCovers } from './states.ts';

export const anchorName = typedText(2, 20);
export const anchorAbout = paragraphs(0, 200);

/** Percent of a gift that is the anchor's. */
export const sharePercent = z.int().min(30).max(70);

/** One version of an anchor's contract. */
export const anchorContract = z.strictObject({
  contractId: uuid,
  /** 1, 2, 3 … of this anchor. */
  no: z.int(),
  sharePercent,
  status: z.literal(contractStatuses.codeList),
  proposedAt: instant,
  /** Since when it counts; null before. */
  inForceAt: instant.nullable(),
});
export type AnchorContract = z.output<typeof anchorContract>;

/** A broadcast that is over or under way, as an anchor's page lists it. */
export const broadcastLine = z.strictObject({
  broadcastId: uuid,
  chatRoomNo,
  status: z.literal(broadcastStatuses.codeList),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** It can be played again. */
  hasReplay: z.boolean(),
});

const ownAnchor = z.strictObject({
  anchorId: uuid,
  name: z.string(),
  about: z.string(),
  status: z.literal(anchorStatuses.codeList),
  appliedAt: instant,
  /** Why the house refused or suspended; empty otherwise. */
  reason: z.string(),
  /** Null before the approval. */
  chatRoomNo: chatRoomNo.nullable(),
  followers: z.int(),
  /** The own switch: broadcasts are kept and offered again. */
  keepsReplays: z.boolean(),
  /** The scene of the room's cover that was chosen; null: the usual one. */
  cover: z.literal(roomCovers.codeList).nullable(),
  /** The one that waits for the own agreement or counts first, then what it replaced. */
  contracts: z.array(anchorContract),
});
export type OwnAnchor = z.output<typeof ownAnchor>;

const ofAnchor = z.strictObject({ anchorId: uuid });
const follow = z.strictObject({ followed: z.boolean(), followers: z.int() });
/** Whether a follower hears when the anchor goes live; null for who does not follow. */
const followNotice = z.strictObject({ notifies: z.boolean().nullable() });

export const anchorSchemas = {
  getControlSwitchConf: {
    input: nothing,
    /** By the keys of `generalControlSwitches`; on the wire by their printed names. */
    output: z.strictObject({
      footballIntelligence: z.boolean(),
      chatRoom: z.boolean(),
      anchor: z.boolean(),
      footballVenue: z.boolean(),
      worldCup: z.boolean(),
      virtualCurrency: z.boolean(),
    }),
  },
  getAnchor: {
    input: ofAnchor,
    output: z.strictObject({
      anchor: roomAnchor,
      about: z.string(),
      since: instant,
      room: liveRoom,
      /** The last twenty. */
      broadcasts: z.array(broadcastLine),
      schedule: z.array(scheduleEntry),
    }),
  },
  followAnchor: { input: ofAnchor, output: follow },
  unfollowAnchor: { input: ofAnchor, output: follow },
  getFollowNotice: { input: ofAnchor, output: followNotice },
  setFollowNotice: { input: ofAnchor.extend({ notifies: z.boolean() }), output: followNotice },
  getOwnAnchor: { input: nothing, output: z.strictObject({ anchor: ownAnchor.nullable() }) },
  applyAsAnchor: {
    input: z.strictObject({ name: anchorName, about: anchorAbout }),
    output: z.strictObject({ anchor: ownAnchor }),
  },
  leaveAsAnchor: { input: nothing, output: z.strictObject({ anchor: ownAnchor }) },
  agreeToContract: {
    input: z.strictObject({ contractId: uuid }),
    output: z.strictObject({ contract: anchorContract }),
  },
} satisfies SchemasOf<typeof anchorEndpoints>;
