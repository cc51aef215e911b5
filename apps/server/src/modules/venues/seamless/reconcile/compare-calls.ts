import type { WalletDifferenceKind } from '@fairway/contract/venues/differences.ts';
import type { CallRow } from '../calls/calls-store.ts';
import type { BookLine } from './provider-book.ts';

/** A call of our book, and whether it was taken back. */
export type BookedCall = Pick<CallRow, 'id' | 'kind' | 'member_id' | 'currency' | 'round' | 'fine' | 'at'> & {
  readonly taken_back: boolean;
};

/** What the two books say differently; amounts in hundred-millionths, null where a side knows nothing of it. */
export interface Seen {
  readonly kind: WalletDifferenceKind;
  readonly reference: string;
  readonly memberId: string;
  readonly currency: CallRow['currency'];
  readonly round: string | null;
  readonly ours: bigint | null;
  readonly theirs: bigint | null;
  readonly at: Date;
}

/**
 * Holds lines of a provider's book against our calls of those ids: what counts is what each call changed for the member in the end, so
 * a stake that both sides took back agrees, and so does one that neither has.
 */
export function compareLines(lines: readonly BookLine[], booked: readonly BookedCall[]): Seen[] {
  const ours = new Map(booked.map((call) => [call.id, call]));
  const read = new Set<string>();
  return lines.flatMap((line) => {
    const isRepeated = read.has(line.id);
    read.add(line.id);
    const call = ours.get(line.id);
    const kind = isRepeated ? 'repeated' : differenceOf(line, call);
    if (!kind) return [];
    return {
      kind,
      reference: line.id,
      memberId: line.memberId,
      currency: line.currency,
      round: line.round,
      ours: call && call.kind !== 'seal' ? effectOf(call) : null,
      theirs: line.effect,
      at: line.at,
    };
  });
}

function differenceOf(line: BookLine, call: BookedCall | undefined): WalletDifferenceKind | undefined {
  // A sealed id is a stake that we have taken back before it came.
  if (!call || call.kind === 'seal') return line.effect === 0n ? undefined : 'missingHere';
  const isSame =
    call.kind === line.kind &&
    call.member_id === line.memberId &&
    call.currency === line.currency &&
    call.round === line.round;
  if (!isSame) return 'call';
  return effectOf(call) === line.effect ? undefined : 'amount';
}

/** Calls of our book that changed something and that the provider's book does not name. */
export function missingFrom(lines: readonly BookLine[], booked: readonly BookedCall[]): Seen[] {
  const named = new Set(lines.map(({ id }) => id));
  return booked
    .filter((call) => effectOf(call) !== 0n && !named.has(call.id))
    .map((call) => ({
      kind: 'missingThere',
      reference: call.id,
      memberId: call.member_id,
      currency: call.currency,
      round: call.round,
      ours: effectOf(call),
      theirs: null,
      at: call.at,
    }));
}

function effectOf({ fine, taken_back: isTakenBack }: BookedCall): bigint {
  return isTakenBack ? 0n : fine;
}
