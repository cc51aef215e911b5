export type { Bytes } from './boxes/write-box.ts';
export { readAacConfig } from './codecs/read-aac-config.ts';
export { readAvcRecord } from './codecs/read-avc-record.ts';
export { CmafFault, type FaultName } from './fault.ts';
export { readInit } from './init/read-init.ts';
export {
  timescaleOf,
  type PictureConfig,
  type SoundConfig,
  type TrackConfig,
  type TrackInit,
} from './init/track-init.ts';
export { writeInit } from './init/write-init.ts';
export { keyFrameSeconds, limits, partSeconds } from './limits.ts';
export { mendCaptureTime } from './part/mend-capture-time.ts';
export type { Part, PartContent, Sample } from './part/part.ts';
export { posterPart } from './part/poster-part.ts';
export { readPart } from './part/read-part.ts';
export { writePart } from './part/write-part.ts';
export { TrackRules, type Judged } from './rules/track-rules.ts';
