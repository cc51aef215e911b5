import type { Page } from '@playwright/test';

/**
 * Answers every call to this path with a refusal, as the server would word it, until the function it answers is called. The
 * route stays: removing it while the page has a call in flight can leave that call without any answer.
 */
export async function refuse(
  page: Page,
  path: string,
  code: number,
  details: object = {},
): Promise<() => void> {
  let refused = true;
  await page.route(`**${path}`, (route) =>
    refused ? route.fulfill({ json: { code, msg: '', data: details } }) : route.continue(),
  );
  return () => {
    refused = false;
  };
}

/** Lets the page read the real venues with some of them changed, as an operator's switch would change them. */
export async function venuesWith(page: Page, change: (venue: ShownVenue) => object): Promise<void> {
  await page.route('**/api/site/game/venue/v3/appList', async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: { venues: ShownVenue[] } };
    const venues = envelope.data.venues.map((venue) => ({ ...venue, ...change(venue) }));
    await route.fulfill({ json: { ...envelope, data: { ...envelope.data, venues } } });
  });
}

interface ShownVenue {
  channelCode: string;
  categoryCode: string;
}
