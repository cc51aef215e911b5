import { lotteryVenue } from '@fairway/contract/lottery/codes.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LotteryHall } from '../../features/lottery/hall/lottery-hall.tsx';
import { HallHero } from '../../features/venues/hall/hall-hero.tsx';
import { OtherVenues } from '../../features/venues/hall/venue-list.tsx';
import { useVenues } from '../../features/wallet/api/use-venues.ts';

/** The house's lotteries, and below them the venues of the category that others run. */
export function LotteryHallScreen() {
  const { t } = useTranslation('lottery');
  const { data } = useVenues();
  const others =
    data?.venues.filter(
      ({ categoryCode, channelCode }) => categoryCode === 'cp' && channelCode !== lotteryVenue,
    ) ?? [];
  return (
    <LotteryHall
      hero={
        <HallHero
          categoryCode="cp"
          title={t('hall.title')}
          text={t('hall.text')}
          actions={
            <Link to="/app/fairness" className={buttonClass({ variant: 'picture', size: 's' })}>
              {t('hall.fair')}
            </Link>
          }
        />
      }
      others={<OtherVenues title={t('hall.others')} venues={others} />}
    />
  );
}
