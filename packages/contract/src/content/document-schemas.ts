import { z } from 'zod';
import { typedText } from '../fields.ts';
import { floatJumps, floatLinks } from './float-target.ts';
import { address, documentKey, ownPath, richText, localizedText } from './fields.ts';
import { newsArticle, newsFlash } from './news/document-schemas.ts';
import {
  contactChannels,
  contentArts,
  floatEntrances,
  navigationKeys,
  popupAudiences,
  type ContentKind,
} from './kinds.ts';

const art = z.enum(contentArts);
/** Among those of its kind, lowest first. */
const position = z.int().min(0).max(999);
const action = z.strictObject({ words: localizedText(12), to: ownPath });

const helpCategory = z.strictObject({ position, name: localizedText(16), summary: localizedText(60) });

const helpArticle = z.strictObject({
  position,
  /** Key of its category. */
  category: documentKey,
  title: localizedText(40),
  text: richText(6_000),
});

const banner = z.strictObject({
  position,
  art,
  tag: localizedText(20).nullable(),
  /** At most two lines; a line ends at `|`, so that Chinese breaks by sense. */
  title: localizedText(40),
  text: localizedText(80),
  action,
});

const carouselAd = z.strictObject({
  position,
  art,
  title: localizedText(24),
  text: localizedText(48),
  to: ownPath,
});

const floatItem = z.strictObject({
  /** What it says; the picture's text twin. */
  title: localizedText(16),
  webSuspensionIcon: art,
  entrance: z.enum(floatEntrances),
  jumpType: z.literal(Object.values(floatJumps)),
  linkType: z.literal(Object.values(floatLinks)),
  webLink: z.union([ownPath, address]),
  activityType: z.string().max(32),
  activityId: z.string().regex(/^[\w-]{0,64}$/),
});

const floatWindow = z.strictObject({
  position,
  closeable: z.boolean(),
  /** Seconds a picture is shown; null: three (specification section 9). */
  time: z.int().min(1).max(60).nullable(),
  list: z.array(floatItem).min(1).max(6),
});

const popup = z.strictObject({
  position,
  audience: z.enum(popupAudiences),
  art,
  title: localizedText(24),
  text: richText(400),
  action: action.nullable(),
});

const servicePopup = z.strictObject({
  position,
  title: localizedText(20),
  text: localizedText(80),
  /** Seconds on the site before it comes up. */
  afterSeconds: z.int().min(0).max(600),
});

const domainNotice = z.strictObject({ position, title: localizedText(24), text: localizedText(120) });

const navigation = z.strictObject({
  position,
  /** Left to right; an entry without a label of its own has the client's. */
  entries: z
    .array(z.strictObject({ key: z.enum(navigationKeys), name: localizedText(8).nullable() }))
    .min(1)
    .max(navigationKeys.length)
    .refine((entries) => new Set(entries.map(({ key }) => key)).size === entries.length),
});

const sponsor = z.strictObject({
  position,
  art,
  name: localizedText(24),
  summary: localizedText(60),
  text: richText(4_000),
  url: address,
});

const contact = z.strictObject({ way: z.enum(contactChannels), value: typedText(1, 80) });

const agentPage = z.strictObject({
  position,
  title: localizedText(24),
  text: richText(4_000),
  contacts: z.array(contact).max(6),
});

/** One agent whom the site vouches for; the document's key is the code that is in the agent's links. */
const agent = z.strictObject({ position, name: localizedText(24), contacts: z.array(contact).max(6) });

const page = z.strictObject({ position, title: localizedText(30), text: richText(6_000) });

/** What a document of each kind holds. */
export const documentSchemas = {
  helpCategory,
  helpArticle,
  banner,
  carouselAd,
  floatWindow,
  popup,
  servicePopup,
  domainNotice,
  navigation,
  sponsor,
  agentPage,
  agent,
  page,
  newsArticle,
  newsFlash,
} satisfies Readonly<Record<ContentKind, z.ZodType>>;

export type ContentDocument<Kind extends ContentKind = ContentKind> = z.output<
  (typeof documentSchemas)[Kind]
>;

const ofKind = <Kind extends ContentKind>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), document: documentSchemas[kind] });

/** A document with its kind beside it. */
export const anyDocument = z.discriminatedUnion('kind', [
  ofKind('helpCategory'),
  ofKind('helpArticle'),
  ofKind('banner'),
  ofKind('carouselAd'),
  ofKind('floatWindow'),
  ofKind('popup'),
  ofKind('servicePopup'),
  ofKind('domainNotice'),
  ofKind('navigation'),
  ofKind('sponsor'),
  ofKind('agentPage'),
  ofKind('agent'),
  ofKind('page'),
  ofKind('newsArticle'),
  ofKind('newsFlash'),
]);
export type AnyDocument = z.output<typeof anyDocument>;

/** `version`: the newest that the editor saw, 0 for a new document. */
const draftOf = <Kind extends ContentKind>(kind: Kind) =>
  z.strictObject({
    kind: z.literal(kind),
    key: documentKey,
    version: z.int().min(0),
    document: documentSchemas[kind],
  });

/** A draft as an editor hands it in: one level less than a document within a document, for a body's depth. */
export const anyDraft = z.discriminatedUnion('kind', [
  draftOf('helpCategory'),
  draftOf('helpArticle'),
  draftOf('banner'),
  draftOf('carouselAd'),
  draftOf('floatWindow'),
  draftOf('popup'),
  draftOf('servicePopup'),
  draftOf('domainNotice'),
  draftOf('navigation'),
  draftOf('sponsor'),
  draftOf('agentPage'),
  draftOf('agent'),
  draftOf('page'),
  draftOf('newsArticle'),
  draftOf('newsFlash'),
]);
