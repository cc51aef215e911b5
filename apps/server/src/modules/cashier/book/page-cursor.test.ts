import { describe, expect, it } from 'vitest';
import { pageOf, readCursor, writeCursor } from './page-cursor.ts';

const row = { created_at: new Date('2026-08-15T12:00:00.123Z'), bill_no: 'D260815123456789012' };

describe('a page’s cursor', () => {
  it('reads back what it wrote', () => {
    expect(readCursor(writeCursor(row))).toEqual({ at: row.created_at, billNo: row.bill_no });
    expect(readCursor(undefined)).toBeUndefined();
  });

  it('is refused for any other text, years that the database does not know included', () => {
    const texts = ['', 'x', '2026-08-15T12:00:00.123Z', '-271821-04-20T00:00:00.000Z D1', '+275760-09-13T00:00:00.000Z D1', "2026-08-15T12:00:00.123Z '; drop"]; // prettier-ignore
    for (const text of texts)
      expect(() => readCursor(Buffer.from(text).toString('base64url'))).toThrow('inputInvalid');
  });

  it('points at the last row of a full page only', () => {
    expect(pageOf([row, row], 2)).toEqual({ page: [row, row], next: null });
    expect(pageOf([row, row, row], 2).next).toBe(writeCursor(row));
  });
});
