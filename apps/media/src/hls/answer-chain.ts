import { readFile } from 'node:fs/promises';
import type { HlsAnswer } from './answer.ts';

/** The links of a chain so far, a line each, for who wants to check a segment; none where the index is gone. */
export async function answerChain(indexFile: string): Promise<HlsAnswer> {
  const body = await readFile(indexFile, 'utf8').catch(() => '');
  return { status: 200, type: 'application/jsonl', body, lasting: false };
}
