/** What is shown: the camera, a screen, or a screen with the camera in its corner. */
export const pictureSources = ['camera', 'screen', 'both'] as const;
export type PictureSource = (typeof pictureSources)[number];

export interface PictureTracks {
  readonly picture: MediaStreamTrack;
  /** Over the picture. */
  readonly corner?: MediaStreamTrack;
}

/** Why a source could not be opened. */
export type CaptureFault = 'denied' | 'missing' | 'busy' | 'unknown';

/** Opens what is chosen; throws as the browser does. `camera` empty: the browser's own choice. */
export async function openPicture(source: PictureSource, camera: string): Promise<PictureTracks> {
  if (source === 'camera') return { picture: await openCamera(camera) };
  const picture = await openScreen();
  if (source === 'screen') return { picture };
  try {
    return { picture, corner: await openCamera(camera) };
  } catch (fault) {
    picture.stop();
    throw fault;
  }
}

async function openCamera(deviceId: string): Promise<MediaStreamTrack> {
  const video = {
    ...(deviceId !== '' && { deviceId: { exact: deviceId } }),
    width: { ideal: 1280 },
    height: { ideal: 720 },
    frameRate: { ideal: 25, max: 30 },
  };
  return firstOf(await navigator.mediaDevices.getUserMedia({ video }), 'video');
}

async function openScreen(): Promise<MediaStreamTrack> {
  const video = { frameRate: { ideal: 25, max: 30 }, width: { max: 1920 }, height: { max: 1080 } };
  return firstOf(await navigator.mediaDevices.getDisplayMedia({ video, audio: false }), 'video');
}

/** Throws as the browser does. `deviceId` empty: the browser's own choice. */
export async function openMicrophone(deviceId: string): Promise<MediaStreamTrack> {
  const audio = {
    ...(deviceId !== '' && { deviceId: { exact: deviceId } }),
    sampleRate: { ideal: 48_000 },
    channelCount: { ideal: 1 },
    echoCancellation: true,
    noiseSuppression: true,
  };
  return firstOf(await navigator.mediaDevices.getUserMedia({ audio }), 'audio');
}

function firstOf(stream: MediaStream, kind: 'audio' | 'video'): MediaStreamTrack {
  const track = stream.getTracks().find((one) => one.kind === kind);
  if (!track) throw new DOMException('no track', 'NotFoundError');
  return track;
}

/** The browser's name of a fault, as the studio speaks of it. */
export function captureFault(fault: unknown): CaptureFault {
  if (!(fault instanceof DOMException)) return 'unknown';
  if (fault.name === 'NotAllowedError' || fault.name === 'SecurityError') return 'denied';
  if (fault.name === 'NotFoundError' || fault.name === 'OverconstrainedError') return 'missing';
  return fault.name === 'NotReadableError' || fault.name === 'AbortError' ? 'busy' : 'unknown';
}
