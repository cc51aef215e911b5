// The whole product for the browser stories, on a data folder that goes when they end.
import { rmSync } from 'node:fs';
import { runTool } from '../processes/plain-error.ts';
import { up } from '../up/up.ts';

await runTool(async () => {
  const folder = process.env.DATA_DIR;
  try {
    return await up();
  } finally {
    if (folder?.includes('fairway-e2e-')) rmSync(folder, { recursive: true, force: true });
  }
});
