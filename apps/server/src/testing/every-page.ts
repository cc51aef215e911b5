/** What each page of a list answers, from the first one to the one without a next. */
export async function everyPage<Page extends { next: string | null }>(
  ask: (cursor: { cursor?: string }) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    const page: Page = await ask(cursor === undefined ? {} : { cursor });
    pages.push(page);
    cursor = page.next;
  }
  return pages;
}
