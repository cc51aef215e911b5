import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAlive, processBirth } from '../processes/process-table.ts';
import { runningCopy, takeRunLock } from './run-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const nothing = (): void => undefined;

it('refuses a folder that a living launcher uses, and names it', async () => {
  const lock = await takeRunLock(folder, 'http://127.0.0.1:8080', nothing);
  await expect(takeRunLock(folder, 'http://127.0.0.1:9090', nothing)).rejects.toThrow(
    `process ${process.pid}, http://127.0.0.1:8080`,
  );
  lock.release();
  expect(runningCopy(folder)).toBeUndefined();
});

it('ends what a killed launcher left and takes over', async () => {
  const left = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
  const pid = left.pid ?? 0;
  const dead = { pid: 2 ** 22 - 1, birth: '1', site: '', programs: [{ pid, birth: processBirth(pid) }] };
  writeFileSync(join(folder, 'run.json'), JSON.stringify(dead));
  const onLeftovers = vi.fn();
  const lock = await takeRunLock(folder, '', onLeftovers);
  expect(onLeftovers).toHaveBeenCalledOnce();
  expect(isAlive(pid)).toBe(false);
  lock.release();
});

it('spares a stranger whose process id was used again', async () => {
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore' });
  const pid = stranger.pid ?? 0;
  const dead = { pid, birth: 'earlier', site: '', programs: [{ pid, birth: 'earlier' }] };
  writeFileSync(join(folder, 'run.json'), JSON.stringify(dead));
  (await takeRunLock(folder, '', nothing)).release();
  expect(isAlive(pid)).toBe(true);
  stranger.kill('SIGKILL');
});

it('takes over from a file that was cut off while being written', async () => {
  writeFileSync(join(folder, 'run.json'), '{"pid": 12');
  (await takeRunLock(folder, '', nothing)).release();
});
