/** A countdown in whole minutes and seconds, never below zero; a started second counts whole. */
export function splitCountdown(leftMs: number): { readonly minutes: number; readonly seconds: number } {
  const total = Math.max(0, Math.ceil(leftMs / 1_000));
  return { minutes: Math.floor(total / 60), seconds: total % 60 };
}

/** Countdown as mm:ss (specification section 9); an hour and more goes on counting minutes. */
export function formatCountdown(leftMs: number): string {
  const { minutes, seconds } = splitCountdown(leftMs);
  return `${String(minutes).padStart(2, '0')}:${String(seconds).padStart(2, '0')}`;
}
