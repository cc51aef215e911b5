import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBook, type Book } from './book.ts';
import { watchDue } from './due-watch.ts';

let folder: string;
let book: Book;
let asked: number;
let isDue: (now: string) => boolean;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairway-due-'));
  book = openBook(folder, ['create table if not exists things (due text) strict']);
  asked = 0;
  isDue = watchDue(book, () => {
    asked += 1;
    return book.one<{ due: string | null }>('select min(due) as due from things')?.due ?? undefined;
  });
});
afterEach(() => {
  book.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (seconds: number): string => new Date(seconds * 1000).toISOString();
const write = (seconds: number) => book.run('insert into things values (:due)', { due: at(seconds) });

it('asks the book once, however often it looks', () => {
  for (let second = 0; second < 50; second += 1) expect(isDue(at(second))).toBe(false);

  expect(asked).toBe(1);
});

it('sees what was written since, and that its time has come without asking again', () => {
  isDue(at(0));
  write(20);

  expect(isDue(at(19))).toBe(false);
  expect(isDue(at(20))).toBe(true);
  expect(isDue(at(21))).toBe(true);
  expect(asked).toBe(2);
});

it('sees an earlier time, and that nothing waits any more', () => {
  write(20);
  expect(isDue(at(10))).toBe(false);
  write(10);
  expect(isDue(at(10))).toBe(true);
  book.run('delete from things');
  expect(isDue(at(30))).toBe(false);
});

it('forgets what was taken back, even if it was looked at before', () => {
  const refused = () =>
    book.transaction(() => {
      write(10);
      expect(isDue(at(10))).toBe(true);
      throw new Error('refused');
    });

  expect(refused).toThrow('refused');
  expect(isDue(at(10))).toBe(false);
});
