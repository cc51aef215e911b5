/** What a `status` says; `played` leaves it to the score, `unknown` is not a known status. */
export type ReadStatus = 'played' | 'postponed' | 'cancelled' | 'abandoned' | 'awarded' | 'unknown';

const statuses: Readonly<Record<string, ReadStatus>> = {
  scheduled: 'played',
  fixture: 'played',
  timed: 'played',
  finished: 'played',
  played: 'played',
  ft: 'played',
  aet: 'played',
  pen: 'played',
  replay: 'played',
  postponed: 'postponed',
  delayed: 'postponed',
  rescheduled: 'postponed',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  annulled: 'cancelled',
  void: 'cancelled',
  // «Suspended» and «interrupted» are missing on purpose: such a match may go on, and then nothing is decided yet.
  abandoned: 'abandoned',
  awarded: 'awarded',
  walkover: 'awarded',
  'w/o': 'awarded',
  wo: 'awarded',
  forfeited: 'awarded',
};

/** An unknown status never makes a result: what is not understood stays open. */
export function readStatus(value: unknown): ReadStatus {
  if (value === undefined || value === null || value === '') return 'played';
  return typeof value === 'string' ? (statuses[value.trim().toLowerCase()] ?? 'unknown') : 'unknown';
}
