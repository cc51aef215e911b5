import { drawLottery, sharedStream } from '@fairway/fair-games';
import type { DrawnRound } from '#modules/beacon';
import { hashing, revealLink } from '#modules/games';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { IssueRow } from '../tables.ts';
import { updateDrawn } from './issue-steps-store.ts';

/** Reveals the link of a held issue that is closed, and writes the numbers that follow from it and the round. Answers the numbers. */
export async function drawIssue(
  tx: Tx,
  app: Platform,
  { lottery, issue, chain, link_index: index }: IssueRow,
  { round: { randomness }, at }: { round: DrawnRound; at: Date },
): Promise<number[]> {
  const link = await revealLink(tx, app, lottery, { chain, index });
  const result = drawLottery(lottery, sharedStream(hashing, { code: lottery, issue, link, randomness }));
  await updateDrawn(tx, { lottery, issue }, { at, link, randomness, result });
  return [...result];
}
