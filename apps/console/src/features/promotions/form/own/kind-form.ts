import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { sharedTerms, type SharedName } from './shared-terms.ts';
import type { OwnField } from './own-field.ts';

/** What the terms of a kind have beside what every kind has. */
type OwnTerms<Kind extends CampaignKind> = Omit<TermsOf<Kind>, 'kind' | SharedName>;

/** A kind's own part of the form. */
export interface KindForm<Kind extends CampaignKind> {
  readonly fields: readonly OwnField<Extract<keyof OwnTerms<Kind>, string>>[];
  /** The figures that a new campaign begins with. */
  readonly fresh: Omit<OwnTerms<Kind>, 'sections'>;
  /** It promises nothing: no budget, audience or claim. */
  readonly isWithoutReward?: boolean;
  /** It has chapters in both languages. */
  readonly hasSections?: boolean;
}

export type AnyKindForm = Pick<KindForm<CampaignKind>, 'isWithoutReward' | 'hasSections'> & {
  readonly fields: readonly OwnField[];
  readonly fresh: object;
};

/** A kind's own part of the form, checked against its terms. */
export function defineKindForm<Kind extends CampaignKind>(_kind: Kind, form: KindForm<Kind>): AnyKindForm {
  return form;
}

/** The figures that a kind has of its own, out of its terms. */
export function ownOf(terms: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(terms).filter(([name]) => !sharedTerms.has(name)));
}

/** What was typed, without fields that were left empty. */
export function typedOwn(fields: readonly OwnField[], own: Record<string, unknown>): Record<string, unknown> {
  const parts: [string, unknown][] = [];
  for (const field of fields) {
    const value = own[field.name];
    const isEmpty = value === null || value === undefined || value === '';
    if (isEmpty && field.isOptional) continue;
    const typed = typedValue(field, value);
    // A group whose fields were all left empty.
    if (field.type === 'group' && field.isOptional && Object.keys(Object(typed)).length === 0) continue;
    parts.push([field.name, typed]);
  }
  return Object.fromEntries(parts);
}

function typedValue(field: OwnField, value: unknown): unknown {
  const entry = (one: unknown) =>
    typeof one === 'object' && one !== null && 'entry' in field
      ? typedOwn(field.entry, Object.fromEntries(Object.entries(one)))
      : one;
  if (field.type === 'list') return Array.isArray(value) ? value.map(entry) : [];
  if (field.type === 'group') return entry(value ?? {});
  return value;
}
