import { decodeFrame, type MediaFrame } from '@fairway/contract/media/frames.ts';
import type { OriginMessage } from '@fairway/contract/media/play-messages.ts';
import { WebSocket } from 'ws';
import { MessageBox } from './message-box.ts';
import type { MediaStage } from './media-stage.ts';

/** A viewer on the WebSocket of parts. */
export class TestPlayer {
  readonly socket: WebSocket;
  readonly box: MessageBox<OriginMessage>;

  constructor(stage: MediaStage, address = stage.address(), query = '?video=hd&sound=1') {
    this.socket = new WebSocket(`${stage.url().replace('http', 'ws')}${address}/parts${query}`);
    this.box = new MessageBox(this.socket);
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Waits for so many frames in all and answers them. */
  async frames(count: number): Promise<MediaFrame[]> {
    const frames = await this.box.framesOf(count);
    return frames.flatMap((bytes) => decodeFrame(bytes) ?? []);
  }
}
