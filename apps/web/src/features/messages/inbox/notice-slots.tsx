import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Loading, Skeleton } from '@fairway/ui/components/skeleton/skeleton.tsx';
import { IconMegaphone } from '@fairway/ui/icons/state.tsx';
import { EmptyState } from '@fairway/ui/components/state/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { FaultPanel } from '../../../lib/faults/fault-panel.tsx';
import { Time } from '../../../lib/time.tsx';
import { useNotices } from '../api/use-notices.ts';
import styles from './notice-slots.module.css';

const slots = [1, 2, 3, 4] as const;

/** The site's notices in their four slots: site, venues, payments, promotions. */
export function NoticeSlots() {
  const { t } = useTranslation('messages');
  const notices = useNotices();
  return (
    <Panel pad="m" title={t('notices.title')} note={t('notices.note')}>
      {notices.isPending && (
        <Loading label={t('notices.loading')}>
          <Skeleton height={120} radius="var(--r-md)" />
        </Loading>
      )}
      {notices.isError && !notices.data && (
        <FaultPanel plain title={t('notices.fault')} fault={notices.error} retry={notices} />
      )}
      {notices.data && (
        <div className={styles.slots}>
          {slots.map((slot) => {
            const shown = notices.data.notices.filter((notice) => notice.slot === slot);
            return (
              <section
                key={slot}
                className={styles.slot}
                data-slot={slot}
                aria-label={t(`notices.slots.${slot}`)}
              >
                <h3 className={styles.kind}>{t(`notices.slots.${slot}`)}</h3>
                {shown.length === 0 && (
                  <EmptyState
                    art={<IconMegaphone size={24} />}
                    title={t('notices.none')}
                    text={t(`notices.noneText.${slot}`)}
                  />
                )}
                {shown.map(({ id, title, content, from }) => (
                  <article key={id} className={styles.notice}>
                    <p className={styles.title}>
                      {title} <Time at={from} className={styles.time} />
                    </p>
                    <p className={styles.text}>{content}</p>
                  </article>
                ))}
              </section>
            );
          })}
        </div>
      )}
    </Panel>
  );
}
