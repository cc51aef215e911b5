import type { ContentKind } from '@fairway/contract/content/kinds.ts';
import { fieldSpecs, emptyTexts, type FieldSpec } from './field-specs.ts';

/** A document as a new one starts. */
export function freshDocument(kind: ContentKind): Record<string, unknown> {
  const fields = fieldSpecs[kind].map((spec) => [spec.name, freshValue(spec)]);
  return { position: 0, ...Object.fromEntries(fields) };
}

function freshValue(spec: FieldSpec): unknown {
  switch (spec.as) {
    case 'localized':
    case 'rich':
      return emptyTexts();
    case 'art':
      return 'stadium';
    case 'choice':
    case 'code':
      return spec.options[0]?.[0];
    case 'number':
      return spec.optional ? null : spec.min;
    case 'flag':
      return !spec.off;
    case 'path':
    case 'link':
      return '/app/home';
    case 'action':
      return { words: emptyTexts(), to: '/app/home' };
    case 'list':
      return spec.none ? [] : [spec.fresh()];
    default:
      return '';
  }
}
