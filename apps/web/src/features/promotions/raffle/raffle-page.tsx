import { CampaignPage } from '../page/campaign-page.tsx';
import { RaffleAct } from './raffle-act.tsx';
import { RaffleBody } from './raffle-body.tsx';

/** The raffle: prizes and winning numbers, with the own tickets beside. */
export function RafflePage() {
  return (
    <CampaignPage
      kind="raffle"
      renderBody={(activity) => <RaffleBody activity={activity} />}
      renderAct={(activity) => <RaffleAct activity={activity} />}
    />
  );
}
