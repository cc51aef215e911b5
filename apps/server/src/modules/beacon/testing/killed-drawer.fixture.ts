import { flushCompileCache } from 'node:module';
import { startWorker } from '#platform/jobs/start-worker.ts';
import { openTestPlatform } from '#platform/test-platform.ts';
import type { BeaconSettings } from '../beacon-ready.ts';
import { drawRoundJob } from '../rounds/draw-round.job.ts';

const [, , url, text] = process.argv;
if (url === undefined || text === undefined)
  throw new Error('usage: killed-drawer.fixture.ts <database url> <beacon as JSON>');

const { app } = openTestPlatform(url);
const beacon = JSON.parse(text) as BeaconSettings;
// It is killed before it would keep its compiled code for the next one.
flushCompileCache();
await startWorker({ ...app, config: { ...app.config, beacon } }, [drawRoundJob]);
