import type { sweepOperatorEndpoints } from '@fairway/contract/chain/sweep-endpoints.ts';
import type { sweepOperatorSchemas, SweepLine, SweptNetwork } from '@fairway/contract/chain/sweep-schemas.ts';
import { usdtProtocols } from '@fairway/contract/chain/protocols.ts';
import { formatMoney, parseMoney, usdt } from '@fairway/money';
import { formatEther, getAddress } from 'viem';
import { addSeconds } from '#platform/clock.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { findMemberNames } from '#modules/members';
import type { Network } from '../network.ts';
import { networks } from '../networks.ts';
import { fetchSignerStatus, SignerFault } from '../paying/ask-signer.ts';
import { readHeld } from '../sweeping/gatherable-store.ts';
import { sweptNetworks } from '../sweeping/sweep-deposits.job.ts';
import type { SweepRow } from '../sweeping/sweep-store.ts';
import { chainBook } from '../chain-book.ts';
import { readSweepCursor, writeSweepCursor } from './sweep-cursor.ts';
import { countSweeps, selectSweeps } from './sweeps-store.ts';

const pageSize = 50;
const failedSeconds = 7 * 86_400;

/** What lies on deposit addresses and what becomes of it, by our book; the signer's limits where it answers; a page by key. Writes nothing. */
export const listSweeps: Operation<
  (typeof sweepOperatorEndpoints)['listSweeps'],
  (typeof sweepOperatorSchemas)['listSweeps']
> = async (app, _call, { cursor }) => {
  const { sweep } = await chainBook.only(app).settings(app);
  const rows = await selectSweeps(app.db, { after: readSweepCursor(cursor), limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const names = await findMemberNames(
    app.db,
    page.map(({ member_id }) => member_id),
  );
  return {
    on: sweep.on,
    min: formatMoney(parseMoney(sweep.min, 'USDT')),
    networks:
      cursor === undefined
        ? await Promise.all(sweptNetworks(app).map((network) => describe(app, network)))
        : [],
    sweeps: page.map((row) => present(row, names.get(row.member_id) ?? '')),
    next: rows.length > pageSize && last ? writeSweepCursor(last) : null,
  };
};

async function describe(app: Platform, network: Network): Promise<SweptNetwork> {
  const since = addSeconds(app.clock.now(), -failedSeconds);
  const held = await readHeld(app.db, chainBook.only(app), network);
  const { open, failed } = await countSweeps(app.db, network.code, since);
  const some = ({ count, total }: typeof held) => ({ count, total: formatMoney(usdt(total)) });
  return {
    code: network.code,
    protocol: network.protocol,
    name: usdtProtocols.label(network.protocol, 'en') ?? '',
    held: some(held),
    open: some(open),
    failed: some(failed),
    signer: await signerOf(app, network),
  };
}

async function signerOf(app: Platform, network: Network): Promise<SweptNetwork['signer']> {
  try {
    const { hasKey, day, sweptToday, fuelDay, fuelledToday } = (await fetchSignerStatus(app, network))
      .sweeping;
    return {
      hasKey,
      day: formatMoney(usdt(day)),
      sweptToday: formatMoney(usdt(sweptToday)),
      fuelDay: formatEther(fuelDay),
      fuelledToday: formatEther(fuelledToday),
    };
  } catch (fault) {
    if (fault instanceof SignerFault) return null;
    throw fault;
  }
}

function present(row: SweepRow, memberName: string): SweepLine {
  const network = networks.find(({ code }) => code === row.network);
  return {
    id: row.id,
    network: row.network,
    address: network?.codec.toText(getAddress(row.address)) ?? row.address,
    memberId: row.member_id,
    memberName,
    amount: formatMoney(usdt(row.amount)),
    state: row.state,
    problem: row.problem === '' ? null : row.problem,
    detail: row.detail,
    fuel: row.fuel_value === null ? null : formatEther(BigInt(row.fuel_value)),
    txHash: row.tx_hash,
    plannedAt: row.planned_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    mayRetry: row.state === 'failed' && row.retried_at === null,
  };
}
