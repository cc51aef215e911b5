import { CampaignPage } from '../page/campaign-page.tsx';
import { PresentAct } from './present-act.tsx';
import { PresentBody } from './present-body.tsx';

/** Gifts for play, for the first deposit and for VIP levels. */
export function PresentPage() {
  return (
    <CampaignPage
      kind="present"
      renderAct={(activity) => <PresentAct activity={activity} />}
      renderBody={(activity) => <PresentBody activity={activity} />}
    />
  );
}
