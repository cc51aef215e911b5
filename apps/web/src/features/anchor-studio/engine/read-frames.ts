export interface FrameReading {
  stop(): void;
}

/** Hands on what a camera, screen or microphone gives until it ends or is stopped; who takes a frame closes it. */
export function readFrames<Frame extends { close: () => void }>(
  stream: ReadableStream<Frame>,
  take: (frame: Frame) => void,
): FrameReading {
  const reader = stream.getReader();
  let stopped = false;
  const run = async (): Promise<void> => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (stopped) value.close();
      else take(value);
    }
  };
  // A source that breaks off has ended; the page knows it from its track.
  void run().catch(() => undefined);
  return {
    stop() {
      stopped = true;
      void reader.cancel().catch(() => undefined);
    },
  };
}
