import { randomBytes } from 'node:crypto';
import { cny } from '@fairway/money';
import { systemClock } from '@fairway/server/platform/clock.ts';
import { createIds } from '@fairway/server/platform/ids.ts';
import {
  accountsOf,
  move,
  openLane,
  type Account,
  type Transfer,
} from '@fairway/server/modules/ledger/index.ts';
import type { SeededRandom } from '@fairway/testkit';
import { accountCount, amountOf } from './contender.ts';

/** Random bytes a block at a time: asking the system for ten at once would cost more than posting. */
let pool = Buffer.alloc(0);
const ids = createIds(systemClock, (size) => {
  if (pool.length < size) pool = randomBytes(16_384);
  const taken = pool.subarray(0, size);
  pool = pool.subarray(size);
  return taken;
});

interface Member {
  readonly center: Account;
  readonly away: Account;
  readonly pool: Account;
  readonly deposits: Account;
}

/** Two wallets each. */
const memberCount = accountCount / 2;

/**
 * Members of the product's ledger with money enough for the whole run. Each contender has its own, as the peers have their own
 * tables: what another process writes, a lane learns by a refusal, and that is not what the run compares.
 */
export class ProductAccounts {
  readonly #members: readonly Member[];

  constructor(name: string) {
    this.#members = Array.from({ length: memberCount }, (_, index) => {
      const { center, inTransit, house } = accountsOf(`${name}-${index}`);
      return {
        center: center('CNY'),
        away: inTransit('bench', 'CNY'),
        pool: house('sportsbookPool', 'CNY'),
        deposits: house('deposits', 'CNY', name),
      };
    });
  }

  /** A transfer of the workload: half to the house's pool, half to the member's own other wallet. */
  transfer(random: SeededRandom): { transfer: Transfer; center: Account } {
    const member = random.pick(this.#members);
    const toHouse = random.integer(2) === 0;
    const id = ids.uuid();
    const legs = move(member.center, toHouse ? member.pool : member.away, cny(amountOf(random)));
    const reason = toHouse ? 'betStake' : 'venueTransferOut';
    return { transfer: { id, reason, legs, at: systemClock.now(), requestId: id }, center: member.center };
  }

  /** Gives everybody a million and opens both wallets, ten thousand members at a time. */
  async fill(url: string): Promise<void> {
    const lane = openLane({ url, name: 'bench-fill' });
    for (let from = 0; from < memberCount; from += 10_000) {
      const some = this.#members.slice(from, from + 10_000);
      await Promise.all(
        some.map(({ deposits, center, away }) => {
          const posted = (reason: Transfer['reason'], legs: Transfer['legs']): Transfer => ({
            id: ids.uuid(),
            reason,
            at: systemClock.now(),
            requestId: 'fill',
            legs,
          });
          // Every member's two wallets exist before the run, as the peers' accounts do.
          const transfers = [
            posted('deposit', move(deposits, center, cny(100_000_000n))),
            posted('venueTransferOut', move(center, away, cny(100n))),
          ];
          return lane.post({ transfers, answer: () => null });
        }),
      );
    }
    await lane.close();
  }
}
