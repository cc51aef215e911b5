import { venueCategories } from '@fairway/contract/venues/categories.ts';
import type { venuesMemberEndpoints } from '@fairway/contract/venues/endpoints.ts';
import type { Venue, venuesSchemas } from '@fairway/contract/venues/schemas.ts';
import type { VenueState } from '@fairway/contract/venues/states.ts';
import { formatMoney } from '@fairway/money';
import { accountsOf, readBalances } from '#modules/ledger';
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { venueName, venues, type VenueDefinition } from './registry.ts';
import { selectSwitches, type SwitchRow } from './switches-store.ts';
import { shownState } from './venue-state.ts';

/** Every venue that can be played at, of one category or of all, with the caller's money there. */
export const listVenues: Operation<
  (typeof venuesMemberEndpoints)['listVenues'],
  (typeof venuesSchemas)['listVenues']
> = async (app, call, { category }) => {
  const listed = venues.filter((venue) => category === undefined || venue.category === category);
  const switches = await selectSwitches(app.db);
  const moneyAt = call.member ? await readVenueMoney(app.db, call.member.memberId, listed) : noMoney;
  return {
    venues: listed.map((venue) => ({
      ...presentVenue(
        app,
        venue,
        switches.find(({ code }) => code === venue.code),
        call.language,
      ),
      ...moneyAt(venue.code),
    })),
    categories: venueCategories.list.map(({ key, siteCode, zh, en }) => ({
      category: key,
      categoryCode: siteCode,
      name: call.language === 'en' ? en : zh,
    })),
  };
};

type VenueMoney = Pick<Venue, 'money' | 'virtualMoney' | 'inTransitMoney' | 'virtualInTransitMoney'>;

function presentVenue(
  app: Platform,
  venue: VenueDefinition,
  row: SwitchRow | undefined,
  language: Language,
): Omit<Venue, keyof VenueMoney> {
  const state = shownState(app, venue, row);
  return {
    channelCode: venue.code,
    name: venueName(venue, language),
    kind: 'venues',
    category: venue.category,
    categoryCode: venueCategories.members[venue.category].siteCode,
    state,
    ...explain(state, row, language),
    path: venue.path,
    wallet: venue.wallet === 'center' || venue.wallet === 'seat' ? venue.wallet : 'transfer',
  };
}

function explain(
  state: VenueState,
  row: SwitchRow | undefined,
  language: Language,
): Pick<Venue, 'stateReason' | 'stateUntil'> {
  if (state === 'notOffered')
    return {
      stateReason: language === 'en' ? 'Not offered on this site yet' : '本站暂未开通该场馆',
      stateUntil: null,
    };
  if (state === 'open' || row === undefined) return { stateReason: '', stateUntil: null };
  return {
    stateReason: (language === 'en' && row.reason_en) || row.reason_zh,
    stateUntil: row.until?.toISOString() ?? null,
  };
}

/** A member's money at each venue and on the road to or from it, read at one moment. */
async function readVenueMoney(
  db: Db,
  memberId: string,
  listed: readonly VenueDefinition[],
): Promise<(code: string) => VenueMoney> {
  const own = accountsOf(memberId);
  const currencies: WalletCurrency[] = ['CNY', 'USDT'];
  const accounts = listed.flatMap(({ code }) =>
    currencies.flatMap((currency) => [own.venue(code, currency), own.inTransit(code, currency)]),
  );
  const balances = await readBalances(db, accounts);
  return (code) => ({
    money: formatMoney(balances.of(own.venue(code, 'CNY'))),
    virtualMoney: formatMoney(balances.of(own.venue(code, 'USDT'))),
    inTransitMoney: formatMoney(balances.of(own.inTransit(code, 'CNY'))),
    virtualInTransitMoney: formatMoney(balances.of(own.inTransit(code, 'USDT'))),
  });
}

function noMoney(): VenueMoney {
  return { money: null, virtualMoney: null, inTransitMoney: null, virtualInTransitMoney: null };
}
