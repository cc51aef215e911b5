import { create } from 'zustand';

/** How often a stake was refused because the reality check waits for its answer: the check asks the server again with each. */
export const useRealityDemand = create<{ times: number; demand: () => void }>((set) => ({
  times: 0,
  demand: () => set(({ times }) => ({ times: times + 1 })),
}));
