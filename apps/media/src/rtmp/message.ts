/** Message types that are read or written (RTMP 1.0, sections 5.4, 6.2 and 7.1). */
export const messageTypes = {
  setChunkSize: 1,
  abort: 2,
  acknowledgement: 3,
  userControl: 4,
  windowSize: 5,
  peerBandwidth: 6,
  sound: 8,
  picture: 9,
  data: 18,
  command: 20,
} as const;

export interface RtmpMessage {
  readonly type: number;
  /** 0 for control and connection, then what `createStream` answered. */
  readonly stream: number;
  /** Milliseconds, counted round at 2^32. */
  readonly time: number;
  readonly payload: Buffer;
}

/** The least and the most that a peer may cut its messages into; with less each byte would cost a header. */
export const leastChunkSize = 128;
export const mostChunkSize = 0xffffff;
