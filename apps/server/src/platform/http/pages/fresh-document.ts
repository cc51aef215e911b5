import { readFile, stat } from 'node:fs/promises';

/**
 * A built document as it is on the disk now, read again only when it has changed: a document that names the files of an
 * earlier build would open an empty page. While a build is running (gone, empty, half written) the last whole one is
 * served.
 */
export async function freshDocument(file: string): Promise<() => Promise<Buffer>> {
  let seen = await stampOf(file);
  let document = await readFile(file);
  return async () => {
    try {
      const now = await stampOf(file);
      if (now === seen) return document;
      const read = await readFile(file);
      if (!read.includes('</html>')) return document;
      document = read;
      seen = now;
    } catch {
      // The build has removed it and not yet written the next one.
    }
    return document;
  };
}

async function stampOf(file: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(file);
  return `${mtimeMs} ${size} ${ino}`;
}
