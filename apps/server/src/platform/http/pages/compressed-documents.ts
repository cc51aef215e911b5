import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Memory } from '../../memory/memory.ts';
import { encodingsTaken } from './encodings.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export interface SentDocument {
  /** How it is compressed; undefined: as it is. */
  readonly encoding: string | undefined;
  readonly bytes: Buffer;
}

/** Compresses documents for browsers that take it. Pages differ by their head alone, so the last hundreds are kept. */
export function compressedDocuments(): (
  document: string,
  accepted: string | undefined,
) => Promise<SentDocument> {
  const kept = new Memory<string, Buffer>({ name: 'pages.documents', most: 500 });

  return async (document, accepted) => {
    const [best] = encodingsTaken(accepted);
    if (!best) return { encoding: undefined, bytes: Buffer.from(document) };
    const key = `${best.encoding} ${document}`;
    const known = kept.get(key);
    if (known) return { encoding: best.encoding, bytes: known };

    const bytes =
      best.encoding === 'br'
        ? await brotli(document, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : await zip(document);
    kept.set(key, bytes);
    return { encoding: best.encoding, bytes };
  };
}
