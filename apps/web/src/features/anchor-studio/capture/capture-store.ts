import { create } from 'zustand';
import type { QualityName } from '../engine/quality.ts';
import {
  captureFault,
  openMicrophone,
  openPicture,
  type CaptureFault,
  type PictureSource,
  type PictureTracks,
} from './open-tracks.ts';

export interface Capture {
  readonly source: PictureSource;
  /** Ids of devices; empty for the browser's own choice. */
  readonly camera: string;
  readonly microphone: string;
  /** Whether sound is published at all. */
  readonly withSound: boolean;
  readonly quality: QualityName;
  readonly opening: boolean;
  readonly fault: { readonly of: 'picture' | 'sound'; readonly name: CaptureFault } | undefined;
  readonly tracks: PictureTracks | undefined;
  readonly sound: MediaStreamTrack | undefined;
  /** A track that was open has ended by itself: a cable was pulled, or sharing was stopped. */
  readonly lost: boolean;
  readonly muted: boolean;
  readonly choose: (
    change: Partial<Pick<Capture, 'source' | 'camera' | 'microphone' | 'withSound' | 'quality'>>,
  ) => void;
  /** Opens what is chosen, in place of what is open; called from a press, because browsers show a screen to no other. */
  readonly open: () => Promise<void>;
  readonly mute: (muted: boolean) => void;
  readonly close: () => void;
}

/** What is chosen and open of cameras, screens and microphones; one a tab, because a broadcast outlives the part of the page that shows it. */
export const useCapture = create<Capture>((set, get) => ({
  source: 'camera',
  camera: '',
  microphone: '',
  withSound: true,
  quality: 'high',
  opening: false,
  fault: undefined,
  tracks: undefined,
  sound: undefined,
  lost: false,
  muted: false,
  choose: (change) => set(change),
  async open() {
    if (get().opening) return;
    set({ opening: true, fault: undefined });
    const { source, camera, microphone, withSound } = get();
    let of: 'picture' | 'sound' = 'picture';
    let tracks: PictureTracks | undefined;
    try {
      tracks = await openPicture(source, camera);
      of = 'sound';
      const sound = withSound ? await openMicrophone(microphone) : undefined;
      stop(get());
      if (sound) sound.enabled = !get().muted;
      set({ tracks, sound, lost: false, opening: false });
      for (const track of [tracks.picture, tracks.corner, sound])
        track?.addEventListener('ended', () => isOpen(track, get()) && set({ lost: true }));
    } catch (fault) {
      tracks?.picture.stop();
      tracks?.corner?.stop();
      set({ opening: false, fault: { of, name: captureFault(fault) } });
    }
  },
  mute(muted) {
    const { sound } = get();
    if (sound) sound.enabled = !muted;
    set({ muted });
  },
  close() {
    stop(get());
    set({ tracks: undefined, sound: undefined, lost: false, fault: undefined });
  },
}));

function stop({ tracks, sound }: Pick<Capture, 'tracks' | 'sound'>): void {
  for (const track of [tracks?.picture, tracks?.corner, sound]) track?.stop();
}

function isOpen(track: MediaStreamTrack, { tracks, sound }: Pick<Capture, 'tracks' | 'sound'>): boolean {
  return track === tracks?.picture || track === tracks?.corner || track === sound;
}
