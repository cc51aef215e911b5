import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const packageFolder = (): string =>
  dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));

/** Where this version is unpacked; a new version goes beside the old one. */
function home(cache: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as {
    version: string;
  };
  return join(cache, `chromium-${version}`);
}

/**
 * The program inside the package, inflated once. Written under another name and renamed: a second caller finds all of
 * it or nothing (the package's own unpacking hands out half-written files).
 */
export function bundledChromium(cache: string): string {
  const program = join(home(cache), 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(dirname(program), { recursive: true });
  const staged = `${program}.${process.pid}`;
  writeFileSync(staged, brotliDecompressSync(readFileSync(join(packageFolder(), 'bin', 'chromium.br'))), {
    mode: 0o755,
  });
  renameSync(staged, program);
  return program;
}

/** Folder of the libraries that a bare system lacks (NSS, expat), unpacked once. */
export function bundledLibraries(cache: string): string {
  const folder = join(home(cache), 'al2023');
  if (!existsSync(folder)) {
    const staged = `${folder}.${process.pid}`;
    mkdirSync(staged, { recursive: true });
    const input = brotliDecompressSync(readFileSync(join(packageFolder(), 'bin', 'al2023.tar.br')));
    const { status, error } = spawnSync('tar', ['-x', '-C', staged], { input });
    if (status !== 0) {
      rmSync(staged, { recursive: true, force: true });
      throw new Error('The browser libraries could not be unpacked: install tar, or set CHROMIUM_PATH.', {
        cause: error,
      });
    }
    renameSync(staged, folder);
  }
  return join(folder, 'lib');
}
