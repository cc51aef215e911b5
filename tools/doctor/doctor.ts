import { loadEnvironmentFile, readSettings } from '../up/settings/settings.ts';
import { checks } from './checks.ts';
import type { Answer } from './checks.ts';

const marks: Readonly<Record<Answer['state'], string>> = { good: '✓', hint: '·', bad: '✗' };

/** `npm run doctor`: looks at everything a start needs and says in plain language what blocks it. */
export async function doctor(): Promise<number> {
  loadEnvironmentFile();
  const settings = readSettings();
  let bad = 0;
  for (const check of checks) {
    const answer = await check(settings).catch((error: unknown): Answer => {
      const words = error instanceof Error ? error.message : String(error);
      return { state: 'bad', text: words.replaceAll('\n', '\n    ') };
    });
    if (answer.state === 'bad') bad += 1;
    process.stdout.write(`  ${marks[answer.state]} ${answer.text}\n`);
  }
  process.stdout.write(bad === 0 ? '\n一切就绪 · all well\n' : `\n${bad} 处需要处理 · ${bad} to put right\n`);
  return bad === 0 ? 0 : 1;
}
