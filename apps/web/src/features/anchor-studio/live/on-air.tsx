import { Tag, type TagTone } from '@fairway/ui/components/badge/tag.tsx';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { clockText } from '@fairway/ui/time/clock-text.ts';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now.ts';
import type { OwnBroadcast } from '../api/shapes.ts';
import { useBroadcast } from '../broadcast/broadcast-store.ts';
import type { LineState } from '../engine/studio-messages.ts';
import styles from '../studio.module.css';

type LineName = 'connecting' | 'connected' | 'acknowledged' | 'away';

const tones = {
  connecting: 'warning',
  connected: 'azure',
  acknowledged: 'ok',
  away: 'danger',
} as const satisfies Readonly<Record<LineName, TagTone>>;

/** How the running broadcast does: the line, what goes over it, who watches. */
export function OnAir({ broadcast }: { broadcast: OwnBroadcast | undefined }) {
  const { t } = useTranslation('anchorStudio');
  const line = useBroadcast((state) => state.line);
  const numbers = useBroadcast((state) => state.numbers);
  const now = useNow(1000);
  const name = lineName(line);
  const startedAt = broadcast?.startedAt ?? null;
  const endsAt = broadcast?.endsAt ?? null;
  const isLive = startedAt !== null && broadcast?.endedAt === null;
  const megabits = ((numbers?.bitRate ?? 0) / 1_000_000).toFixed(2);
  return (
    <>
      <p className={styles.state}>
        <Tag tone={isLive ? 'live' : 'plain'} large>
          {t(isLive ? 'onAir.live' : 'onAir.waiting')}
        </Tag>
        <output>
          <Tag tone={tones[name]} large>
            {t(`line.${name}`)}
          </Tag>
        </output>
      </p>
      {name === 'away' && (
        <Notice tone="danger" role="alert">
          {t('line.awayText', { time: clockText(endsAt === null ? 60_000 : Date.parse(endsAt) - now) })}
        </Notice>
      )}
      {broadcast?.frozen === true && <Notice tone="warning">{t('onAir.frozen')}</Notice>}
      {broadcast?.silent === true && <Notice tone="warning">{t('onAir.silent')}</Notice>}
      <Facts
        facts={[
          {
            key: 'time',
            label: t('onAir.time'),
            value: isLive ? clockText(now - Date.parse(startedAt)) : '–',
          },
          { key: 'viewers', label: t('onAir.viewers'), value: broadcast?.viewers ?? 0 },
          { key: 'rate', label: t('onAir.bitRate'), value: t('onAir.megabits', { value: megabits }) },
          { key: 'pictures', label: t('onAir.pictures'), value: numbers?.pictures ?? 0 },
          { key: 'dropped', label: t('onAir.dropped'), value: numbers?.dropped ?? 0 },
        ]}
      />
    </>
  );
}

function lineName(line: LineState | undefined): LineName {
  if (line?.phase === 'connected') return line.acknowledged ? 'acknowledged' : 'connected';
  return line?.phase === 'away' ? 'away' : 'connecting';
}
