import { playCloseCodes, type OriginMessage } from '@fairway/contract/media/play-messages.ts';
import type { PlayClaim } from '@fairway/contract/media/play-address.ts';
import type { MediaTrack, PictureTrack } from '@fairway/contract/media/tracks.ts';
import type { WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import type { StoredPart } from '../rooms/parts.ts';
import type { Room, RoomListener, RoomState } from '../rooms/room.ts';
import { describeRoom } from './describe-room.ts';
import { PlayTrack } from './play-track.ts';
import { readPlayerMessage } from './player-message.ts';
import type { AddressJudge } from './signed-address.ts';

/** Bytes that a socket may have before it: about two seconds of a picture at 2 Mbit/s. */
const fullBytes = 512 * 1024;
/** A socket that stays full for so long is given up. */
const stuckMs = 30_000;
/** Sound that begins with the picture's key frame, and not a part later. */
const soundBeforeMs = 300;

export interface Choice {
  readonly video: PictureTrack | null;
  readonly sound: boolean;
}

/** A viewer on the WebSocket of parts; see the contract's play-messages. */
export class PlaySocket implements RoomListener {
  readonly room: Room;
  claim: PlayClaim;
  readonly #socket: WebSocket;
  readonly #judge: AddressJudge;
  readonly #clock: Clock;
  #picture: PlayTrack | undefined;
  /** Chosen, and taken over at its next key frame. */
  #nextPicture: PlayTrack | undefined;
  #sound: PlayTrack | undefined;
  #fullSince: number | undefined;

  constructor(
    socket: WebSocket,
    room: Room,
    claim: PlayClaim,
    means: { readonly judge: AddressJudge; readonly clock: Clock; readonly choice: Choice },
  ) {
    this.#socket = socket;
    this.room = room;
    this.claim = claim;
    this.#judge = means.judge;
    this.#clock = means.clock;
    socket.on('message', (bytes: Buffer, binary) => this.#message(bytes, binary));
    socket.on('close', () => room.listeners.delete(this));
    socket.on('error', () => undefined);
    room.listeners.add(this);
    this.#notify(describeRoom(room, this.#clock.now()));
    this.#begin(this.#permitted(means.choice));
  }

  part(part: StoredPart): void {
    const next = this.#nextPicture;
    if (next?.track === part.track && part.key) {
      this.#picture = next;
      this.#nextPicture = undefined;
    }
    const chosen = part.track === 'sound' ? this.#sound : this.#picture;
    if (chosen?.track !== part.track) return;
    for (const frame of chosen.framesFor(part, this.#isFull())) this.#socket.send(frame, { binary: true });
  }

  state(state: RoomState): void {
    if (state === 'ended') this.close(playCloseCodes.ended, 'ended');
    else if (state === 'takenDown') this.close(playCloseCodes.takenDown, 'takenDown');
    else if (state === 'interrupted')
      this.#notify({ kind: 'away', now: this.#clock.now(), until: this.room.awaitedUntil });
    else {
      this.#notify({ kind: 'back', now: this.#clock.now() });
      this.tracks();
    }
  }

  tracks(): void {
    this.#notify(describeRoom(this.room, this.#clock.now()));
  }

  /** Ends what has expired and what does not drain. */
  tick(now: number): void {
    if (this.claim.expiresAt * 1000 <= now) this.close(playCloseCodes.expired, 'expired');
    this.#isFull();
    if (this.#fullSince !== undefined && now - this.#fullSince > stuckMs) this.#socket.terminate();
  }

  close(code: number, reason: string): void {
    this.room.listeners.delete(this);
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), 1500).unref();
  }

  #isFull(): boolean {
    const isFull = this.#socket.bufferedAmount > fullBytes;
    this.#fullSince = isFull ? (this.#fullSince ?? this.#clock.now()) : undefined;
    return isFull;
  }

  /** What the address allows of a choice. */
  #permitted({ video, sound }: Choice): Choice {
    const allows = (track: MediaTrack) => this.claim.tracks.includes(track);
    return { video: video !== null && allows(video) ? video : null, sound: sound && allows('sound') };
  }

  /** From the last key frame on, so that a picture is there at once. */
  #begin({ video, sound }: Choice): void {
    this.#picture = video === null ? undefined : new PlayTrack(video);
    this.#sound = sound ? new PlayTrack('sound') : undefined;
    const pictures = video === null ? [] : this.#lastSegment(video);
    for (const part of pictures) this.part(part);
    const from = (pictures[0]?.capturedAt ?? Number.POSITIVE_INFINITY) - soundBeforeMs;
    const recent = this.room.window('sound')?.segments.flatMap(({ parts }) => parts) ?? [];
    const heard =
      pictures.length === 0 ? recent.slice(-2) : recent.filter(({ capturedAt }) => capturedAt >= from);
    for (const part of heard) this.part(part);
  }

  #lastSegment(track: MediaTrack): readonly StoredPart[] {
    return this.room.window(track)?.segments.at(-1)?.parts ?? [];
  }

  #message(bytes: Buffer, binary: boolean): void {
    const message = binary ? undefined : readPlayerMessage(bytes.toString());
    if (message === undefined) return this.close(playCloseCodes.malformed, 'message');
    if (message.kind === 'choose') return this.#choose(this.#permitted(message));
    const now = this.#clock.now();
    const judged = this.#judge.judge(message.path, now);
    const same =
      judged.verdict === 'allowed' &&
      judged.rest === 'parts' &&
      judged.claim.room === this.claim.room &&
      judged.claim.viewer === this.claim.viewer;
    if (!same) return this.close(playCloseCodes.refused, 'refused');
    this.claim = judged.claim;
    return this.#notify({ kind: 'renewed', expiresAt: judged.claim.expiresAt });
  }

  #choose({ video, sound }: Choice): void {
    this.#nextPicture = undefined;
    if (video === null) this.#picture = undefined;
    else if (this.#picture === undefined) this.#picture = new PlayTrack(video);
    else if (this.#picture.track !== video) this.#nextPicture = new PlayTrack(video);
    this.#sound = sound ? (this.#sound ?? new PlayTrack('sound')) : undefined;
  }

  #notify(message: OriginMessage): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
