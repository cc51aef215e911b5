import type { CampaignArt, CampaignCategory, CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import type { Audience, CampaignTexts } from '@fairway/contract/promotions/terms/common-schemas.ts';

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
  budget: string;
  turnover: string;
  claimDays: number;
  daily: string[];
  full: string;
  playedToday: string;
  reward: string;
  reviewed: boolean;
  sections: { zh: Section; en: Section }[];
}

const noTexts = { title: '', summary: '', get: '', todo: '', until: '' };
const noSection = { title: '', body: '' };

export const emptyRule: Localized = { zh: '', en: '' };
export const emptySection = { zh: noSection, en: noSection };

/** Terms as the form shows them; a new campaign begins with the usual figures. */
export function toForm(terms: CampaignTerms | undefined): FormFields {
  const { zh, en, audience } = terms ?? { zh: undefined, en: undefined, audience: {} as Audience };
  const sign = terms?.kind === 'sign' ? terms : undefined;
  const applied = terms?.kind === 'offer' || terms?.kind === 'details' ? terms : undefined;
  const page = terms?.kind === 'details' || terms?.kind === 'display' ? terms : undefined;
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
    budget: terms?.budget ?? '',
    turnover: terms?.turnover ?? '1',
    claimDays: terms?.claimDays ?? 7,
    daily: sign ? [...sign.daily] : ['1.00', '1.00', '2.00', '2.00', '3.00', '3.00', '5.00'],
    full: sign?.full ?? '8.00',
    playedToday: sign?.playedToday ?? '0',
    reward: applied?.reward ?? '',
    reviewed: applied?.reviewed ?? false,
    sections: pairs(page?.sections.zh ?? [noSection], page?.sections.en ?? [noSection], noSection),
  };
}

/** Kinds whose own figures have fields here. */
export const writtenKinds = [
  'sign',
  'offer',
  'details',
  'display',
] as const satisfies readonly CampaignKind[];
export type WrittenKind = (typeof writtenKinds)[number];

/** What the form says over terms that it was opened with: figures that have no field stay as they were. */
export function changeTerms(terms: CampaignTerms, fields: FormFields): CampaignTerms {
  const kind = writtenKinds.find((written) => written === terms.kind);
  return kind ? fromForm(kind, fields) : { ...terms, ...commonOf(fields) };
}

/** What the form says, as terms of a kind. A page without an act has no money and nothing to claim. */
export function fromForm(kind: WrittenKind, fields: FormFields): CampaignTerms {
  const common = commonOf(fields);
  const applied = { ...common, reward: fields.reward, reviewed: fields.reviewed };
  const sections = {
    zh: fields.sections.map((section) => section.zh),
    en: fields.sections.map((section) => section.en),
  };
  switch (kind) {
    case 'sign': {
      const { daily, full, playedToday } = fields;
      return { kind, ...common, daily, full, playedToday };
    }
    case 'offer':
      return { kind, ...applied };
    case 'details':
      return { kind, ...applied, sections };
    case 'display':
      return { kind, ...common, audience: {}, budget: '0', turnover: '0', claimDays: 1, sections };
  }
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
