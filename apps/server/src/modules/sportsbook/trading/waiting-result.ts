import { isDeepStrictEqual } from 'node:util';
import type { settlementEffect } from '@fairway/contract/sportsbook/operator-schemas.ts';
import type { z } from 'zod';
import { openApproval } from '#modules/operators';
import type { Tx } from '#platform/db/database.ts';
import type { NewResult } from '../results/record-result.ts';
import type { FixtureRow } from '../tables.ts';
import { readEntering, resultProposal } from './settlement-proposals.ts';

/** What the waiting proposal of this very result would pay and take back; undefined where none waits, or one of another result. */
export async function waitingEffect(
  tx: Tx,
  fixture: FixtureRow,
  result: NewResult,
): Promise<z.output<typeof settlementEffect> | undefined> {
  const waiting = await openApproval(tx, resultProposal.name, String(fixture.id));
  if (waiting?.object_version !== String(fixture.result_version)) return undefined;
  const proposed = readEntering(waiting.payload);
  return isDeepStrictEqual(proposed.result, result) ? proposed.effect : undefined;
}
