/** How long a busy room gathers messages before they leave. */
const gatherMilliseconds = 5;

export interface Turn<Item> {
  /** Has the item handed out at the end of this turn of the event loop; a patient one may wait some milliseconds more. */
  add(item: Item, patient: boolean): void;
}

/**
 * Gathers items and hands them out together. A quiet room's message leaves at the end of the turn in which it came; where
 * the last frame already held several, waiting a little gathers many more, and every one of them is a write saved for each
 * listener.
 */
export function createTurn<Item>(handOut: (items: Item[]) => void): Turn<Item> {
  let items: Item[] = [];
  let timer: NodeJS.Timeout | undefined;
  let immediate: NodeJS.Immediate | undefined;
  const end = (): void => {
    clearTimeout(timer);
    clearImmediate(immediate);
    timer = undefined;
    immediate = undefined;
    const due = items;
    items = [];
    handOut(due);
  };
  return {
    add(item, patient) {
      items.push(item);
      if (!patient) immediate ??= setImmediate(end);
      else if (!immediate) timer ??= setTimeout(end, gatherMilliseconds);
    },
  };
}
