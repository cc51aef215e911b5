import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type Plugin } from 'vite';

const mark = '?drawn';

/**
 * `import url from '….tsx?drawn'`: the drawing that the module draws, as a file for `<img>`. A scene of hundreds of shapes is then one
 * element of the page, costs no script, and is drawn once for as long as the browser keeps it.
 */
export function drawnPictures(): Plugin {
  let inBuild = false;
  return {
    name: 'drawn-pictures',
    enforce: 'pre',
    configResolved({ command }) {
      inBuild = command === 'build';
    },
    async load(id) {
      if (!id.endsWith(mark)) return undefined;
      const file = id.slice(0, -mark.length);
      const source = await drawingOf(file);
      if (!inBuild)
        return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      const fileName = `assets/${basename(file, '.tsx')}-${hash}.svg`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export default ${JSON.stringify(`/${fileName}`)}`;
    },
  };
}

/** A drawing's styles only fit it into a page; as a file it has none. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : undefined),
};

/** The markup of a module's one drawing, which takes no properties. */
export async function drawingOf(file: string): Promise<string> {
  const { module } = await runnerImport<Record<string, ComponentType>>(file, {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
  });
  const [Drawing, more] = Object.values(module);
  if (!Drawing || more) throw new Error(`${file} must export one drawing`);
  return renderToStaticMarkup(createElement(Drawing)).replace(
    /^<svg(?: class="[^"]*")?/,
    '<svg xmlns="http://www.w3.org/2000/svg"',
  );
}
