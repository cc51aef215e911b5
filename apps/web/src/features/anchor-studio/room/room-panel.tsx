import { roomCovers, type RoomCoverName } from '@fairway/contract/live/states.ts';
import { RoomCover } from '@fairway/ui/art/room/room-cover.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { QuickPick } from '@fairway/ui/components/choice/quick-pick.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnAnchor } from '../api/shapes.ts';
import { useSetCover } from '../api/use-own-anchor.ts';
import styles from '../studio.module.css';

/** The own room: its cover, and with `keeping` who keeps order in its chat. */
export function RoomPanel({ anchor, keeping }: { anchor: OwnAnchor; keeping: ReactNode }) {
  return (
    <div className={styles.columns}>
      <CoverPanel anchor={anchor} />
      <div className={styles.stack}>{keeping}</div>
    </div>
  );
}

/** The scene that lists show while nothing is on the air. */
function CoverPanel({ anchor: { name, cover } }: { anchor: OwnAnchor }) {
  const { t } = useTranslation('anchorStudio');
  const set = useSetCover();
  const shown = set.isPending ? set.variables : cover;
  const picks: { value: RoomCoverName | ''; label: string }[] = [
    { value: '', label: t('cover.usual') },
    ...roomCovers.codeList.map((scene) => ({ value: scene, label: t(`cover.scenes.${scene}`) })),
  ];
  return (
    <Panel title={t('cover.title')} pad="l">
      <div className={styles.stack}>
        <p className={styles.quiet}>{t('cover.text')}</p>
        <div className={styles.preview} aria-hidden>
          <RoomCover scene={shown ?? 'desk'} host={name} />
        </div>
        <QuickPick
          label={t('cover.title')}
          value={shown ?? ''}
          picks={picks}
          onPick={(value) => set.mutate(value === '' ? null : value)}
        />
      </div>
    </Panel>
  );
}
