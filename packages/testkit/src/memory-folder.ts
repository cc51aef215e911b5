import { accessSync, constants, statfsSync } from 'node:fs';

/** The folder of files that lie in memory, where there is one with a gigabyte to spare. */
export function memoryFolder(): string | undefined {
  const folder = '/dev/shm';
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > 1024 ** 3 ? folder : undefined;
  } catch {
    return undefined;
  }
}
