import { betRecordPageSize } from '@fairway/contract/limits/paging.ts';
import type { venuesGameEndpoints } from '@fairway/contract/venues/game-endpoints.ts';
import type { venuesGameSchemas } from '@fairway/contract/venues/game-schemas.ts';
import { formatMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { venueOf, venues } from '../catalogue/registry.ts';
import { playSources, type PlayRecord, type RecordPage } from '../play-source.ts';

/**
 * What the member has staked over all products, or those of one category, newest first, eight a page: each product gives its own
 * page by key, and they are merged.
 */
export const listBetRecords: Operation<
  (typeof venuesGameEndpoints)['listBetRecords'],
  (typeof venuesGameSchemas)['listBetRecords']
> = async (app, call, { category, cursor }) => {
  const page: RecordPage = { before: readCursor(cursor), limit: betRecordPageSize + 1 };
  const isAsked = (code: string) =>
    category === undefined || venues.some((venue) => venue.code === code && venue.category === category);
  const sources = playSources.all(app).filter((source) => source.venues.some(isAsked));
  const lists = await Promise.all(
    sources.map((source) => source.listRecords(app.db, call.member.memberId, page)),
  );
  const merged = lists
    .flat()
    .filter(({ venue }) => isAsked(venue))
    .toSorted(newestFirst);
  const shown = merged.slice(0, betRecordPageSize);
  const last = merged.length > shown.length ? shown.at(-1) : undefined;
  return {
    records: shown.map(({ ref, billNo, venue, title, currency, stake, free = false, returned, at }) => ({
      ref,
      billNo,
      channelCode: venue,
      category: venueOf(venue).category,
      title: call.language === 'en' ? title.en : title.zh,
      currency,
      stake: formatMoney(stake),
      free,
      returned: returned && formatMoney(returned),
      at: at.toISOString(),
    })),
    next: last ? `${last.at.toISOString()} ${last.ref}` : null,
  };
};

function newestFirst(one: PlayRecord, other: PlayRecord): number {
  return other.at.getTime() - one.at.getTime() || (one.ref < other.ref ? 1 : -1);
}

/** An instant and the reference of a bet or round: its id, or what a provider calls it. */
const written =
  /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z][a-z0-9-]*\/[A-Z]{3,4}\/[\x21-\x7e]{1,120})$/;

/** Throws `inputInvalid`. */
function readCursor(text: string | undefined): RecordPage['before'] {
  if (text === undefined) return null;
  const [, instant = '', ref = ''] = written.exec(text) ?? [];
  const at = new Date(instant);
  if (Number.isNaN(at.getTime()))
    throw new AppError('inputInvalid', {}, { fields: [{ field: 'cursor', rule: 'invalid_format' }] });
  return { at, ref };
}
