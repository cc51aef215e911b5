import type { memberTableEndpoints } from '@fairway/contract/tables/endpoints.ts';
import type { memberTableSchemas } from '@fairway/contract/tables/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { DemoHand } from './demo-hand-schemas.ts';
import { dealDemo, readDemo } from './demo-hand.ts';
import { demoTable } from './demo-tables.ts';
import { openDemo } from './demo-token.ts';
import { playBots } from './play-demo.ts';

/**
 * Deals a hand for demo chips against bots. Nothing of it is kept here: the hand lies sealed in its token, chips and all. A token of another game, or
 * of a hand that goes on, begins with new chips. Throws `demoHandGone`.
 */
export const startDemoHand: Operation<
  (typeof memberTableEndpoints)['startDemoHand'],
  (typeof memberTableSchemas)['startDemoHand']
> = async (app, { language }, { game, token }) => {
  const last = token === undefined ? undefined : openDemo(app, token);
  const goesOn = last?.game === game && last.endedAt !== null ? last : undefined;

  const stacks = stacksAfter(game, goesOn);
  const from = { number: (goesOn?.number ?? 0) + 1, button: goesOn?.button ?? 0, stacks };
  return playBots(app, dealDemo(app, game, from), language);
};

/** What each seat has after a hand; who has less than the least buy-in, has new chips. */
function stacksAfter(game: DemoHand['game'], last: DemoHand | undefined): bigint[] {
  const { buyIn, seats } = demoTable(game);
  const fresh = (buyIn.least.minor + buyIn.most.minor) / 2n;
  if (!last) return Array.from({ length: seats }, () => fresh);
  const result = readDemo(last).hand.result();
  return last.stacks.map((stack, place) => {
    const own = result?.seats.find(({ seat }) => seat === place + 1);
    const left = BigInt(stack) + (own ? own.returned - own.paid : 0n);
    return left < buyIn.least.minor ? fresh : left;
  });
}
