import { EsportsMatches } from '../../features/sportsbook/esports/esports-matches.tsx';
import { EsportsHall } from '../../features/venues/hall/hall-page.tsx';
import { SlipDrawer } from './slip-drawer.tsx';

/** The e-sports hall: the house's own matches with a slip in a drawer, and below them the venues of the category that others run. */
export function EsportsHallScreen() {
  return <EsportsHall matches={<EsportsMatches slip={<SlipDrawer />} />} />;
}
