/** What a person does to a page; scrolling and moving count, sound and timers do not. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let touchedAt = Date.now();
const touched = (): void => {
  touchedAt = Date.now();
};
for (const sign of signs) addEventListener(sign, touched, { passive: true, capture: true });

/** Seconds since a person last touched this page: the server ends a session that nobody uses. */
export function idleSeconds(): number {
  return Math.max(0, (Date.now() - touchedAt) / 1000);
}
