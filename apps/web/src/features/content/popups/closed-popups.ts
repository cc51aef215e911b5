import { create } from 'zustand';

/** Pop-ups that were closed on this visit: coming back to the home page does not open them again. */
export const useClosedPopups = create<{ closed: readonly string[]; close: (id: string) => void }>((set) => ({
  closed: [],
  close: (id) => set(({ closed }) => ({ closed: [...closed, id] })),
}));
