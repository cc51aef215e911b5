import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { paths } from '../src/app/paths.ts';

const textsFile = fileURLToPath(new URL('../locales/zh-CN/pages.json', import.meta.url));

interface Head {
  title: string;
  description: string;
}

/**
 * Writes what each page says of itself (title and description in the source language, by its address) beside the document: the
 * server puts it into the first answer, so that a reader without scripts has it too.
 */
export function pageHeads(): Plugin {
  return {
    name: 'page-heads',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'page-heads.json', source: JSON.stringify(headsByPath()) });
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'description', content: read()['home']?.description }, injectTo: 'head' },
    ],
  };
}

/** An address without a text of its own says what the home page says. */
export function headsByPath(): { path: string; title: string; description: string }[] {
  const known = read();
  return Object.entries(paths).flatMap(([name, path]) => {
    const said = known[name] ?? known['home'];
    return said ? [{ path, ...said }] : [];
  });
}

function read(): Partial<Record<string, Head>> {
  return JSON.parse(readFileSync(textsFile, 'utf8')) as Record<string, Head>;
}
