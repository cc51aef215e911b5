import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CampaignPage } from '../page/campaign-page.tsx';
import { sharedKinds } from './shared-kinds.ts';

/** The page of every kind that has none of its own. */
export function SharedPage() {
  return (
    <CampaignPage
      kind="offer"
      renderAct={(activity) => {
        const Act = sharedKinds[activity.kind]?.Act;
        return (
          Act && (
            <Waiting>
              <Act activity={activity} />
            </Waiting>
          )
        );
      }}
      renderBody={(activity) => {
        const Body = sharedKinds[activity.kind]?.Body;
        return (
          Body && (
            <Waiting>
              <Body activity={activity} />
            </Waiting>
          )
        );
      }}
    />
  );
}

function Waiting({ children }: { children: ReactNode }) {
  const { t } = useTranslation('promotions');
  return (
    <Suspense
      fallback={
        <Loading label={t('loading')}>
          <Skeleton height={180} radius="var(--r-lg)" />
        </Loading>
      }
    >
      {children}
    </Suspense>
  );
}
