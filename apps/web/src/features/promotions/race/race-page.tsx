import { CampaignPage } from '../page/campaign-page.tsx';
import { RaceAct } from './race-act.tsx';
import { RaceRanking } from './race-ranking.tsx';
import { TicketDays } from './ticket-days.tsx';

/** A race for tickets: the ranking with its prizes, and the own tickets beside it. */
export function RacePage() {
  return (
    <CampaignPage
      kind="race"
      renderAct={(activity) => <RaceAct activity={activity} />}
      renderBody={(activity) => (
        <>
          <RaceRanking activity={activity} />
          <TicketDays activity={activity} />
        </>
      )}
    />
  );
}
