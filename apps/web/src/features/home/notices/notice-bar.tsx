import type { Notice } from '@fairway/contract/site/configuration-schemas.ts';
import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { IconPause, IconPlay } from '@fairway/ui/icons/media.tsx';
import { IconList } from '@fairway/ui/icons/site.tsx';
import { IconMegaphone } from '@fairway/ui/icons/state.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useTurns } from './use-turns.ts';
import styles from './notice-bar.module.css';

const NoticeList = lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList }));

/** What the site has to say now, one after the other; nothing at all when there is nothing to say. */
export function NoticeBar({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation('home');
  // A notice begins and ends by the clock, while the page is open.
  const now = useNow(5_000);
  const [listed, setListed] = useState(false);
  const current = notices.filter(({ from, until }) => isNow(from, until, now));
  const { at, paused, setPaused, holdProps } = useTurns(current.length);
  const notice = current[at];
  if (!notice) return null;
  return (
    <section className={styles.bar} aria-label={t('notices.region')} {...holdProps}>
      <IconMegaphone className={styles.mark} />
      <p className={styles.text}>
        <b>{textOf(notice.title)}</b>
        {textOf(notice.text)}
      </p>
      {current.length > 1 && (
        <>
          <span className={styles.count}>{`${at + 1} / ${current.length}`}</span>
          <IconButton
            size="s"
            label={paused ? t('notices.play') : t('notices.pause')}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <IconPlay size={16} /> : <IconPause size={16} />}
          </IconButton>
        </>
      )}
      <IconButton size="s" label={t('notices.all')} onClick={() => setListed(true)}>
        <IconList size={18} />
      </IconButton>
      {listed && (
        <Suspense>
          <NoticeList notices={current} onClose={() => setListed(false)} />
        </Suspense>
      )}
    </section>
  );
}

function isNow(from: string, until: string | null, now: number): boolean {
  return Date.parse(from) <= now && (until === null || now < Date.parse(until));
}
