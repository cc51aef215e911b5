import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { done, instant, nothing, typedText, versionNumber } from '../fields.ts';
import { floatWindowEquipment } from '../site/client.ts';
import { contentAgentSchemas } from './agent-schemas.ts';
import { anyDocument, documentSchemas } from './document-schemas.ts';
import type { contentEndpoints } from './endpoints.ts';
import { documentKey, ownPath, localizedText } from './fields.ts';
import { contentOperatorSchemas } from './operator-schemas.ts';
import { contentArts } from './kinds.ts';
import { newsSchemas } from './news/schemas.ts';

const art = z.enum(contentArts);
const {
  banner,
  carouselAd,
  floatWindow,
  helpArticle,
  helpCategory,
  navigation,
  page,
  popup,
  servicePopup,
  sponsor,
} = documentSchemas;
const unplaced = { position: true } as const;

const publishedSponsor = sponsor.omit(unplaced).extend({ sponsorId: documentKey });
const previewToken = z.string().min(1).max(300);

export const contentSchemas = {
  getHelpCentre: {
    input: nothing,
    output: z.strictObject({
      categories: z.array(
        helpCategory.omit(unplaced).extend({
          typeId: documentKey,
          articles: z.array(z.strictObject({ listId: documentKey, title: localizedText(40) })),
        }),
      ),
    }),
  },
  getHelpArticle: {
    input: z.strictObject({ typeId: documentKey, listId: documentKey }),
    output: helpArticle
      .pick({ title: true, text: true })
      .extend({ typeId: documentKey, listId: documentKey, publishedAt: instant }),
  },
  searchHelp: {
    input: z.strictObject({ query: typedText(1, 40) }),
    output: z.strictObject({
      results: z.array(
        z.strictObject({
          typeId: documentKey,
          listId: documentKey,
          title: z.string(),
          /** Some text around the first match, in the caller's language. */
          excerpt: z.string(),
        }),
      ),
    }),
  },
  getBannersV1: {
    input: nothing,
    output: z.strictObject({
      banners: z.array(
        z.strictObject({ bannerId: documentKey, imgUrl: art, title: localizedText(40), link: ownPath }),
      ),
    }),
  },
  getBannersV2: {
    input: nothing,
    output: z.strictObject({ banners: z.array(banner.omit(unplaced).extend({ bannerId: documentKey })) }),
  },
  getCarouselAds: {
    input: nothing,
    output: z.strictObject({ ads: z.array(carouselAd.omit(unplaced).extend({ adId: documentKey })) }),
  },
  getFloatWindows: {
    input: z.strictObject({ displayEquipment: z.literal(floatWindowEquipment) }),
    output: floatWindow
      .omit(unplaced)
      .extend({ list: z.array(floatWindow.shape.list.element), windowId: documentKey.nullable() }),
  },
  getNavigationList: {
    input: nothing,
    /** Null while no list is published: the client shows every page that it has. */
    output: z.strictObject({ entries: navigation.shape.entries.nullable() }),
  },
  getPopups: {
    input: nothing,
    output: z.strictObject({
      popups: z.array(popup.omit({ position: true, audience: true }).extend({ popupId: documentKey })),
    }),
  },
  dontShowAnymore: { input: z.strictObject({ popupId: documentKey }), output: done },
  getServicePopup: {
    input: nothing,
    output: z.strictObject({ popup: servicePopup.omit(unplaced).nullable() }),
  },
  getDomainNotice: {
    input: nothing,
    output: z.strictObject({
      notice: documentSchemas.domainNotice.omit(unplaced).extend({ noticeId: z.string() }).nullable(),
    }),
  },
  listSponsors: {
    input: nothing,
    output: z.strictObject({
      sponsors: z.array(publishedSponsor.pick({ sponsorId: true, name: true, summary: true, art: true })),
    }),
  },
  getSponsor: { input: z.strictObject({ sponsorId: documentKey }), output: publishedSponsor },
  previewSponsor: {
    input: z.strictObject({ sponsorId: documentKey, preview: previewToken }),
    output: publishedSponsor,
  },
  getPage: {
    input: z.strictObject({ pageId: documentKey }),
    output: page.omit(unplaced).extend({ pageId: documentKey, publishedAt: instant }),
  },
  getAfc: {
    input: nothing,
    output: page.omit(unplaced).extend({ publishedAt: instant }),
  },
  getContentPreview: {
    input: z.strictObject({ preview: previewToken }),
    output: z.strictObject({
      key: documentKey,
      version: versionNumber,
      expiresAt: instant,
      content: anyDocument,
    }),
  },
  createShortUrl: {
    input: z.strictObject({ url: ownPath }),
    output: z.strictObject({ code: z.string(), shortUrl: z.string() }),
  },
  resolveShortUrl: {
    input: z.strictObject({ code: z.string().regex(/^[A-Za-z0-9]{4,16}$/) }),
    output: z.strictObject({ url: ownPath }),
  },
  ...contentAgentSchemas,
  ...newsSchemas,
  ...contentOperatorSchemas,
} satisfies SchemasOf<typeof contentEndpoints>;
