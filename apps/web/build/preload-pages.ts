import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What a first visit to a page needs and the entry only asks for once it runs. */
interface EarlyPage {
  /** Its address, as `page-heads.json` writes it. */
  readonly page: string;
  readonly modules: readonly RegExp[];
  /** The file of the picture that is its largest paint. */
  readonly picture?: RegExp;
}

/** For all pages: the texts of the frame. */
const everywhere = [/locales\/zh-CN\/shell\.json$/];

const sports = [/sportsbook\/frame\/sports-frame\.tsx$/, /locales\/zh-CN\/sportsbook\.json$/];
const centre = [/shell\/centre\/my-centre-frame\.tsx$/];

/** The pages that most visits begin on; any other page asks for its files when the entry runs. */
export const earlyPages: readonly EarlyPage[] = [
  {
    page: '/app/home',
    modules: [/app\/routes\/home-screen\.tsx$/, /locales\/zh-CN\/home\.json$/],
    picture: /stadium-hero-\w+\.svg$/,
  },
  { page: '/app/sport', modules: [...sports, /sportsbook\/lobby\/lobby-page\.tsx$/] },
  {
    page: '/app/sport/match/$fixtureId',
    modules: [...sports, /sportsbook\/fixture\/fixture-page\.tsx$/],
    picture: /match-night-\w+\.svg$/,
  },
  {
    page: '/app/lottery/$code',
    modules: [
      /app\/routes\/lottery-play-screen\.tsx$/,
      /locales\/zh-CN\/lottery\.json$/,
      /locales\/zh-CN\/session\.json$/,
    ],
  },
  {
    page: '/app/myCenter/deposit',
    modules: [...centre, /app\/routes\/cashier-screens\.tsx$/, /locales\/zh-CN\/cashier\.json$/],
  },
  {
    page: '/app/myCenter/myWallet',
    modules: [...centre, /my-wallet\/my-wallet-page\.tsx$/, /locales\/zh-CN\/wallet\.json$/],
  },
];

/**
 * Has the browser fetch a page, its picture and its Chinese texts beside the entry instead of after it. All pages share one
 * document: a hint carries its page in `data-page`, and the server sends only those of the page that is asked for.
 */
export function preloadPages(): Plugin {
  return {
    name: 'preload-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => hintsOf(html, Object.values(bundle ?? {})),
    },
  };
}

/** What is read of a built file. */
interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}
type Built = Chunk | { readonly type: 'asset'; readonly fileName: string };

export function hintsOf(html: string, files: readonly Built[]): HtmlTagDescriptor[] {
  const chunks = files.filter((file) => file.type === 'chunk');
  const hinted = (modules: readonly RegExp[]) => hintsTo(modules, chunks);
  const ofAll = hinted(everywhere).filter(({ href }) => !html.includes(`"${href}"`));
  const known = new Set(ofAll.map(({ href }) => href));
  const ofPages = earlyPages.flatMap(({ page, modules, picture }) => {
    const pictures = files.filter(({ fileName }) => picture?.test(fileName));
    const ofPage = [...hinted(modules), ...pictures.map(({ fileName }) => pictureHint(fileName))];
    return ofPage
      .filter(({ href }) => !known.has(href) && !html.includes(`"${href}"`))
      .map((hint) => ({ ...hint, 'data-page': page }));
  });
  return [...ofAll, ...ofPages].map((attrs) => ({ tag: 'link', attrs: { ...attrs }, injectTo: 'head' }));
}

interface Hint {
  readonly rel: string;
  readonly as?: string;
  readonly crossorigin?: boolean;
  readonly fetchpriority?: string;
  readonly href: string;
}

function hintsTo(modules: readonly RegExp[], chunks: readonly Chunk[]): Hint[] {
  const roots = chunks.filter(({ facadeModuleId }) =>
    modules.some((file) => file.test(facadeModuleId ?? '')),
  );
  const wanted = withImports(roots, chunks);
  const styles = new Set(wanted.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [
    ...wanted.map(({ fileName }) => ({ rel: 'modulepreload', crossorigin: true, href: `/${fileName}` })),
    ...[...styles].map((file) => ({ rel: 'preload', as: 'style', crossorigin: true, href: `/${file}` })),
  ];
}

/** Pictures wait behind scripts unless they are marked. */
function pictureHint(file: string): Hint {
  return { rel: 'preload', as: 'image', fetchpriority: 'high', href: `/${file}` };
}

/** These chunks and all that they import, each once. */
function withImports(roots: readonly Chunk[], chunks: readonly Chunk[]): Chunk[] {
  const found = new Set<Chunk>(roots);
  for (const chunk of found) {
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) found.add(other);
  }
  return [...found];
}
