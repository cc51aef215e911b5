import type { FormField } from '@fairway/contract/promotions/content-form/term-schemas.ts';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import type { Fault } from '../../campaigns/verdict.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind } from '../kind.ts';
import { firstContentForms } from './first-content-forms.ts';
import { linesOf } from './options-of.ts';

export const contentFormKind = defineKind('form', {
  oneMember: ({ prize }) => fenOf(prize),
  faults,
  first: firstContentForms,
});

/** Ids stand once, and only a choice has options, two at least. */
function faults({ fields }: TermsOf<'form'>): Fault[] {
  const found: Fault[] = [];
  if (new Set(fields.map(({ id }) => id)).size < fields.length)
    found.push({ rule: 'prizes', zh: '表单项编号不能重复', en: 'Each field needs an id of its own' });
  if (fields.some((field) => !hasItsOptions(field)))
    found.push({
      rule: 'prizes',
      zh: '单选项须有 2 至 12 个选项且中英文行数一致，其他类型不能有选项',
      en: 'A choice needs 2 to 12 options, as many in both languages; other fields have none',
    });
  return found;
}

function hasItsOptions({ type, options }: FormField): boolean {
  const [zh, en] = [linesOf(options.zh).length, linesOf(options.en).length];
  return type === 'choice' ? zh === en && zh >= 2 && zh <= 12 : zh === 0 && en === 0;
}
