import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { Notice, type NoticeProps } from '@fairway/ui/components/notice/notice.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format-time.ts';
import type { OwnAnchor } from '../api/shapes.ts';

const tones = {
  applied: 'info',
  approved: 'ok',
  refused: 'danger',
  suspended: 'warning',
  left: 'info',
} as const satisfies Readonly<Record<OwnAnchor['status'], NoticeProps['tone']>>;

/** Where an application or an anchor is, why, and what comes next. */
export function Decision({ anchor }: { anchor: OwnAnchor }) {
  const { t } = useTranslation('anchorStudio');
  const { status, reason, appliedAt, name } = anchor;
  const alone = status === 'suspended' || status === 'left';
  return (
    <Notice
      tone={tones[status]}
      title={t(`decision.${status}`, { name })}
      end={
        alone && (
          <Link to="/cs" className={buttonClass({ variant: 'quiet', size: 's' })}>
            {t('decision.service')}
          </Link>
        )
      }
    >
      {reason !== '' && <p>{t('decision.reason', { reason })}</p>}
      <p>{t(`decision.${status}Text`, { time: formatTime(appliedAt, 'short') })}</p>
    </Notice>
  );
}
