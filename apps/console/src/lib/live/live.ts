import { useSyncExternalStore } from 'react';
import { queryClient } from '../query-client.ts';
import { openLine } from './open-line.ts';
import { QueueLine } from './queue-line.ts';

/** The page's one line; the shell keeps it open while an operator is signed in. */
export const queueLine = new QueueLine({
  open: openLine,
  refresh(queues) {
    for (const key of [...queues, 'home']) void queryClient.invalidateQueries({ queryKey: [key] });
  },
  random: () => Math.random(),
});

/** How often to ask for a queue: seldom while the line reports its changes, else as often as given, in ms. */
export function useQueueInterval(withoutLine: number): number {
  const isOpen = useSyncExternalStore(queueLine.subscribe, () => queueLine.isOpen);
  return isOpen ? 60_000 : withoutLine;
}
