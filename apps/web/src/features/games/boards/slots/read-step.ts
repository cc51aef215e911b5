import type { ShownRound } from '../../rounds/shown-round.ts';

type Step = ShownRound['steps'][number];

/** A detail of a step that is a list of whole numbers. */
export function numbersIn(step: Step, detail: string): number[] {
  const value: unknown = step[detail];
  return Array.isArray(value) ? value.map(Number) : [];
}

/** A detail of a step that is a list of texts. */
export function textsIn(step: Step, detail: string): string[] {
  const value: unknown = step[detail];
  return Array.isArray(value) ? value.map(String) : [];
}

/** A detail of a step that is a list of things with details of their own. */
export function recordsIn(step: Step, detail: string): Readonly<Record<string, unknown>>[] {
  const value: unknown = step[detail];
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => (typeof one === 'object' && one !== null ? [{ ...one }] : []));
}
