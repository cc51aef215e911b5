import type { Socket } from 'node:net';
import type { TopicStamp } from '@fairway/contract/topics.ts';
import type { Audience, Principal } from '../principal.ts';

/** A client's open WebSocket. Frames are written under the WebSocket library, which never leaves half a frame there. */
export interface Listener {
  readonly socket: Socket;
  readonly principal: Principal | undefined;
  /** False once its session ended. */
  readonly live: boolean;
  cutOff(): void;
}

/** Everyone who hears one topic. */
export interface Room {
  readonly topic: string;
  readonly audience: Audience | undefined;
  readonly listeners: Set<Listener>;
  /** Packets that leave at the end of this turn. */
  readonly pending: Buffer[];
  /** Its last frame held more than one message. */
  busy: boolean;
  /** The last message said, and of those the last that has left. */
  said: TopicStamp;
  left: TopicStamp;
}
