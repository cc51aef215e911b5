import type { InputOf, OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { Page } from '@playwright/test';

type Preview = Schemas['previewSlip'];

/** What the page believes of its one leg: what it asked about, and the price that it received. */
export interface Heard {
  legs: InputOf<Preview>['legs'];
  odds: string;
}

/** From here on a page hears the first open price of its slip again and again, whatever happens. Answers which. */
export async function quietPreview(page: Page): Promise<() => Promise<Heard>> {
  let resolveHeard: (heard: Heard) => void = () => {};
  const first = new Promise<Heard>((resolve) => (resolveHeard = resolve));
  let kept: object | undefined;
  await page.route('**/previewSlip', async (route) => {
    if (kept) return route.fulfill({ json: kept });
    const answer = (await (await route.fetch()).json()) as { code: number; data: OutputOf<Preview> };
    // Without the time of the answer, which would set the page's clock.
    const envelope = { code: answer.code, msg: '', data: answer.data };
    const odds = answer.code === 0 ? (answer.data.legs[0]?.odds ?? null) : null;
    if (odds !== null && answer.data.legs[0]?.status === 'open') {
      kept ??= envelope;
      const { legs } = route.request().postDataJSON() as InputOf<Preview>;
      resolveHeard({ legs, odds });
    }
    return route.fulfill({ json: kept ?? envelope });
  });
  return () => first;
}
