import type { RoomStatus } from '@fairway/contract/live/states.ts';
import type { WatchRule } from '@fairway/contract/live/video-schemas.ts';
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
        | 'interrupted'
        | 'ended'
        | 'takenDown'
        | 'unsupported';
    }
  | { readonly kind: 'rule'; readonly rule: WatchRule };

export interface StageFacts {
  readonly status: RoomStatus;
  /** The room's match is in play. */
  readonly inPlay: boolean;
  /** Undefined until the server has answered. */
  readonly watch: Pick<WatchStatus, 'allowed' | 'rule'> | undefined;
  /** Undefined while nothing is played. */
  readonly phase: PlayPhase | undefined;
  /** The browser can play parts. */
  readonly supported: boolean;
}

/** Whether there is a picture to be played to this viewer. */
export function isPlayable({ status, watch, supported }: Omit<StageFacts, 'phase' | 'inPlay'>): boolean {
  return (status === 'live' || status === 'interrupted') && watch?.allowed === true && supported;
}

/** What the stage says: first what the room is, then whether this viewer may see it, then how the line does. */
export function stageState(facts: StageFacts): StageState {
  const { status, inPlay, watch, phase, supported } = facts;
  if (status === 'takenDown' || phase === 'takenDown') return { kind: 'takenDown' };
  if (status === 'ended' || phase === 'ended') return { kind: 'ended' };
  if (status === 'waiting') return { kind: inPlay ? 'inPlay' : 'waiting' };
  if (watch && !watch.allowed) return { kind: 'rule', rule: watch.rule };
  if (phase === 'refused') return { kind: 'rule', rule: watch?.rule ?? 'everyone' };
  if (!supported) return { kind: 'unsupported' };
  if (phase === 'away') return { kind: 'interrupted' };
  if (phase === 'waiting') return { kind: 'lineFailed' };
  if (phase === 'playing') return { kind: 'picture' };
  if (phase === 'buffering') return { kind: 'buffering' };
  return status === 'interrupted' && phase === undefined ? { kind: 'interrupted' } : { kind: 'connecting' };
}
