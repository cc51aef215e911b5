import type { Platform } from './platform.ts';

/** What a module's mount provides for an extension point; only the point that made it can read it. */
export interface Extension {
  readonly point: string;
}

/**
 * A place where a module asks what the modules below it on the ladder have to say, without importing them: the module that asks
 * defines the point and its type, others fill it in their mount (`extensions`), and it is read from the composed application.
 */
export interface ExtensionPoint<Value> {
  provide(...values: readonly Value[]): Extension;
  /** Everything provided, in the order of the ladder. */
  all(app: Pick<Platform, 'extensions'>): readonly Value[];
  /** For a point that exactly one module fills. Throws RangeError when none or several did. */
  only(app: Pick<Platform, 'extensions'>): Value;
}

/** Defines a point; `name` is for error messages. */
export function defineExtensionPoint<Value>(name: string): ExtensionPoint<Value> {
  const values = new WeakMap<Extension, readonly Value[]>();
  const all = ({ extensions }: Pick<Platform, 'extensions'>): readonly Value[] =>
    extensions.flatMap((extension) => values.get(extension) ?? []);
  return {
    provide(...given) {
      const extension: Extension = { point: name };
      values.set(extension, given);
      return extension;
    },
    all,
    only(app) {
      const [value, ...others] = all(app);
      if (value === undefined || others.length > 0)
        throw new RangeError(
          `${name}: expected one provider, found ${value === undefined ? 0 : others.length + 1}`,
        );
      return value;
    },
  };
}
