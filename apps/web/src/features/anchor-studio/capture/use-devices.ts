import { useEffect, useState } from 'react';
import { useCapture } from './capture-store.ts';

export interface Device {
  readonly id: string;
  /** Empty until the browser may name it. */
  readonly label: string;
}

/** Cameras and microphones as the browser knows them, asked again as they come and go and when one is opened: then they have names. */
export function useDevices(): { cameras: readonly Device[]; microphones: readonly Device[] } {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    let gone = false;
    const ask = () =>
      void navigator.mediaDevices.enumerateDevices().then(
        (list) => !gone && setDevices(list),
        () => undefined,
      );
    ask();
    navigator.mediaDevices.addEventListener('devicechange', ask);
    const unfollow = useCapture.subscribe((now, before) => now.tracks !== before.tracks && ask());
    return () => {
      gone = true;
      unfollow();
      navigator.mediaDevices.removeEventListener('devicechange', ask);
    };
  }, []);
  const of = (kind: MediaDeviceKind): Device[] =>
    devices
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  return { cameras: of('videoinput'), microphones: of('audioinput') };
}
