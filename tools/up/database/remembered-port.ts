import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function portFile(dataDir: string): string {
  return join(dataDir, 'postgres.port');
}

/** The port the embedded database had last time, 0 if it had none: a connection noted down stays true. */
export function rememberedPort(dataDir: string): number {
  try {
    return Number(readFileSync(portFile(dataDir), 'utf8')) || 0;
  } catch {
    return 0;
  }
}

export function rememberPort(dataDir: string, port: number): void {
  if (rememberedPort(dataDir) !== port) writeFileSync(portFile(dataDir), String(port));
}
