import type { WithdrawalOrder } from '@fairway/contract/withdrawals/schemas.ts';
import { withdrawalSources } from '@fairway/contract/withdrawals/statuses.ts';
import { withdrawalOrderStates } from '@fairway/contract/withdrawals/order-states.ts';
import { fastWithdrawalTypes, withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { matchTerms } from '@fairway/matching';
import type { WithdrawalRow } from '#modules/cashier';
import { selectNotices } from '../member/notice-store.ts';
import { findPoolOrder } from '../pool/pool-store.ts';
import { selectHeardAppeals, type HeardAppeal } from '../appeals/heard-appeal.ts';
import { coveringParts } from './part-states.ts';
import { selectPartsOf, type PartRow } from './part-store.ts';
import { wireStateOf } from './wire-state.ts';

type Draw = WithdrawalOrder['subDraws'][number];
type Facts = Partial<
  Pick<
    WithdrawalOrder,
    | 'orderState'
    | 'matchResult'
    | 'orderSource'
    | 'orderTimeOut'
    | 'expireTime'
    | 'withdrawType'
    | 'speedLabel'
    | 'firstDraw'
    | 'subDraws'
  >
> &
  Pick<WithdrawalOrder, 'announced'>;

/**
 * What matching says of a withdrawal, with the specification's field names (sections 3 and 4): a whole one shows its part's own
 * state, a split one (88888) each part as a sub-order. One that the ordinary channel took over has matchResult 0 and speedLabel 1.
 */
export async function matchFacts(db: Db | Tx, row: WithdrawalRow): Promise<Facts> {
  if (!fastWithdrawalTypes.includes(row.source_withdraw_type)) return { announced: [] };
  const announced = await selectNotices(db, row);
  if (row.channel !== 'fast') return { announced, matchResult: 0, speedLabel: 1 };
  const kept = (await selectPartsOf(db, row.bill_no)).filter(coversSomething);
  const orderSource = withdrawalSources.codes.matched;
  const common = { announced, orderSource, matchResult: kept.length > 0 ? 1 : 0 };
  if (row.status !== 'paying') return common;

  const appeals = await selectHeardAppeals(
    db,
    kept.flatMap(({ status, part_no: partNo }) => (status === 'frozen' ? [partNo] : [])),
  );
  const [only] = kept;
  if (only && only.amount - only.repaid === row.amount - row.fee)
    return { ...common, ...stageOf(only, appeals.get(only.part_no)) };
  const draws = kept.map((part) => drawOf(row, part, appeals.get(part.part_no)));
  const first = draws
    .filter((_, place) => coveringParts.includes(kept[place]?.status ?? 'released'))
    .toSorted((one, other) => one.expireTime.localeCompare(other.expireTime))[0];
  const waiting = await waitOf(db, row);
  return {
    ...common,
    ...(first ? { orderState: first.orderState, ...timesOf(first) } : waiting),
    ...(draws.length > 0 ? { withdrawType: withdrawalTypes.codes.fastSplit } : {}),
    firstDraw: first ?? null,
    subDraws: draws,
  };
}

/** A part whose whole amount was received twice and given back pays nothing of the withdrawal. */
const coversSomething = ({ status, amount, repaid }: PartRow) =>
  coveringParts.includes(status) || (status === 'confirmed' && repaid < amount);

function stageOf(
  part: PartRow,
  heard: HeardAppeal | undefined,
): Pick<Draw, 'orderState' | 'orderTimeOut' | 'expireTime'> {
  return {
    orderState: wireStateOf(part, heard),
    orderTimeOut: Math.round((part.deadline.getTime() - part.stage_from.getTime()) / 1000),
    expireTime: part.deadline.toISOString(),
  };
}

function drawOf(row: WithdrawalRow, part: PartRow, heard: HeardAppeal | undefined): Draw {
  return {
    billNo: part.part_no,
    ...stageOf(part, heard),
    matchResult: 1,
    orderSource: withdrawalSources.codes.matched,
    withdrawType: withdrawalTypes.codes.fastSplit,
    sourceWithdrawType: row.source_withdraw_type,
    speedLabel: 0,
  };
}

const timesOf = ({ orderTimeOut, expireTime }: Draw) => ({ orderTimeOut, expireTime });

/** Nothing of it is in flight: it is being matched, until the ordinary channel takes it. */
async function waitOf(db: Db | Tx, row: WithdrawalRow): Promise<Facts | object> {
  const waiting = await findPoolOrder(db, row.bill_no);
  const { matching } = withdrawalOrderStates.codes;
  if (!waiting) return { orderState: matching };
  return {
    orderState: matching,
    orderTimeOut: matchTerms.withdrawalWaitSeconds,
    expireTime: waiting.wait_until.toISOString(),
  };
}
