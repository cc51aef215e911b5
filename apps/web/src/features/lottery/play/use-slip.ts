import { randomUuid } from '@fairway/ui/browser/random-id.ts';
import { useState } from 'react';
import { cutToRoom, type Line } from './line.ts';

/** Tickets that wait to be placed with one press. */
export function useSlip() {
  const [lines, setLines] = useState<readonly Line[]>([]);
  return {
    lines,
    add: (line: Line) => setLines([...lines, { ...line, id: randomUuid() }]),
    remove: (id: string) => setLines(lines.filter((line) => line.id !== id)),
    clear: () => setLines([]),
    cut: (number: string, most: number) => setLines(cutToRoom(lines, number, most)),
  };
}
