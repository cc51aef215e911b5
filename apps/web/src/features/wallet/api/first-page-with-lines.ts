import type { OutputOf } from '@fairway/contract/endpoint.ts';
import type { walletSchemas } from '@fairway/contract/wallet/schemas.ts';

type StatementPage = OutputOf<(typeof walletSchemas)['listStatementLines']>;

/** The first page that has lines, or the last one: of a rare kind the server answers empty pages until it has found one. */
export async function firstPageWithLines(
  ask: (before: string | undefined) => Promise<StatementPage>,
  before: string | undefined,
): Promise<StatementPage> {
  let page = await ask(before);
  while (page.lines.length === 0 && page.next !== null) page = await ask(page.next);
  return page;
}
