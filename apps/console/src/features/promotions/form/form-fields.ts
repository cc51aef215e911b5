import type { CampaignArt, CampaignCategory, CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import type { Audience, CampaignTexts } from '@fairway/contract/promotions/terms/common-schemas.ts';
import { kindForms } from './kinds/registry.ts';
import { limitFields, limitsOf, type LimitFields } from './limits-of.ts';
import { releaseFields, releaseOf, type ReleaseFields } from './release-of.ts';
import { ownOf, typedOwn } from './own/kind-form.ts';

type Localized = { zh: string; en: string };
type Section = { title: string; body: string };

/** A campaign as the form holds it: what stands in both languages is in pairs, what is not asked for is empty. */
export interface FormFields {
  zh: Omit<CampaignTexts, 'rules'>;
  en: Omit<CampaignTexts, 'rules'>;
  rules: Localized[];
  category: CampaignCategory;
  art: CampaignArt;
  startsAt: string | null;
  endsAt: string | null;
  audience: {
    gradeFrom: number | null;
    registeredDays: number | null;
    registeredWithin: number | null;
    phoneBound: boolean;
    deposited: string;
    played: string;
  };
  limits: LimitFields;
  budget: string;
  turnover: string;
  release: ReleaseFields;
  claimDays: number;
  /** The kind's own figures, as they stand in the terms. */
  own: Record<string, unknown>;
  sections: { zh: Section; en: Section }[];
}

const noTexts = { title: '', summary: '', get: '', todo: '', until: '' };
const noSection = { title: '', body: '' };

export const emptyRule: Localized = { zh: '', en: '' };
export const emptySection = { zh: noSection, en: noSection };

/** Terms as the form shows them; a new campaign of a kind begins with the usual figures. */
export function toForm(of: CampaignTerms | CampaignKind): FormFields {
  const terms = typeof of === 'string' ? undefined : of;
  const kind = typeof of === 'string' ? of : of.kind;
  const { zh, en, audience } = terms ?? { zh: undefined, en: undefined, audience: {} as Audience };
  const sections = terms && 'sections' in terms ? terms.sections : undefined;
  return {
    zh: textsOf(zh),
    en: textsOf(en),
    rules: pairs(zh?.rules ?? [''], en?.rules ?? [''], ''),
    category: terms?.category ?? 'daily',
    art: terms?.art ?? 'envelope',
    startsAt: terms?.startsAt ?? null,
    endsAt: terms?.endsAt ?? null,
    audience: {
      gradeFrom: audience.gradeFrom ?? null,
      registeredDays: audience.registeredDays ?? null,
      registeredWithin: audience.registeredWithin ?? null,
      phoneBound: audience.phoneBound ?? false,
      deposited: audience.deposited ?? '',
      played: audience.played ?? '',
    },
    limits: limitFields(terms?.limits),
    budget: terms?.budget ?? '',
    turnover: terms?.turnover ?? '1',
    release: releaseFields(terms?.release, terms ? undefined : kind),
    claimDays: terms?.claimDays ?? 7,
    own: terms ? ownOf(terms) : { ...kindForms[kind].fresh },
    sections: pairs(sections?.zh ?? [noSection], sections?.en ?? [noSection], noSection),
  };
}

/** What the form says, as terms of a kind. A page without an act has no money and nothing to claim. */
export function fromForm(kind: CampaignKind, fields: FormFields): CampaignTerms {
  const form = kindForms[kind];
  const terms = {
    kind,
    ...commonOf(fields),
    ...typedOwn(form.fields, fields.own),
    ...(form.hasSections && {
      sections: {
        zh: fields.sections.map((section) => section.zh),
        en: fields.sections.map((section) => section.en),
      },
    }),
    ...(form.isWithoutReward
      ? { audience: {}, budget: '0', turnover: '0', claimDays: 1 }
      : kind === 'rebate'
        ? {}
        : releaseOf(fields.release, fields.turnover)),
  };
  if (!isWritten(terms)) throw new Error(`terms of no kind: ${kind}`);
  return terms;
}

/** The server reads terms whole and refuses what does not fit; here only their kind is sure. */
function isWritten(terms: { kind: CampaignKind }): terms is CampaignTerms {
  return terms.kind in kindForms;
}

/** What every kind has. */
function commonOf(fields: FormFields) {
  const { zh, en, rules, category, art, startsAt, endsAt, budget, turnover, claimDays } = fields;
  return {
    zh: { ...zh, rules: rules.map((rule) => rule.zh) },
    en: { ...en, rules: rules.map((rule) => rule.en) },
    category,
    art,
    startsAt: startsAt ?? '',
    endsAt: endsAt ?? '',
    audience: audienceOf(fields.audience),
    budget,
    turnover,
    claimDays,
    ...limitsOf(fields.limits),
  };
}

function textsOf(texts: CampaignTexts | undefined): Omit<CampaignTexts, 'rules'> {
  if (!texts) return noTexts;
  const { rules: _rules, ...others } = texts;
  return others;
}

/** Two lists beside each other; the shorter one is filled up. */
function pairs<Item>(zh: readonly Item[], en: readonly Item[], none: Item): { zh: Item; en: Item }[] {
  const length = Math.max(zh.length, en.length);
  return Array.from({ length }, (_, at) => ({ zh: zh[at] ?? none, en: en[at] ?? none }));
}

function audienceOf(audience: FormFields['audience']): Audience {
  const { gradeFrom, registeredDays, registeredWithin, phoneBound, deposited, played } = audience;
  return {
    ...(gradeFrom !== null && { gradeFrom }),
    ...(registeredDays !== null && { registeredDays }),
    ...(registeredWithin !== null && { registeredWithin }),
    ...(phoneBound && { phoneBound: true as const }),
    ...(deposited !== '' && { deposited }),
    ...(played !== '' && { played }),
  };
}
