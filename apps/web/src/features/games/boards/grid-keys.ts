import type { KeyboardEvent } from 'react';

const moves: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place that an arrow key leads to on a grid of so many columns; undefined at its edges and for other keys. */
export function placeBeside(place: number, key: string, columns: number, places: number): number | undefined {
  const [across, down] = moves[key] ?? [0, 0];
  const column = (place % columns) + across;
  const next = place + across + down * columns;
  if (next === place || column < 0 || column >= columns) return undefined;
  return next >= 0 && next < places ? next : undefined;
}

/** Lets arrow keys lead from button to button of a grid; for `onKeyDown` of each, beside nothing but the others. */
export function gridKeys(columns: number) {
  return (event: KeyboardEvent<HTMLButtonElement>): void => {
    const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
    const place = buttons.indexOf(event.currentTarget);
    const next = placeBeside(place, event.key, columns, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
}
