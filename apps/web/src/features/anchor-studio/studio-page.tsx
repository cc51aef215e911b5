import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { FaultPanel } from '../../lib/faults/fault-panel.tsx';
import { useOwnAnchor } from './api/use-own-anchor.ts';
import type { OwnAnchor } from './api/shapes.ts';
import { ApplyForm } from './apply/apply-form.tsx';
import { AnchorSteps } from './apply/anchor-steps.tsx';
import { Decision } from './apply/decision.tsx';
import { StudioDesk, type StudioDeskProps } from './desk/studio-desk.tsx';
import styles from './studio.module.css';

/** What the identity check gives the studio. */
export interface IdentityStep {
  /** Opens its form for a refusal that it can mend; false for any other fault. */
  meet: (fault: unknown) => boolean;
  /** Its form; `onVerified` once everything fits. */
  dialog: (onVerified: () => void) => ReactNode;
}

interface StudioPageProps extends Pick<StudioDeskProps, 'keeping'> {
  identity: IdentityStep;
}

/** An anchor's own page: the application until it is approved, then the studio. */
export function StudioPage({ identity, keeping }: StudioPageProps) {
  const { t } = useTranslation('anchorStudio');
  const own = useOwnAnchor();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {own.data ? (
        <OwnPage anchor={own.data.anchor} identity={identity} keeping={keeping} />
      ) : own.error ? (
        <FaultPanel title={t('failed')} fault={own.error} retry={own} />
      ) : (
        <Loading label={t('loading')}>
          <Skeleton height={420} radius="var(--r-lg)" />
        </Loading>
      )}
    </div>
  );
}

function OwnPage({ anchor, identity, keeping }: StudioPageProps & { anchor: OwnAnchor | null }) {
  if (anchor?.status === 'approved') return <StudioDesk anchor={anchor} keeping={keeping} />;
  const asks = anchor === null || anchor.status === 'refused';
  return (
    <>
      <AnchorSteps anchor={anchor} />
      {anchor && <Decision anchor={anchor} />}
      {asks && <ApplyForm former={anchor} identity={identity} />}
    </>
  );
}
