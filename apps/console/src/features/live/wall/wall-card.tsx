import { broadcastStatuses, roomWatchRules } from '@fairway/contract/live/states.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ago } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import type { WallBroadcast } from '../use-live-desk.ts';
import { BroadcastActs } from './broadcast-acts.tsx';
import { HoverPicture } from './hover-picture.tsx';
import { Poster } from './poster.tsx';
import styles from './wall.module.css';

interface WallCardProps {
  broadcast: WallBroadcast;
  domains: readonly string[];
  onOpen: () => void;
}

/** A broadcast on the air: its picture, what the origin notices of it, and what may be done. It moves and sounds under the pointer. */
export function WallCard({ broadcast, domains, onOpen }: WallCardProps) {
  const { t } = useTranslation('live');
  const [near, setNear] = useState(false);
  const { broadcastId, title, anchorName, chatRoomNo, status, startedAt, createdAt } = broadcast;
  const { viewers, frozen, silent, isCovered, reports, watchRule, delaySeconds, posterUrl } = broadcast;
  const faults = [
    isCovered && t('wall.covered'),
    reports > 0 && t('wall.reports', { count: reports }),
    frozen && t('wall.frozen'),
    silent && t('wall.silent'),
  ].filter((text) => text !== false);
  return (
    <article className={styles['card']} aria-label={title} data-flagged={faults.length > 0}>
      <button
        type="button"
        className={styles['picture']}
        aria-label={t('wall.openOf', { title })}
        onClick={onOpen}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={() => setNear(false)}
      >
        {posterUrl === null && <span className={styles['none']}>{t('wall.noPicture')}</span>}
        <Poster path={posterUrl} domains={domains} />
        {near && posterUrl !== null && <HoverPicture broadcastId={broadcastId} />}
        <span className={styles['marks']}>
          <span className={styles['mark']}>{broadcastStatuses.label(status, locale())}</span>
          {faults.map((text) => (
            <span key={text} className={styles['mark']} data-alarm>
              {text}
            </span>
          ))}
        </span>
        <span className={`${styles['mark']} ${styles['count']}`}>
          {t('wall.viewers', { count: viewers })}
        </span>
      </button>
      <div className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['facts']}>
          {[anchorName || t('wall.house'), t('wall.room', { no: chatRoomNo })].join(' · ')}
        </span>
        <span className={styles['facts']}>
          {startedAt === null ? t('wall.opened') : t('wall.started')} <Ago at={startedAt ?? createdAt} />
        </span>
        <span className={styles['facts']}>
          {[
            roomWatchRules.label(watchRule, locale()),
            delaySeconds > 0 && t('rooms.delayed', { count: delaySeconds }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <div className={styles['acts']}>
          <BroadcastActs broadcast={broadcast} />
        </div>
      </div>
    </article>
  );
}
