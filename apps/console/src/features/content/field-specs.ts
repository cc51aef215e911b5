import {
  floatEntrances,
  navigationKeys,
  popupAudiences,
  contactChannels,
} from '@fairway/contract/content/kinds.ts';
import { newsArts, newsColumns } from '@fairway/contract/content/news/kinds.ts';
import type { ContentKind } from '@fairway/contract/content/kinds.ts';
import type { ParseKeys } from 'i18next';

type Label = ParseKeys<'content'>;

/** One field of a document's form. `name` is its place in the document. */
export type FieldSpec =
  | { as: 'localized'; name: string; label: Label; max: number; optional?: true }
  | { as: 'rich'; name: string; label: Label; max: number }
  | { as: 'art'; name: string; label: Label }
  | { as: 'choice'; name: string; label: Label; options: readonly (readonly [value: string, label: Label])[] }
  | { as: 'number'; name: string; label: Label; min: number; max: number; optional?: true }
  | { as: 'code'; name: string; label: Label; options: readonly (readonly [value: number, label: Label])[] }
  | { as: 'flag'; name: string; label: Label; off?: true }
  | { as: 'path' | 'address' | 'link'; name: string; label: Label }
  | { as: 'text'; name: string; label: Label; max: number; optional?: true }
  | { as: 'category'; name: string; label: Label }
  | { as: 'action'; name: string; label: Label; optional?: true }
  | {
      as: 'list';
      name: string;
      label: Label;
      max: number;
      /** A new document has none of them. */
      none?: true;
      fresh: () => object;
      fields: readonly FieldSpec[];
    };

const position = { as: 'number', name: 'position', label: 'field.position', min: 0, max: 999 } as const;
/** A bilingual text that nobody has written yet. */
export const emptyTexts = () => ({ zh: '', en: '' });

const contacts: FieldSpec = {
  as: 'list',
  name: 'contacts',
  label: 'field.contact',
  max: 6,
  fresh: () => ({ way: 'email', value: '' }),
  fields: [
    {
      as: 'choice',
      name: 'way',
      label: 'field.method',
      options: contactChannels.map((channel) => [channel, `method.${channel}`] as const),
    },
    { as: 'text', name: 'value', label: 'field.value', max: 80 },
  ],
};

const column: FieldSpec = {
  as: 'choice',
  name: 'column',
  label: 'field.column',
  options: newsColumns.map((each) => [each, `column.${each}`] as const),
};

