import { storage } from '@fairway/ui/browser/storage.ts';
import { create } from 'zustand';

const shownKey = 'fairway.gifts.shown';
const effectsKey = 'fairway.gifts.effects';

export interface GiftChoices {
  /** Rooms and boards name the giver. */
  readonly shown: boolean;
  /** Gifts of others are made much of over the picture. */
  readonly effects: boolean;
  readonly setShown: (shown: boolean) => void;
  readonly setEffects: (effects: boolean) => void;
}

/** What a viewer chose for gifts, kept on the device: unnamed and with effects at first. */
export const useGiftChoices = create<GiftChoices>((set) => ({
  shown: storage.get(shownKey) === '1',
  effects: storage.get(effectsKey) !== '0',
  setShown(shown) {
    storage.set(shownKey, shown ? '1' : '0');
    set({ shown });
  },
  setEffects(effects) {
    storage.set(effectsKey, effects ? '1' : '0');
    set({ effects });
  },
}));
