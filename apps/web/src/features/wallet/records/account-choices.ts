import type { TFunction } from 'i18next';
import type { Venue } from '../api/use-venues.ts';

export interface AccountChoice {
  value: string;
  label: string;
}

/** The balances whose records can be read: center, locked, each venue with a wallet, what is in transit there, interest, bonus, coins. */
export function accountChoices(all: readonly Venue[], t: TFunction<'wallet'>): AccountChoice[] {
  const venues = all.filter(({ wallet }) => wallet === 'transfer');
  return [
    { value: 'center', label: t('records.parts.center') },
    { value: 'locked', label: t('records.parts.locked') },
    ...venues.map(({ channelCode, name }) => ({
      value: `venue.${channelCode}`,
      label: t('records.parts.venue', { venue: name }),
    })),
    // Our own venue has no road: money arrives there in the same moment.
    ...venues
      .filter(({ path }) => path === null)
      .map(({ channelCode, name }) => ({
        value: `inTransit.${channelCode}`,
        label: t('records.parts.inTransit', { venue: name }),
      })),
    { value: 'interest', label: t('records.parts.interest') },
    { value: 'bonus', label: t('records.parts.bonus') },
    { value: 'coins', label: t('records.parts.coins') },
  ];
}
