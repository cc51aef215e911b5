import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Modules that nearly every first visit needs and that the entry only asks for once it runs. */
const early = [/app\/routes\/home-screen\.tsx$/, /locales\/zh-CN\/(?:shell|home)\.json$/];

/** Has the browser fetch the home page, its picture and its Chinese texts beside the entry instead of after it. */
export function preloadHome(): Plugin {
  return {
    name: 'preload-home',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const wanted = withImports(
          chunks.filter(({ facadeModuleId }) => early.some((file) => file.test(facadeModuleId ?? ''))),
          chunks,
        );
        const scripts = new Set(wanted.map(({ fileName }) => fileName));
        const styles = new Set(wanted.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        const tag = (rel: string, href: string, as?: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${href}`, ...(as ? { as } : {}) },
          injectTo: 'head',
        });
        const picture = (href: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'image', href: `/${href}` },
          injectTo: 'head',
        });
        const night = Object.keys(bundle ?? {}).find((file) => /stadium-hero-\w+\.svg$/.test(file));
        const isNew = (href: string) => !html.includes(`"/${href}"`);
        return [
          ...[...scripts].filter(isNew).map((href) => tag('modulepreload', href)),
          ...[...styles].filter(isNew).map((href) => tag('preload', href, 'style')),
          ...(night === undefined ? [] : [picture(night)]),
        ];
      },
    },
  };
}

/** These chunks and all that they import, each once. */
function withImports(
  roots: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>(roots);
  for (const chunk of found) {
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) found.add(other);
  }
  return [...found];
}
