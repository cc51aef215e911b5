import { CampaignPage } from '../page/campaign-page.tsx';
import { RainAct } from './rain-act.tsx';
import { RainBody } from './rain-body.tsx';

/** The red packet rain: the packets fall in the middle, the session with its countdown stands beside. */
export function RainPage() {
  return (
    <CampaignPage
      kind="redPackRain"
      renderBody={(activity) => <RainBody activity={activity} />}
      renderAct={(activity) => <RainAct activity={activity} />}
    />
  );
}
