/** Which card moves: one at a time in a page. */
let holder: symbol | undefined;
const listeners = new Set<() => void>();

function give(card: symbol | undefined): void {
  holder = card;
  for (const listener of listeners) listener();
}

export const previewTurn = {
  take: (card: symbol): void => give(card),
  leave: (card: symbol): void => {
    if (holder === card) give(undefined);
  },
  has: (card: symbol): boolean => holder === card,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
