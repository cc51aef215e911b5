// The whole product for the browser stories, on a data folder that goes when they end.
import { rmSync } from 'node:fs';
import { runTool } from '../processes/run-tool.ts';
import { up } from '../up/up.ts';

// Stories that open many accounts each come from an address of their own, as through a proxy of ours.
process.env.TRUSTED_PROXIES ??= '1';
// What a story deposits it may withdraw: playing it first would take a match.
process.env.DEPOSIT_TURNOVER ??= '0';
// A story that needs a picture publishes its own.
process.env.STUDIO ??= 'off';

await runTool(async () => {
  const folder = process.env.DATA_DIR;
  try {
    return await up({ quiet: true });
  } finally {
    if (folder?.includes('fairway-e2e-')) rmSync(folder, { recursive: true, force: true });
  }
});
