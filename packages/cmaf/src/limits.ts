/** What a stream may be at most. Times in seconds, sizes in bytes. */
export const limits = {
  initBytes: 4000,
  partBytes: 500_000,
  width: 1920,
  height: 1080,
  /** H.264 level times ten. */
  level: 40,
  picturesPerSecond: 60,
  bitsPerSecond: 6_000_000,
  bitWindow: 5,
  betweenKeyFrames: 4,
  partDuration: 1,
  /** Between the media's times and the capture times, before the part is called discontinuous. */
  drift: 2,
} as const;

/** What a publisher of ours makes. */
export const partSeconds = 0.25;
export const keyFrameSeconds = 2;
