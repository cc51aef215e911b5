import { dealerVenue } from '@fairway/contract/dealer/codes.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DealerHall } from '../../features/dealer/hall/dealer-hall.tsx';
import { ClosedNotice } from '../../features/venues/closed-notice.tsx';
import { HallHero } from '../../features/venues/hall/hall-hero.tsx';
import { OtherVenues } from '../../features/venues/hall/venue-list.tsx';
import { useVenues } from '../../features/wallet/api/use-venues.ts';

/** The house's live tables, and below them the venues of the category that others run. */
export function DealerHallScreen() {
  const { t } = useTranslation('dealer');
  const { data } = useVenues();
  const ofKind = data?.venues.filter(({ categoryCode }) => categoryCode === 'zr') ?? [];
  const house = ofKind.find(({ channelCode }) => channelCode === dealerVenue);
  return (
    <DealerHall
      hero={
        <HallHero
          categoryCode="zr"
          low
          title={t('hall.title')}
          text={t('hall.text')}
          actions={
            <Link to="/app/fairness" className={buttonClass({ variant: 'picture', size: 's' })}>
              {t('hall.fair')}
            </Link>
          }
        />
      }
      closed={house && house.state !== 'open' && <ClosedNotice venue={house} />}
      others={<OtherVenues title={t('hall.others')} venues={ofKind.filter((venue) => venue !== house)} />}
    />
  );
}
