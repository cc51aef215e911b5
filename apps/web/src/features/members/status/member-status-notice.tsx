import { Button } from '@fairway/ui/components/button/button.tsx';
import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Link, useRouterState } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { useMemberStart } from '../api/use-member-start.ts';
import { useActivate, usePasswordCheck, useSleepCheck } from '../api/use-status.ts';

const security = '/app/myCenter/security';

/** What a member is to do about the account before anything else: wake it, or choose another password. */
export function MemberStatusNotice() {
  const asleep = useSleepCheck().data?.asleep ?? false;
  const needed = usePasswordCheck().data?.needed ?? false;
  const there = useRouterState({ select: ({ location }) => location.pathname === security });
  const [put, setPut] = useState(false);
  useMemberStart();
  if (asleep) return <WakeUp />;
  // The page where it is done says so itself; put off, it comes back with the next load.
  if (!needed || there || put) return null;
  return <ChangeIt onLater={() => setPut(true)} />;
}

function WakeUp() {
  const { t } = useTranslation('members');
  const activate = useActivate();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      maskClosable={false}
      initialFocus={first}
      title={t('accountStatus.asleep')}
      description={t('accountStatus.asleepText')}
      actions={
        <Button
          ref={first}
          variant="action"
          loading={activate.isPending}
          loadingText={t('accountStatus.activating')}
          onClick={() => activate.mutate(undefined, { onError: (fault) => showRefusal(fault) })}
        >
          {t('accountStatus.activate')}
        </Button>
      }
    />
  );
}

function ChangeIt({ onLater }: { onLater: () => void }) {
  const { t } = useTranslation('members');
  const first = useRef<HTMLAnchorElement>(null);
  return (
    <Dialog
      open
      onOpenChange={onLater}
      maskClosable={false}
      initialFocus={first}
      title={t('accountStatus.change')}
      description={t('accountStatus.changeText')}
      closeLabel={t('accountStatus.later')}
      actions={
        <>
          <Button variant="quiet" onClick={onLater}>
            {t('accountStatus.later')}
          </Button>
          <Link ref={first} to={security} className={buttonClass({ variant: 'action' })}>
            {t('accountStatus.toChange')}
          </Link>
        </>
      }
    />
  );
}
