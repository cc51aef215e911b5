import { oddsFormats, type OddsFormat } from '@fairway/betting';
import { create } from 'zustand';
import { storage } from '@fairway/ui/browser/storage.ts';

interface OddsFormatState {
  format: OddsFormat;
  choose: (format: OddsFormat) => void;
}

const key = 'fairway.oddsFormat';

/** How prices are written, everywhere at once; kept in this browser. */
export const useOddsFormat = create<OddsFormatState>((set) => ({
  format: oddsFormats.find((known) => known === storage.get(key)) ?? 'european',
  choose(format) {
    storage.set(key, format);
    set({ format });
  },
}));
