import type { Activity } from '@fairway/contract/promotions/schemas.ts';
import { Card } from '@fairway/ui/components/card/card.tsx';
import { Disclosure } from '@fairway/ui/components/disclosure/disclosure.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session-store.ts';
import { ProgressFacts } from './progress-facts.tsx';

/** What the member's own sums of this campaign are made of, folded until it is asked for; nothing for visitors and previews. */
export function ProgressPanel({ activity }: { activity: Activity }) {
  const { t } = useTranslation('promotions');
  const [isOpen, setOpen] = useState(false);
  const isSignedIn = useSession(({ session }) => session !== undefined);
  if (!isSignedIn || activity.isPreview || activity.kind === 'display') return null;
  return (
    <Card pad="l">
      <Disclosure title={t('progress.title')} open={isOpen} onOpenChange={setOpen}>
        <ProgressFacts kind={activity.kind} no={activity.no} />
      </Disclosure>
    </Card>
  );
}
