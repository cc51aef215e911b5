export { recordedTrack, type RecordedPart, type RecordedTrack, type Recording } from './recorded-track.ts';
