import { openFeatures, pageLayers } from '../../ladder.ts';
import { resolveImport } from '../../resolve-import.ts';
import { isCode, isTest } from '../../rule.ts';
import type { Rule } from '../../rule.ts';

const place = /^apps\/(web|console)\/src\/([^/]+)\/(?:([^/]+)\/)?(.*)$/;

export const layers: Rule = {
  name: 'page-layers',
  level: 'error',
  looksAt: (path) => isCode(path) && !isTest(path) && place.test(path),
  check: ({ path, imports }) => {
    const layer = place.exec(path)?.[2] ?? '';
    const allowed = pageLayers.slice(0, pageLayers.indexOf(layer) + 1);
    return imports.flatMap(({ specifier, line }) => {
      const target = place.exec(resolveImport(path, specifier) ?? '')?.[2];
      if (target === undefined || !pageLayers.includes(target) || allowed.includes(target)) return [];
      return [
        {
          path,
          line,
          message: `${layer} may not import ${target} (lib, features, app, in this order): pass it in as a property.`,
        },
      ];
    });
  },
};

export const featuresApart: Rule = {
  name: 'features-apart',
  level: 'error',
  looksAt: (path) => isCode(path) && !isTest(path) && place.exec(path)?.[2] === 'features',
  check: ({ path, imports }) => {
    const own = place.exec(path)?.[3];
    return imports.flatMap(({ specifier, line }) => {
      const target = place.exec(resolveImport(path, specifier) ?? '');
      const [, , layer, feature, rest = ''] = target ?? [];
      if (layer !== 'features' || feature === undefined || feature === own) return [];
      if (openFeatures.includes(feature) && isHook(rest)) return [];
      const message = `a feature imports no other feature: join ${own} and ${feature} in app/ and pass a callback or a child.`;
      return [{ path, line, message }];
    });
  },
};

/** Hooks live in `api/` or in a file that is called like one. */
function isHook(rest: string): boolean {
  return rest.startsWith('api/') || /(^|\/)use-[a-z-]+\.tsx?$/.test(rest);
}
