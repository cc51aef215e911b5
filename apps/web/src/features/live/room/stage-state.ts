import type { RoomMatch } from '@fairway/contract/live/room-schemas.ts';
import type { RoomStatus } from '@fairway/contract/live/states.ts';
import type { WatchRule } from '@fairway/contract/live/video-schemas.ts';
import { livePhases } from '@fairway/contract/sportsbook/states.ts';
import type { WatchStatus } from '../api/shapes.ts';
import type { PlayPhase } from '../player/play-state.ts';

/** What covers the picture, or that nothing does. */
export type StageState =
  | {
      readonly kind:
        | 'picture'
        | 'connecting'
        | 'buffering'
        | 'lineFailed'
        | 'waiting'
        | 'inPlay'
        | 'over'
        | 'interrupted'
        | 'ended'
        | 'takenDown'
        | 'unsupported';
    }
  | { readonly kind: 'rule'; readonly rule: WatchRule };

export interface StageFacts {
  readonly status: RoomStatus;
  /** Where the room's match is; undefined in a room about none. */
  readonly match: 'coming' | 'inPlay' | 'over' | undefined;
  /** Undefined until the server has answered. */
  readonly watch: Pick<WatchStatus, 'allowed' | 'rule'> | undefined;
  /** Undefined while nothing is played. */
  readonly phase: PlayPhase | undefined;
  /** The browser can play parts. */
  readonly supported: boolean;
}

/** Whether there is a picture to be played to this viewer. */
export function isPlayable({ status, watch, supported }: Omit<StageFacts, 'phase' | 'match'>): boolean {
  return (status === 'live' || status === 'interrupted') && watch?.allowed === true && supported;
}

/** What the stage says: first what the room is, then whether this viewer may see it, then how the line does. */
export function stageState(facts: StageFacts): StageState {
  const { status, match, watch, phase, supported } = facts;
  if (status === 'takenDown' || phase === 'takenDown') return { kind: 'takenDown' };
  if (status === 'ended' || phase === 'ended') return { kind: 'ended' };
  if (status === 'waiting') return { kind: match === 'inPlay' || match === 'over' ? match : 'waiting' };
  if (watch && !watch.allowed) return { kind: 'rule', rule: watch.rule };
  if (phase === 'refused') return { kind: 'rule', rule: watch?.rule ?? 'everyone' };
  if (!supported) return { kind: 'unsupported' };
  if (phase === 'away') return { kind: 'interrupted' };
  if (phase === 'waiting') return { kind: 'lineFailed' };
  if (phase === 'playing') return { kind: 'picture' };
  // A playlist says late that nothing comes; the room says it first.
  if (status === 'interrupted') return { kind: 'interrupted' };
  return { kind: phase === 'buffering' ? 'buffering' : 'connecting' };
}

/** Where a match is, for what a stage says; one that is put off still comes. */
export function matchPhase(match: Pick<RoomMatch, 'status'> | null): StageFacts['match'] {
  if (match === null) return undefined;
  if (match.status === 'scheduled' || match.status === 'postponed') return 'coming';
  return livePhases.some((phase) => phase === match.status) ? 'inPlay' : 'over';
}
