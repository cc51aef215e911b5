/** Touches of the page that count as work; lists that refresh themselves do not (security rule 2). */
const touches = ['pointerdown', 'keydown', 'wheel'] as const;
let touchedAt = Date.now();

for (const kind of touches) document.addEventListener(kind, touchPage, { passive: true, capture: true });

/** An operator is present: a touch, or the answer to the question whether one is. */
export function touchPage(): void {
  touchedAt = Date.now();
}

/** Seconds since the page was last touched; every call carries it, so that the server counts the same idle time. */
export function idleSeconds(): number {
  return (Date.now() - touchedAt) / 1000;
}
