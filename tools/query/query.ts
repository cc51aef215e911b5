import { readFileSync } from 'node:fs';
import pg from 'pg';
import { PlainError } from '../processes/plain-error.ts';
import { findRunningCopy } from '../up/running-copy.ts';
import { formatRows } from './format-rows.ts';

/**
 * `node tools/boot.mjs tools/query/query.mjs "select …"`: runs one statement against the running copy as `fairway_report`, which only
 * reads, and prints its rows. Without an argument the statement comes from standard input.
 */
export async function query(): Promise<number> {
  const statement = process.argv.slice(2).join(' ') || readFileSync(0, 'utf8');
  if (statement.trim() === '')
    throw new PlainError(
      '请给出一条查询语句，例如：node tools/boot.mjs tools/query/query.mjs "select 1"\n' +
        'Give a statement: node tools/boot.mjs tools/query/query.mjs "select 1"',
    );
  // Instants as the database writes them, and whole numbers that a double could not hold.
  const asText = { getTypeParser: () => (value: string | Buffer) => String(value) };
  const client = new pg.Client({ connectionString: findRunningCopy().urls.report, types: asText });
  try {
    await client.connect();
    const { fields, rows } = await client.query<(string | null)[]>({ text: statement, rowMode: 'array' });
    process.stdout.write(
      formatRows(
        fields.map(({ name }) => name),
        rows,
      ),
    );
    return 0;
  } catch (error) {
    throw refused(error);
  } finally {
    await client.end();
  }
}

function refused(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ECONNREFUSED')
    return new PlainError(
      '数据库没有运行：请先运行 npm start。\nThe database does not run: npm start first.',
      {
        cause: error,
      },
    );
  return /^[0-9A-Z]{5}$/.test(code) ? new PlainError(`${code} ${error.message}`, { cause: error }) : error;
}
