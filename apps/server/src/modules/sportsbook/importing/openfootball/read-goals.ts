import type { Score } from '@fairway/betting';
import { isObject, type JsonObject } from './json-values.ts';

/** Goals within the 90 minutes as `goals1` and `goals2` list them; undefined where no usable list is given. */
export function countGoals(match: JsonObject): Score | undefined {
  const home = countSide(match['goals1']);
  const away = countSide(match['goals2']);
  return home === undefined || away === undefined ? undefined : { home, away };
}

function countSide(goals: unknown): number | undefined {
  if (!Array.isArray(goals)) return undefined;
  let counted = 0;
  for (const goal of goals) {
    const minute = isObject(goal) ? goalMinute(goal['minute']) : undefined;
    if (minute === undefined) return undefined;
    if (minute <= 90) counted += 1;
  }
  return counted;
}

/** The minute without its stoppage: 45 for "45+2", 90 for "90'+3" and for 90 with an offset of its own. */
export function goalMinute(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const match = /^(\d{1,3})\s*['’′]?(?:\s*\+\s*\d{1,2}\s*['’′]?)?$/.exec(value.trim());
  return match === null ? undefined : Number(match[1]);
}
