import { Client } from 'pg';
import { createSeededRandom } from '@fairway/testkit';
import { openLane, proveEverything } from '@fairway/server/modules/ledger/index.ts';
import { createDb } from '@fairway/server/platform/db/database.ts';
import { createPool } from '@fairway/server/platform/db/pool.ts';
import type { BenchServer } from './bench-server.ts';
import { ProductAccounts } from './contenders/product-accounts.ts';

/**
 * Promise DUR-1 in its short form: the database killed under load, again and again; every acknowledged transfer is kept
 * and the books are sound. Prints the counts and answers whether the promise held.
 */
export async function killDatabaseUnderLoad(
  server: BenchServer,
  accounts: ProductAccounts,
  kills: number,
): Promise<boolean> {
  const random = createSeededRandom('kills');
  const lane = openLane({ url: server.app, name: 'bench-killed', patienceMs: 20_000 });
  const acknowledged: string[] = [];
  const load = { running: true, unknown: 0 };
  const caller = async (): Promise<void> => {
    while (load.running) {
      const { transfer } = accounts.transfer(random);
      try {
        await lane.post({ transfers: [transfer], answer: () => null });
        acknowledged.push(transfer.id);
      } catch {
        load.unknown += 1;
      }
    }
  };
  const callers = Promise.all(Array.from({ length: 64 }, caller));

  const back: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300 + random.integer(900)));
    back.push(await server.killAndStart());
  }
  load.running = false;
  await callers;
  await lane.close();

  const lost = await countLost(server.app, acknowledged);
  const pool = createPool({ url: server.app, name: 'bench-proof' });
  const { accounts: proven, findings } = await proveEverything(createDb(pool), new Date());
  await pool.end();
  console.log(
    `\n${kills} kills of the database under load: ${acknowledged.length.toLocaleString('en')} acknowledged, ${lost} lost, ` +
      `${load.unknown} refused or unknown; back in ${Math.max(...back).toFixed(1)} s at most; ` +
      `${proven.toLocaleString('en')} accounts proven, ${findings.length} wrong`,
  );
  return lost === 0 && findings.length === 0;
}

async function countLost(url: string, ids: readonly string[]): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  let found = 0;
  for (let from = 0; from < ids.length; from += 10_000) {
    const { rows } = await client.query<{ found: string }>(
      'select count(*) as found from ledger_transfers where id = any ($1::uuid[])',
      [ids.slice(from, from + 10_000)],
    );
    found += Number(rows[0]?.found);
  }
  await client.end();
  return ids.length - found;
}
