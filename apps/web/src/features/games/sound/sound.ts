import { storage } from '@fairway/ui/browser/storage.ts';
import { create } from 'zustand';
import type { Engine } from './engine.ts';
import type { Cue, Sound } from './sounds.ts';

const onKey = 'games.sound';
const volumeKey = 'games.volume';
const firstVolume = 60;

interface SoundState {
  /** Off until it is asked for; kept on the device. */
  readonly isOn: boolean;
  /** Percent. */
  readonly volume: number;
}

export const useSound = create<SoundState>(() => ({
  isOn: storage.get(onKey) === 'on',
  volume: keptVolume(),
}));

/** The page's one audio context, and what plays on it once its code is here. While sound is off there is neither. */
let opened: { readonly context: AudioContext; engine?: Engine } | undefined;

/** Switches sound on or off; called by the member's press, which a browser wants before it lets a page be heard. */
export function switchSound(isOn: boolean): void {
  storage.set(onKey, isOn ? 'on' : 'off');
  useSound.setState({ isOn });
  if (isOn) playPress({ name: 'press' });
  else closeSound();
}

export function setVolume(volume: number): void {
  storage.set(volumeKey, String(volume));
  useSound.setState({ volume });
  opened?.engine?.setVolume(volume / 100);
}

/** Plays cues from now on; nothing while sound is off, before a press, or on a page that is not looked at. */
export function playCues(cues: readonly Cue[]): void {
  if (useSound.getState().isOn && !document.hidden) opened?.engine?.play(cues);
}

export function playSound(sound: Sound): void {
  playCues([{ ...sound, at: 0 }]);
}

/** A sound that a press makes: the first one, with sound on, opens the audio context. */
export function playPress(sound: Sound): void {
  if (!useSound.getState().isOn) return;
  if (opened?.engine) playSound(sound);
  else if (!opened) void openSound().then(() => playSound(sound));
}

/** Ends what sounds, as where a round is left. */
export function hushSound(): void {
  opened?.engine?.hush();
}

/** Gives the audio context back: sound is off, or the games were left. */
export function closeSound(): void {
  const { context } = opened ?? {};
  opened = undefined;
  document.removeEventListener('visibilitychange', onVisibility);
  void context?.close();
}

async function openSound(): Promise<void> {
  const mine: typeof opened = { context: new AudioContext() };
  opened = mine;
  document.addEventListener('visibilitychange', onVisibility);
  const { createEngine } = await import('./engine.ts');
  if (opened === mine) mine.engine = createEngine(mine.context, useSound.getState().volume / 100);
}

function onVisibility(): void {
  if (document.hidden) {
    hushSound();
    void opened?.context.suspend();
  } else void opened?.context.resume();
}

function keptVolume(): number {
  const kept = Number(storage.get(volumeKey) ?? firstVolume);
  return Number.isInteger(kept) && kept >= 0 && kept <= 100 ? kept : firstVolume;
}
