import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Bilingual } from '../api/shapes.ts';

/** A selection on the slip: what the member saw when choosing it. */
export interface SlipPick {
  fixtureId: string;
  selectionId: string;
  /** `ft_ah`, with its line in quarter goals as the home team reads it. */
  market: string;
  line: number | null;
  selection: string;
  marketVersion: number;
  /** Decimal odds, three places. */
  odds: string;
  home: Bilingual;
  away: Bilingual;
  startsAt: string;
}

type PricePolicy = 'none' | 'higher' | 'any';
type SlipTab = 'single' | 'parlay' | 'builder';

interface SlipState {
  picks: SlipPick[];
  tab: SlipTab;
  /** Amount text of each single by selection, of the parlay and of the bet builder. */
  stakes: Record<string, string>;
  parlayStake: string;
  builderStake: string;
  /** The free bet that is to pay the slip's one bet. */
  freeBetId: string | undefined;
  policy: PricePolicy;
  toggle: (pick: SlipPick) => void;
  remove: (pick: Pick<SlipPick, 'fixtureId' | 'selectionId'>) => void;
  /** Takes present prices over into the slip: the member has seen and accepted them. */
  accept: (
    prices: readonly { fixtureId: string; selectionId: string; odds: string; marketVersion: number }[],
  ) => void;
  setStake: (key: string, amount: string) => void;
  setParlayStake: (amount: string) => void;
  setBuilderStake: (amount: string) => void;
  setFreeBet: (id: string | undefined) => void;
  setTab: (tab: SlipTab) => void;
  setPolicy: (policy: PricePolicy) => void;
  clear: () => void;
}

/** At most ten selections are on a slip, as many as one bet may have legs. */
const mostPicks = 10;

export const pickKey = ({ fixtureId, selectionId }: Pick<SlipPick, 'fixtureId' | 'selectionId'>) =>
  `${fixtureId}|${selectionId}`;

/** The bet slip: one owner, kept while the browser's tab lives, so navigation and a reload lose nothing. */
export const useSlip = create<SlipState>()(
  persist(
    (set) => ({
      picks: [],
      tab: 'single',
      stakes: {},
      parlayStake: '',
      builderStake: '',
      freeBetId: undefined,
      policy: 'higher',
      toggle: (pick) => set((state) => toggled(state, pick)),
      remove: (pick) => set((state) => without(state, pick)),
      accept: (prices) =>
        set((state) => ({
          picks: state.picks.map((pick) => {
            const present = prices.find((price) => pickKey(price) === pickKey(pick));
            return present ? { ...pick, odds: present.odds, marketVersion: present.marketVersion } : pick;
          }),
        })),
      setStake: (key, amount) => set((state) => ({ stakes: { ...state.stakes, [key]: amount } })),
      setParlayStake: (parlayStake) => set({ parlayStake }),
      setBuilderStake: (builderStake) => set({ builderStake }),
      setFreeBet: (freeBetId) => set({ freeBetId }),
      setTab: (tab) => set({ tab }),
      setPolicy: (policy) => set({ policy }),
      clear: () =>
        set({
          picks: [],
          stakes: {},
          parlayStake: '',
          builderStake: '',
          freeBetId: undefined,
          tab: 'single',
        }),
    }),
    { name: 'fairway.slip', storage: createJSONStorage(() => sessionStorage) },
  ),
);

/** Pressing a chosen price takes it off; two picks or more turn the slip to parlays only when the member asks. */
function toggled(state: SlipState, pick: SlipPick): Partial<SlipState> {
  const known = state.picks.some((other) => pickKey(other) === pickKey(pick));
  if (known) return without(state, pick);
  if (state.picks.length >= mostPicks) return {};
  return { picks: [...state.picks, pick] };
}

/** A selection leaves with its stake; a parlay that has lost its legs leaves no stake behind for the next one. */
function without(state: SlipState, pick: Pick<SlipPick, 'fixtureId' | 'selectionId'>): Partial<SlipState> {
  const { [pickKey(pick)]: _gone, ...stakes } = state.stakes;
  const picks = state.picks.filter((known) => pickKey(known) !== pickKey(pick));
  return picks.length > 1
    ? { picks, stakes }
    : { picks, stakes, parlayStake: '', builderStake: '', tab: 'single' };
}

/** Whether two picks are of one match: what a bet builder is made of, and what no parlay can be. */
export function canBuild(picks: readonly SlipPick[]): boolean {
  return new Set(picks.map(({ fixtureId }) => fixtureId)).size < picks.length;
}
