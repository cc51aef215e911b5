import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Path of the node that the registry package carries; undefined on a platform for which none is published. */
export function findAnvil(): string | undefined {
  const name = `@foundry-rs/anvil-${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'bin', 'anvil');
  } catch {
    return undefined;
  }
}
