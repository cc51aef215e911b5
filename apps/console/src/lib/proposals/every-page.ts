interface Page<Row> {
  proposals: Row[];
  next: string | null;
}

/** The rows of all pages: of a list that is short by its nature, as what waits is. */
export async function everyPage<Row>(
  ask: (cursor: string | undefined) => Promise<Page<Row>>,
): Promise<{ proposals: Row[] }> {
  const proposals: Row[] = [];
  let cursor: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const page = await ask(cursor);
    proposals.push(...page.proposals);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return { proposals };
}
