import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loginHref } from '../../../lib/navigation/return-path.ts';
import { useSession } from '../../../lib/session-store.ts';

/** What only its member sees; visitors log in here. */
export function OwnRecords({
  of,
  children,
}: {
  of: 'tickets' | 'chases';
  children: (memberId: string) => ReactNode;
}) {
  const { t } = useTranslation('lottery');
  const memberId = useSession(({ session }) => session?.memberId);
  const here = useLocation({ select: ({ href }) => href });
  if (memberId !== undefined) return children(memberId);
  return (
    <EmptyState
      title={t(`${of}.signedOut`)}
      text={t(`${of}.signedOutText`)}
      action={
        <a className={buttonClass({})} href={loginHref(here)}>
          {t('tickets.login')}
        </a>
      }
    />
  );
}
