import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../project.ts';

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** Runs a program of `node_modules` under this Node and gathers its output; a program that is absent has code 127. */
export async function runCommand(
  script: string,
  arguments_: readonly string[],
  options: {
    readonly env?: Readonly<Record<string, string>>;
    readonly cwd?: string;
    readonly live?: boolean;
  } = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [join(projectRoot, 'node_modules', script), ...arguments_], {
    cwd: options.cwd ?? projectRoot,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (options.live === true) process.stdout.write(text);
    });
  }
  const stop = (): void => void child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  const code = await new Promise<number>((resolve) => {
    child.once('close', (exit) => resolve(exit ?? 1));
    child.once('error', () => resolve(127));
  });
  process.off('SIGTERM', stop);
  return { code, output: stripVTControlCharacters(output) };
}
