import type { DepositGiftKind } from '@fairway/contract/promotions/deposit-gift/schemas.ts';
import { CampaignPage } from '../page/campaign-page.tsx';
import { GiftAct } from './gift-act.tsx';
import { TierTable } from './tier-table.tsx';

/** The gift for the first deposit. */
export function DepositFirstPage() {
  return <DepositGiftPage kind="depositFirst" />;
}

/** The gift for the second and the third deposit. */
export function DepositAgainPage() {
  return <DepositGiftPage kind="depositAgain" />;
}

function DepositGiftPage({ kind }: { kind: DepositGiftKind }) {
  return (
    <CampaignPage
      kind={kind}
      renderBody={({ terms }) => <TierTable terms={terms} />}
      renderAct={(activity) => <GiftAct kind={kind} activity={activity} />}
    />
  );
}
