import type { FieldSpec } from './field-specs.ts';

type Values = Record<string, unknown>;

/**
 * What a form holds, as the contract wants it: an optional text that was left empty is none, a text that nobody touched is
 * empty, and a field that the form does not show keeps its value.
 */
export function draftOf(specs: readonly FieldSpec[], values: Values): Values {
  const tidied = specs.map((spec) => [spec.name, valueOf(spec, values[spec.name])]);
  return { position: 0, ...values, ...Object.fromEntries(tidied) };
}

function valueOf(spec: FieldSpec, value: unknown): unknown {
  switch (spec.as) {
    case 'localized':
    case 'rich':
      return spec.as === 'localized' && spec.optional && isEmpty(value) ? null : textsOf(value);
    case 'action': {
      const { words: texts, to } = isValues(value) ? value : {};
      return spec.optional && isEmpty(texts) ? null : { words: textsOf(texts), to: to ?? '' };
    }
    case 'list':
      return Array.isArray(value)
        ? value.map((entry: unknown) => {
            const fields = isValues(entry) ? entry : {};
            return Object.fromEntries(
              spec.fields.map((field) => [field.name, valueOf(field, fields[field.name])]),
            );
          })
        : [];
    case 'number':
      return value ?? null;
    default:
      return value ?? '';
  }
}

function textsOf(value: unknown): { zh: string; en: string } {
  const { zh, en } = isValues(value) ? value : {};
  return { zh: typeof zh === 'string' ? zh.trim() : '', en: typeof en === 'string' ? en.trim() : '' };
}

function isEmpty(value: unknown): boolean {
  return textsOf(value).zh === '';
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}
