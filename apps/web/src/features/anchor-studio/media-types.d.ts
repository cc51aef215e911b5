/** Frames of a track as a stream (W3C mediacapture-transform); the compiler's own types lack it outside workers. */
declare class MediaStreamTrackProcessor<Frame extends AudioData | VideoFrame> {
  constructor(init: { track: MediaStreamTrack; maxBufferSize?: number });
  readonly readable: ReadableStream<Frame>;
}
