/**
 * Asks after the delay and then once a period, until it is stopped. A question that fails is asked again at its next
 * turn. Answers how to stop; a call in flight is aborted then.
 */
export function everyTip(
  ask: (signal: AbortSignal) => Promise<void>,
  { delay, period }: { delay: number; period: number },
): () => void {
  const stop = new AbortController();
  const turn = () => void ask(stop.signal).catch(() => undefined);
  let timer = setTimeout(() => {
    turn();
    timer = setInterval(turn, period);
  }, delay);
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
