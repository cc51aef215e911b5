import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Scripts and styles from this size on, in bytes; fonts are compressed already. */
const worthwhile = 1_000;

/** Puts a Brotli and a gzip copy beside each script and style, which the server hands to browsers that take them. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => {
        const source = file.type === 'chunk' ? file.code : file.source;
        const bytes = typeof source === 'string' ? Buffer.from(source) : Buffer.from(source);
        return /\.(?:js|css)$/.test(file.fileName) && bytes.length >= worthwhile
          ? [{ name: file.fileName, bytes }]
          : [];
      });
      await Promise.all(
        files.map(async ({ name, bytes }) => {
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
          this.emitFile({ type: 'asset', fileName: `${name}.br`, source: br });
          this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: gz });
        }),
      );
    },
  };
}
