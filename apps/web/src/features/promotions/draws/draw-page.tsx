import { CampaignPage } from '../page/campaign-page.tsx';
import { DrawAct } from './draw-act.tsx';
import { DrawBody } from './draw-body.tsx';

/** Boxes drawn from a drum. */
export function DrawGiftPage() {
  return <DrawPage kind="drawGift" />;
}

/** A shot a day. */
export function ShotPage() {
  return <DrawPage kind="shot" />;
}

function DrawPage({ kind }: { kind: 'drawGift' | 'shot' }) {
  return (
    <CampaignPage
      kind={kind}
      renderBody={(activity) => <DrawBody activity={activity} />}
      renderAct={(activity) => <DrawAct activity={activity} />}
    />
  );
}
