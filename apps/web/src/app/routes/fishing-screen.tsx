import { fishingVenue } from '@fairway/contract/fishing/codes.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { poolOf } from '../../features/fishing/api/use-pools.ts';
import { FishingHall } from '../../features/fishing/hall/fishing-hall.tsx';
import { PoolPage } from '../../features/fishing/pool/pool-page.tsx';
import { SessionLine } from '../../features/games/frame/session-line.tsx';
import { ClosedNotice } from '../../features/venues/closed-notice.tsx';
import { HallHero } from '../../features/venues/hall/hall-hero.tsx';
import { OtherVenues } from '../../features/venues/hall/venue-list.tsx';
import { useVenues } from '../../features/wallet/api/use-venues.ts';

/** A pool where the address names one, with the figures of protection that stand over every game; else the hall. */
export function FishingScreen() {
  const { id } = useParams({ from: '/shell/app/fishing/$id' });
  const pool = poolOf(id);
  return pool ? <PoolPage key={pool} pool={pool} SessionLine={SessionLine} /> : <Hall />;
}

function Hall() {
  const { t } = useTranslation('fishing');
  const { data } = useVenues();
  const ofKind = data?.venues.filter(({ categoryCode }) => categoryCode === 'by') ?? [];
  const house = ofKind.find(({ channelCode }) => channelCode === fishingVenue);
  return (
    <FishingHall
      hero={
        <HallHero
          categoryCode="by"
          low
          title={t('title')}
          text={t('hall.text')}
          actions={
            <Link to="/app/fairness" className={buttonClass({ variant: 'picture', size: 's' })}>
              {t('fair')}
            </Link>
          }
        />
      }
      closed={house && house.state !== 'open' && <ClosedNotice venue={house} />}
      others={<OtherVenues title={t('hall.others')} venues={ofKind.filter((venue) => venue !== house)} />}
    />
  );
}
