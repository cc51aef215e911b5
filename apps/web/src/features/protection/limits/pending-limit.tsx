import type { PlayLimit } from '@fairway/contract/risk/protection-schemas.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { formatTime } from '../../../lib/format-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useProtect } from '../api/use-protection.ts';
import { useLimitText } from './use-limit-text.ts';
import styles from './limits.module.css';

interface PendingLimitProps {
  limit: Pick<PlayLimit, 'kind' | 'period'>;
  pending: NonNullable<PlayLimit['pending']>;
}

/** A looser limit that waits its day, then for a confirmation; until then it can be given up at any time. */
export function PendingLimit({ limit: { kind, period }, pending }: PendingLimitProps) {
  const { t } = useTranslation('protection');
  const now = useNow(30_000);
  const textOf = useLimitText(kind);
  const confirm = useProtect(
    () => api.confirmPlayLimit({ kind, period }),
    () => t('limits.confirmed'),
  );
  const drop = useProtect(
    () => api.dropPlayLimitChange({ kind, period }),
    () => t('limits.dropped'),
  );
  const wish =
    pending.limit === null ? t('limits.wishNone') : t('limits.wish', { amount: textOf(pending.limit) });
  const isReady = new Date(pending.readyAt).getTime() <= now;
  return (
    <Notice
      tone="warning"
      className={styles.pending}
      end={
        <span className={styles.acts}>
          {isReady && (
            <Button
              size="s"
              variant="quiet"
              loading={confirm.isPending}
              onClick={() => confirm.mutate(undefined)}
            >
              {t('limits.confirm')}
            </Button>
          )}
          <Button size="s" variant="text" loading={drop.isPending} onClick={() => drop.mutate(undefined)}>
            {t('limits.drop')}
          </Button>
        </span>
      }
    >
      {isReady ? t('limits.ready', { wish }) : t('limits.waits', { wish, time: formatTime(pending.readyAt) })}
    </Notice>
  );
}
