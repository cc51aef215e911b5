import { getAddress } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCountedDatabase, type CountedDatabase } from '../../../testing/rows-read.ts';
import { selectOwn } from '../address-store.ts';
import { erc20 } from '../networks.ts';
import { billsOf, selectSenders } from './payout-store.ts';

const address = (last: number) => getAddress(`0x${last.toString(16).padStart(40, '0')}`);

let stage: CountedDatabase;
beforeAll(async () => {
  stage = await openCountedDatabase();
  await stage.fill(
    `insert into chain_payouts (network, bill_no, sender, nonce, tx_hash, signed_tx, created_at)
     select case when n > 10 then 'erc20' else 'trc20' end, 'W' || n,
       case when n <= 10 then '${address(3)}' when n % 100 = 0 then '${address(2)}' else '${address(1)}' end, n, 'x' || n, '', now()
     from generate_series(1, 20000) n`,
    `insert into chain_addresses (network, address, member_id, derivation_index, created_at)
     select 'erc20', '0x' || lpad(to_hex(n), 40, '0'), gen_random_uuid(), n, now() from generate_series(1, 20000) n`,
  );
});
afterAll(() => stage.end());

it('finds the wallets that payouts were signed from without reading the payouts', async () => {
  const { answer, rows } = await stage.read('chain_payouts', (tx) => selectSenders(tx, erc20));
  expect(answer).toEqual([address(1), address(2)]);
  expect(rows).toBeLessThan(20);
});

it('looks up the orders of some transactions, of this network only', async () => {
  const { answer, rows } = await stage.read('chain_payouts', (tx) =>
    billsOf(tx, erc20, ['x3', 'x11', 'x20000', 'y']),
  );
  expect(answer).toEqual(
    new Map([
      ['x11', 'W11'],
      ['x20000', 'W20000'],
    ]),
  );
  expect(rows).toBeLessThan(20);
});

it('tells own addresses from those of others without reading all', async () => {
  const { answer, rows } = await stage.read('chain_addresses', (tx) =>
    selectOwn(tx, erc20, [address(7), address(30_000)]),
  );
  expect(answer).toEqual(new Set([address(7)]));
  expect(rows).toBeLessThan(20);
});
