import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { formatTime } from '../../../lib/format-time.ts';
import { useChangeClosing, useClosingRequest } from '../api/use-closing.ts';
import { ClosingDialog } from './closing-dialog.tsx';
import styles from './closing.module.css';

type Request = NonNullable<Awaited<ReturnType<typeof api.getClosingRequest>>['request']>;

/** Asking for the account to be closed, and taking that back until it is done. */
export function ClosingPanel() {
  const { t } = useTranslation('protection');
  const closing = useClosingRequest();
  const [isAsking, setAsking] = useState(false);
  const takeBack = useChangeClosing(() => api.takeBackClosing({}), t('closing.takenBack'));
  if (!closing.data)
    return closing.isError ? (
      <FaultPanel title={t('closing.fault')} fault={closing.error} retry={closing} />
    ) : (
      <Skeleton height={112} radius="var(--r-lg)" />
    );
  const { request } = closing.data;
  return (
    <Panel
      pad="l"
      title={t('closing.title')}
      note={t('closing.note')}
      end={
        request ? (
          <Button variant="quiet" loading={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
            {t('closing.takeBack')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('closing.ask')}
          </Button>
        )
      }
    >
      {request && (
        <Notice
          tone="warning"
          className={styles.asked}
          title={t('closing.asked', { time: formatTime(request.askedAt, 'exact') })}
        >
          <Progress request={request} />
        </Notice>
      )}
      {isAsking && <ClosingDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** Where the request stands: nobody has begun, operators have, or they stopped and the request waits on. */
function Progress({ request }: { request: Request }) {
  const { t } = useTranslation('protection');
  if (request.underWay) return t('closing.underWay');
  if (request.stoppedAt === null) return t('closing.waits');
  return (
    <>
      <p>{t('closing.stopped', { time: formatTime(request.stoppedAt, 'exact') })}</p>
      <p>{t('closing.stoppedBreak')}</p>
    </>
  );
}
