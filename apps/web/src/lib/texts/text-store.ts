/** A namespace's texts: text, or further texts below a key. */
export interface Texts {
  [key: string]: string | Texts;
}

export type TextParams = Readonly<Record<string, unknown>>;

export interface TextSource {
  /** Fetches a namespace in a language. */
  load(language: string, namespace: string): Promise<Texts>;
}

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** The texts of the page: which language it speaks, which namespaces are here, and how a key becomes text. */
export class TextStore {
  language = 'zh-CN';
  /** Counts up when the language changes; what was said before it is said again. */
  version = 0;
  private source: TextSource = { load: () => Promise.reject(new Error('no source of texts')) };
  private readonly loaded = new Map<string, Texts>();
  /** In flight or done; one that failed is taken out and fetched again. */
  private readonly fetched = new Map<string, Promise<void>>();
  private readonly listeners = new Set<() => void>();

  /** Says where texts come from and fetches the first namespaces; one that does not come is asked for again by its screen. */
  async start(language: string, namespaces: readonly string[], source: TextSource): Promise<void> {
    this.language = language;
    this.source = source;
    await Promise.allSettled(namespaces.map((namespace) => this.fetch(namespace)));
  }

  /** The promise of a namespace: one for all who ask, also once it is here, so that React knows it again. */
  ready(namespace: string): Promise<void> {
    return this.fetch(namespace);
  }

  /** Changes the language once all that is shown can be said in it. */
  async change(language: string): Promise<void> {
    const shown = new Set([...this.loaded.keys()].map((place) => place.slice(place.indexOf('/') + 1)));
    await Promise.all([...shown].map((namespace) => this.fetch(namespace, language)));
    this.language = language;
    this.version += 1;
    for (const listener of this.listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  has(namespace: string, key: string): boolean {
    return this.find(namespace, key) !== undefined;
  }

  /** The text of a key with its placeholders filled; the key itself without a text. `count` chooses `key_one`, `key_other`. */
  say(namespace: string, key: string, params: TextParams = {}): string {
    const { count } = params;
    const plural =
      typeof count === 'number' ? this.find(namespace, `${key}_${this.pluralOf(count)}`) : undefined;
    const text = plural ?? this.find(namespace, key);
    if (text === undefined) return key;
    return text.replace(placeholder, (_whole, name: string) => written(params[name]));
  }

  private find(namespace: string, key: string): string | undefined {
    let at: string | Texts | undefined = this.loaded.get(this.place(namespace));
    for (const step of key.split('.')) at = typeof at === 'object' ? at[step] : undefined;
    return typeof at === 'string' ? at : undefined;
  }

  private pluralOf(count: number): string {
    return new Intl.PluralRules(this.language).select(count);
  }

  private place(namespace: string, language = this.language): string {
    return `${language}/${namespace}`;
  }

  private fetch(namespace: string, language = this.language): Promise<void> {
    const place = this.place(namespace, language);
    let coming = this.fetched.get(place);
    if (!coming) {
      coming = this.source.load(language, namespace).then(
        (texts) => {
          this.loaded.set(place, texts);
          // React reads this mark and goes on without a pause.
          if (coming) void Object.assign(coming, { status: 'fulfilled', value: undefined });
        },
        (fault: unknown) => {
          this.fetched.delete(place);
          throw fault;
        },
      );
      this.fetched.set(place, coming);
    }
    return coming;
  }
}

function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : '';
}

/** The one store of this page. */
export const texts = new TextStore();
