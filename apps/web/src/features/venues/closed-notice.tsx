import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/format-time.ts';
import type { Venue } from '../wallet/api/use-venues.ts';

/** Why a venue cannot be entered and until when; money comes home from it all the same. */
export function ClosedNotice({ venue, className }: { venue: Venue; className?: string | undefined }) {
  const { t } = useTranslation('venues');
  const until = venue.stateUntil && t('until', { time: formatTime(venue.stateUntil) });
  return (
    <Notice
      tone="warning"
      className={className}
      title={[venue.stateReason || t(`states.${venue.state}`), until].filter(Boolean).join(' · ')}
    >
      {t(
        venue.state === 'notOffered'
          ? 'notOfferedText'
          : venue.wallet === 'center'
            ? 'nothingThere'
            : 'takeBack',
      )}
    </Notice>
  );
}
