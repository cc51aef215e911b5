import type { MediaHook, MediaHookAnswer } from '@fairway/contract/media/hook-schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import type { BroadcastNews } from './broadcast-steps.ts';
import { isOver } from './broadcast-steps.ts';
import { insertHead, lockBroadcast } from './broadcasts-store.ts';
import { writeNews } from './write-news.ts';

type Report = Exclude<MediaHook, { kind: 'admit' }>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Writes what the origin reports of a broadcast. Answers `over` for one that must not go on: unknown here, ended or taken down. A report
 * that comes late or twice changes nothing.
 */
export async function takeReport(app: Platform, report: Report): Promise<MediaHookAnswer> {
  if (!uuid.test(report.broadcast)) return { status: 'over' };
  return inTransaction(app.db, async (tx) => {
    const row = await lockBroadcast(tx, report.broadcast);
    if (!row || String(row.room_no) !== report.room) return { status: 'over' };

    const now = await databaseNow(tx);
    if (report.kind === 'head' || report.kind === 'ended') {
      const { segments, head } = report;
      await insertHead(tx, { broadcastId: row.id, segments, head: Buffer.from(head, 'hex'), at: now });
    }
    const news = newsOf(report);
    const next = news ? await writeNews(tx, app, row, { news, now }) : row;
    return { status: isOver(next) && report.kind !== 'ended' ? 'over' : 'noted' };
  });
}

function newsOf(report: Report): BroadcastNews | undefined {
  switch (report.kind) {
    case 'started':
      return { kind: 'started', tracks: report.tracks };
    case 'interrupted':
      return { kind: 'interrupted' };
    case 'ended':
      return { kind: 'end', reason: report.reason === 'fault' ? (report.fault ?? 'fault') : '' };
    case 'head':
      return undefined;
  }
}
