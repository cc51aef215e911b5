import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { endInRoom } from '../broadcasts/end-in-room.ts';
import { openInRoom } from '../broadcasts/open-broadcast.ts';
import { hasMedia } from '../media/media-line.ts';
import { roomsToShow, type WantedShow } from './rooms-to-show.ts';
import { askStudio, showInStudio, stopInStudio } from './studio-line.ts';

const opener = 'house/studio';

/**
 * Lets the demo's studio show the matches in play and an anchor, and ends what it shows of others. Each room is a broadcast with a key of
 * its own, as an anchor's. Nothing without a studio or an origin; a studio that does not answer is asked again.
 */
export async function keepStudio(app: Platform): Promise<void> {
  if (!app.config.studio.url || !hasMedia(app)) return;
  const state = await askStudio(app);
  if (!state) return;
  const wanted = await roomsToShow(app, state.most);
  const names = new Set(wanted.map(({ reference }) => reference));
  for (const { reference, state: shown } of state.rooms) {
    if (names.has(reference) && shown !== 'refused' && shown !== 'ended') continue;
    await stopInStudio(app, reference);
    await inTransaction(app.db, (tx) => endInRoom(tx, app, BigInt(reference)));
  }
  const shown = new Set(state.rooms.map(({ reference }) => reference));
  for (const show of wanted) if (!shown.has(show.reference)) await begin(app, show);
}

async function begin(app: Platform, { room, ...show }: WantedShow): Promise<void> {
  const opened = await inTransaction(app.db, (tx) =>
    openInRoom(tx, app, { roomNo: room.no, anchorId: room.anchor_id, openedBy: opener }),
  ).catch((fault: unknown) => {
    // An anchor publishes there, or the studio did until it was started again: the picture is left alone until it is over.
    if (fault instanceof AppError && fault.error === 'broadcastOpen') return undefined;
    throw fault;
  });
  if (!opened) return;
  const publishUrl = (app.config.media.url ?? '').replace(/^http/, 'ws').replace(/\/$/, '');
  await showInStudio(app, { ...show, publishUrl, streamKey: opened.streamKey });
}

export const keepStudioJob = definePeriodicJob({
  name: 'live.keep-studio',
  every: { seconds: 10 },
  run: keepStudio,
});
