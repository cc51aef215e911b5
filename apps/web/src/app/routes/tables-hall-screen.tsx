import { cardsVenue } from '@fairway/contract/games/codes.ts';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { SectionHead } from '@fairway/ui/components/card/panel.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TablesHall } from '../../features/tables/hall/tables-hall.tsx';
import { memberTableOf } from '../../features/tables/api/use-member-tables.ts';
import { useCollectedGames, useVenueGames } from '../../features/venues/api/use-games.ts';
import { ClosedNotice } from '../../features/venues/closed-notice.tsx';
import { GameTile } from '../../features/venues/games/game-tile.tsx';
import { HallHero } from '../../features/venues/hall/hall-hero.tsx';
import { OtherVenues } from '../../features/venues/hall/venue-list.tsx';
import { useVenues } from '../../features/wallet/api/use-venues.ts';
import tiles from '../../features/venues/games/games-panel.module.css';

/** The hall of cards: tables between members, the house's card games, and the venues of the category that others run. */
export function TablesHallScreen() {
  const { t } = useTranslation('tables');
  const { data } = useVenues();
  const { data: games = [] } = useVenueGames(cardsVenue);
  const { data: collected = [] } = useCollectedGames();
  const ofKind = data?.venues.filter(({ categoryCode }) => categoryCode === 'qp') ?? [];
  const house = ofKind.find(({ channelCode }) => channelCode === cardsVenue);
  const alone = games.filter(({ gameCode }) => memberTableOf(gameCode) === undefined);
  return (
    <TablesHall
      hero={
        <HallHero
          categoryCode="qp"
          low
          title={t('hall.title')}
          text={t('hall.text')}
          actions={
            <Link to="/app/fairness" className={buttonClass({ variant: 'picture', size: 's' })}>
              {t('fair')}
            </Link>
          }
        />
      }
      closed={house && house.state !== 'open' && <ClosedNotice venue={house} />}
      games={
        alone.length > 0 && (
          <section aria-labelledby="card-games">
            <SectionHead id="card-games" title={t('hall.games')} />
            <ul className={tiles.grid}>
              {alone.map((game) => (
                <GameTile
                  key={game.gameCode}
                  game={game}
                  collected={collected.some(({ gameCode }) => gameCode === game.gameCode)}
                  freeRounds={0}
                />
              ))}
            </ul>
          </section>
        )
      }
      others={<OtherVenues title={t('hall.others')} venues={ofKind.filter((venue) => venue !== house)} />}
    />
  );
}
