import * as z from 'zod';
import type { Book } from '../platform/book.ts';

export const settingTables = `
  create table if not exists settings (only integer primary key check (only = 1), value text not null) strict`;

const settings = z.strictObject({
  /** Divides callback waits and payout delays. */
  speed: z.number().min(1).max(10_000),
  /** What becomes of an accepted payout by itself. */
  payoutMode: z.enum(['pay', 'fail', 'hold', 'return']),
  payoutDelayMs: z.number().int().min(0).max(600_000),
});

export const settingsChange = settings.partial();
export type Settings = z.infer<typeof settings>;

const standard: Settings = { speed: 1, payoutMode: 'pay', payoutDelayMs: 3000 };

/** The director's settings; they outlive a restart. */
export function readSettings(book: Book): Settings {
  const row = book.one<{ value: string }>('select value from settings');
  return row === undefined ? standard : settings.parse(JSON.parse(row.value));
}

export function changeSettings(book: Book, change: z.infer<typeof settingsChange>): Settings {
  const value = settings.parse({ ...readSettings(book), ...change });
  book.run('insert into settings values (1, :value) on conflict do update set value = excluded.value', {
    value: JSON.stringify(value),
  });
  return value;
}
