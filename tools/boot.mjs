#!/usr/bin/env node
// The first step of every npm script: no dependency, parses on Node 18, installs what is missing, then hands over
// to Node 24. What it starts lives exactly as long as it does.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

const oldestNode = [24, 12];
const stamp = join(root, 'node_modules', '.installed');
// Stands in for everything that pages are built with: npm leaves it out where NODE_ENV says production.
const builder = join(root, 'node_modules', 'vite', 'package.json');

function say(chinese, english) {
  process.stderr.write(`${chinese}\n${english}\n`);
}

let child;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal));

// A killed npm notifies nobody: a changed parent is the only sign of it. npm puts a shell between itself and us, which
// outlives it, so the shell's parent is watched as well.
function ancestors() {
  const own = process.ppid;
  if (!process.env.npm_lifecycle_event) return String(own);
  try {
    return `${own} ${/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${own}/status`, 'utf8'))[1]}`;
  } catch {
    return String(own);
  }
}
const born = ancestors();
setInterval(() => {
  if (ancestors() !== born) child?.kill('SIGTERM');
}, 500).unref();

// Answers the exit code, 128 and the signal's number for a signal, 127 for a program that is not there.
function run(program, programArguments, env) {
  return new Promise((settle) => {
    child = spawn(program, programArguments, { stdio: 'inherit', env });
    child.on('error', () => settle(127));
    child.on('exit', (code, signal) =>
      settle(signal === null ? code : 128 + (constants.signals[signal] || 0)),
    );
  });
}

async function installIfNeeded() {
  // The host's platform belongs to the stamp: a folder shared between two machines needs the other's packages.
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && existsSync(builder) && readFileSync(stamp, 'utf8').trim() === wanted) return;
  process.stdout.write(
    '正在安装依赖，首次约需半分钟 · Installing packages, about half a minute the first time …\n',
  );
  const begun = Date.now();
  const npm = process.env.npm_execpath;
  // A production site builds its pages itself, so the builder is installed there as well.
  const install = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const code =
    npm !== undefined && npm.endsWith('.js')
      ? await run(process.execPath, [npm, ...install], process.env)
      : await run('npm', install, process.env);
  // Above 128 it was stopped by a signal, which needs no explanation here.
  if (code > 128) process.exit(code);
  if (code !== 0) {
    say(
      '依赖安装失败：请检查网络与磁盘空间后重试。',
      'Packages could not be installed: check the network and the free disk space, then try again.',
    );
    process.exit(code);
  }
  writeFileSync(stamp, wanted);
  process.stdout.write(`依赖已就绪 · Packages ready (${Math.round((Date.now() - begun) / 1000)} s)\n`);
}

function findNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return process.execPath;
  const pinned = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  // Probed, not only looked for: a musl system has the file and cannot run it.
  return existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0 ? pinned : undefined;
}

async function main() {
  if (process.argv.length < 3) {
    say('用法：node tools/boot.mjs <脚本> [参数]', 'Usage: node tools/boot.mjs <script> [arguments]');
    return 1;
  }
  await installIfNeeded();
  const node = findNode();
  if (node === undefined) {
    const wanted = oldestNode.join('.');
    const here = `${process.platform}-${process.arch}`;
    say(
      `此平台（${here}）没有随附的 Node.js：请先安装 Node.js ${wanted} 或更高版本。`,
      `No Node.js is bundled for this platform (${here}): install Node.js ${wanted} or newer first.`,
    );
    return 1;
  }
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH || ''].join(delimiter);
  return run(node, process.argv.slice(2), { ...process.env, PATH: path });
}

void main().then((code) => process.exit(code));
