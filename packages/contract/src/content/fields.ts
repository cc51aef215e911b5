import { z } from 'zod';
import { typedText } from '../fields.ts';
import { unsafeLinks } from './rich-text.ts';

/** A text in both languages of the site. An empty English one means: show the Chinese. */
export const localizedText = (max: number) =>
  z.strictObject({ zh: typedText(1, max), en: typedText(0, max * 2) });

export type LocalizedText = z.output<ReturnType<typeof localizedText>>;

/** An address that an operator typed: https, or nothing. Anything else could carry a script into the page. */
export const address = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]);

/** A page of our own, with its query. */
export const ownPath = z.string().regex(/^\/(?:[\w?=&%.-][\w/?=&%.-]{0,200})?$/);

/** The name that identifies a document; it is in addresses and never changes. */
export const documentKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/);

/** Several lines in the small markup of `rich-text.ts`; links to anything but https and our own pages are refused. */
const lines = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    // oxlint-disable-next-line no-control-regex -- refusing them is the point; line ends may stay
    .refine((text) => !/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e]/.test(text) && text.isWellFormed())
    .refine((text) => unsafeLinks(text).length === 0);

/** A longer text in both languages. */
export const richText = (max: number) => z.strictObject({ zh: lines(1, max), en: lines(0, max * 3) });
