import { publishCloseCodes } from '@fairway/contract/media/publish-messages.ts';

/** Why a publication is over for good. */
export type PublishEnd =
  | 'ended'
  | 'takenDown'
  /** The reason is a code of `publishRefusals`. */
  | 'refused'
  /** The reason is a code of `streamFaults`. */
  | 'fault'
  /** Another device publishes with this key. */
  | 'second'
  /** No origin has answered. */
  | 'unreachable';

const finals: Readonly<Record<number, PublishEnd>> = {
  [publishCloseCodes.malformed]: 'fault',
  [publishCloseCodes.refused]: 'refused',
  [publishCloseCodes.ended]: 'ended',
  [publishCloseCodes.fault]: 'fault',
  [publishCloseCodes.takenDown]: 'takenDown',
};

/** The own former line counts as another publisher for five seconds: so often may its place be taken. */
const secondTries = 4;
/** Lines that were tried before the first admission. */
const firstTries = 6;
const longestMs = 15_000;

/**
 * What follows when a line was closed: another one after a pause in milliseconds, or the end. `tries` counts the lines since the last
 * admission, this one included; `admitted` whether there was any.
 */
export function afterClose(
  code: number,
  { tries, admitted }: { tries: number; admitted: boolean },
): { readonly againMs: number } | { readonly end: PublishEnd } {
  const final = finals[code];
  if (final !== undefined) return { end: final };
  if (code === publishCloseCodes.secondPublisher)
    return tries >= secondTries ? { end: 'second' } : { againMs: 2000 };
  if (!admitted && tries >= firstTries) return { end: 'unreachable' };
  return { againMs: Math.min(longestMs, 500 * 2 ** tries) };
}
