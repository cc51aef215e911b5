import { expect, it } from 'vitest';
import { csvRow } from './csv.ts';

it.each([
  [['存款', '-12.50', '1,000'], '存款,-12.50,"1,000"\r\n'],
  [['=1+1', '+86', '-x', '@sum', '\tcmd'], "'=1+1,'+86,'-x,'@sum,'\tcmd\r\n"],
  [['a "b"', 'two\nlines'], '"a ""b""","two\nlines"\r\n'],
  [['=HYPERLINK("http://evil.example","x")'], '"\'=HYPERLINK(""http://evil.example"",""x"")"\r\n'],
])('writes %j as text that no spreadsheet runs', (cells, row) => {
  expect(csvRow(cells)).toBe(row);
});