/** What the form of each kind asks for; limits are the contract's. */
export const fieldSpecs: Readonly<Record<ContentKind, readonly FieldSpec[]>> = {
  helpCategory: [
    { as: 'localized', name: 'name', label: 'field.name', max: 16 },
    { as: 'localized', name: 'summary', label: 'field.summary', max: 60 },
    position,
  ],
  helpArticle: [
    { as: 'category', name: 'category', label: 'field.category' },
    { as: 'localized', name: 'title', label: 'field.title', max: 40 },
    { as: 'rich', name: 'text', label: 'field.text', max: 6_000 },
    position,
  ],
  banner: [
    { as: 'art', name: 'art', label: 'field.art' },
    { as: 'localized', name: 'tag', label: 'field.tag', max: 20, optional: true },
    { as: 'localized', name: 'title', label: 'field.lines', max: 40 },
    { as: 'localized', name: 'text', label: 'field.summary', max: 80 },
    { as: 'action', name: 'action', label: 'field.action' },
    position,
  ],
  carouselAd: [
    { as: 'art', name: 'art', label: 'field.art' },
    { as: 'localized', name: 'title', label: 'field.title', max: 24 },
    { as: 'localized', name: 'text', label: 'field.summary', max: 48 },
    { as: 'path', name: 'to', label: 'field.to' },
    position,
  ],
  floatWindow: [
    { as: 'flag', name: 'closeable', label: 'field.closeable' },
    { as: 'number', name: 'time', label: 'field.time', min: 1, max: 60, optional: true },
    {
      as: 'list',
      name: 'list',
      label: 'field.picture',
      max: 6,
      fresh: () => ({
        title: emptyTexts(),
        webSuspensionIcon: 'trophy',
        entrance: 'none',
        jumpType: 1,
        linkType: 1,
        webLink: '/app/sport',
        activityType: '',
        activityId: '',
      }),
      fields: [
        { as: 'localized', name: 'title', label: 'field.title', max: 16 },
        { as: 'art', name: 'webSuspensionIcon', label: 'field.art' },
        {
          as: 'choice',
          name: 'entrance',
          label: 'field.entrance',
          options: floatEntrances.map((entrance) => [entrance, `entrance.${entrance}`] as const),
        },
        {
          as: 'code',
          name: 'jumpType',
          label: 'field.jump',
          options: [
            [0, 'jump.nowhere'],
            [1, 'jump.link'],
            [2, 'jump.activity'],
          ],
        },
        {
          as: 'code',
          name: 'linkType',
          label: 'field.linkType',
          options: [
            [1, 'link.ownPage'],
            [2, 'link.outside'],
          ],
        },
        { as: 'link', name: 'webLink', label: 'field.link' },
        { as: 'text', name: 'activityType', label: 'field.activityType', max: 32, optional: true },
        { as: 'text', name: 'activityId', label: 'field.activityId', max: 64, optional: true },
      ],
    },
  ],
  popup: [
    {
      as: 'choice',
      name: 'audience',
      label: 'field.audience',
      options: popupAudiences.map((audience) => [audience, `audience.${audience}`] as const),
    },
    { as: 'art', name: 'art', label: 'field.art' },
    { as: 'localized', name: 'title', label: 'field.title', max: 24 },
    { as: 'rich', name: 'text', label: 'field.text', max: 400 },
    { as: 'action', name: 'action', label: 'field.action', optional: true },
    position,
  ],
  servicePopup: [
    { as: 'localized', name: 'title', label: 'field.title', max: 20 },
    { as: 'localized', name: 'text', label: 'field.text', max: 80 },
    { as: 'number', name: 'afterSeconds', label: 'field.afterSeconds', min: 0, max: 600 },
  ],
  domainNotice: [
    { as: 'localized', name: 'title', label: 'field.title', max: 24 },
    { as: 'localized', name: 'text', label: 'field.text', max: 120 },
  ],
  navigation: [
    {
      as: 'list',
      name: 'entries',
      label: 'field.entry',
      max: navigationKeys.length,
      fresh: () => ({ key: 'home', name: null }),
      fields: [
        {
          as: 'choice',
          name: 'key',
          label: 'field.page',
          options: navigationKeys.map((key) => [key, `nav.${key}`] as const),
        },
        { as: 'localized', name: 'name', label: 'field.ownName', max: 8, optional: true },
      ],
    },
  ],
  sponsor: [
    { as: 'art', name: 'art', label: 'field.art' },
    { as: 'localized', name: 'name', label: 'field.name', max: 24 },
    { as: 'localized', name: 'summary', label: 'field.summary', max: 60 },
    { as: 'rich', name: 'text', label: 'field.text', max: 4_000 },
    { as: 'address', name: 'url', label: 'field.url' },
    position,
  ],
  agentPage: [
    { as: 'localized', name: 'title', label: 'field.title', max: 24 },
    { as: 'rich', name: 'text', label: 'field.text', max: 4_000 },
    contacts,
  ],
  agent: [{ as: 'localized', name: 'name', label: 'field.name', max: 24 }, contacts, position],
  page: [
    { as: 'localized', name: 'title', label: 'field.title', max: 30 },
    { as: 'rich', name: 'text', label: 'field.text', max: 6_000 },
    position,
  ],
  newsArticle: [
    column,
    {
      as: 'choice',
      name: 'art',
      label: 'field.art',
      options: newsArts.map((each) => [each, `newsArt.${each}`] as const),
    },
    { as: 'localized', name: 'title', label: 'field.title', max: 60 },
    { as: 'localized', name: 'summary', label: 'field.summary', max: 120 },
    { as: 'rich', name: 'text', label: 'field.text', max: 8_000 },
    { as: 'localized', name: 'author', label: 'field.author', max: 16 },
    { as: 'localized', name: 'correction', label: 'field.correction', max: 120, optional: true },
    { as: 'flag', name: 'top', label: 'field.top', off: true },
    { as: 'flag', name: 'recommended', label: 'field.recommended', off: true },
    position,
    {
      as: 'list',
      name: 'teams',
      label: 'field.team',
      max: 6,
      none: true,
      fresh: () => ({ team: '' }),
      fields: [{ as: 'text', name: 'team', label: 'field.teamKey', max: 64 }],
    },
    {
      as: 'list',
      name: 'fixtures',
      label: 'field.fixture',
      max: 4,
      none: true,
      fresh: () => ({ fixtureId: '' }),
      fields: [{ as: 'text', name: 'fixtureId', label: 'field.fixtureId', max: 18 }],
    },
  ],
  newsFlash: [
    column,
    { as: 'localized', name: 'title', label: 'field.title', max: 100 },
    { as: 'path', name: 'to', label: 'field.toOptional' },
    position,
  ],
};
