import { campaignStates } from '@fairway/contract/promotions/kinds.ts';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { Link } from '@tanstack/react-router';
import { Card, Skeleton } from 'antd';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../lib/components/fault-notice.tsx';
import { locale } from '../../../lib/i18n.ts';
import { formatTime } from '../../../lib/times/format-time.ts';
import { useNow } from '../../../lib/times/use-now.ts';
import { useWindows } from '../use-campaigns.ts';
import styles from './calendar-strip.module.css';
import { placeOf, stripBars, stripWeeks } from './strip.ts';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The windows of what runs and is coming, a week back and five ahead, with today's line through them. */
export function CalendarStrip() {
  const { t } = useTranslation('promotions');
  const { data, error, refetch } = useWindows();
  const now = useNow(60_000);
  const bars = stripBars(data ?? [], now);
  return (
    <Card title={t('strip.title')} size="small">
      {error && !data && <FaultNotice fault={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {data && bars.length === 0 && <EmptyState art={null} title={t('strip.empty')} text={t('emptyHint')} />}
      {bars.length > 0 && (
        <div className={styles['strip']} style={{ '--now': percent(placeOf(now)) } as CSSProperties}>
          <div className={styles['weeks']} aria-hidden="true">
            {stripWeeks(now).map((at) => (
              <span key={at} className="figures">
                {formatTime(new Date(at).toISOString()).slice(5, 10)}
              </span>
            ))}
          </div>
          <ul className={styles['rows']}>
            {bars.map(({ campaign: { kind, no, title, state, startsAt, endsAt }, from, to }) => (
              <li key={`${kind}/${no}`}>
                <Link
                  to="/console/campaigns/$kind/$no"
                  params={{ kind, no: String(no) }}
                  className={styles['bar']}
                  data-state={state}
                  title={`${title} · ${formatTime(startsAt)} – ${formatTime(endsAt)}`}
                  style={{ marginInlineStart: percent(from), width: percent(to - from) }}
                >
                  {title} · {campaignStates.label(state, locale())}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
