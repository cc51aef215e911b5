import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { alarmTexts, countOpenAlarms, type AlarmKind } from './alarms-store.ts';

/** Shows a monitor every minute how many matches wait for a trader, by kind. */
export const watchAlarmsJob = definePeriodicJob({
  name: 'sportsbook.watch-alarms',
  every: { seconds: 60 },
  run: (app) => watchAlarms(app),
});

export async function watchAlarms(app: Platform): Promise<void> {
  const open = app.metrics.gauge('fixture_alarms', 'Open alarms of matches', ['kind']);
  const counted = await countOpenAlarms(app.db);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's own keys
  for (const kind of Object.keys(alarmTexts) as AlarmKind[]) open.set({ kind }, counted.get(kind) ?? 0);
}
