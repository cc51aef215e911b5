import { Menu } from '@fairway/ui/components/menu/menu.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { PlayView } from '../player/player-settings.ts';
import { playChoices, type PlayChoice } from '../player/quality.ts';
import styles from './stage.module.css';

interface QualityMenuProps {
  view: PlayView;
  choice: PlayChoice;
  onChoose: (choice: PlayChoice) => void;
}

/** Which picture is played, and whether rather soon or rather without a stop. */
export function QualityMenu({ view, choice, onChoose }: QualityMenuProps) {
  const { t } = useTranslation('live');
  const names = {
    auto: t('player.auto'),
    hd: t('player.hd'),
    '360p': t('player.360p'),
    sound: t('player.sound'),
    smooth: t('player.smooth'),
  };
  const offered = (one: PlayChoice) =>
    one === 'auto' ||
    one === 'smooth' ||
    view.offered.length === 0 ||
    view.offered.some(({ track }) => track === one);
  const now = view.picture === null ? names.sound : names[view.picture];
  const shown = { ...names, auto: t('player.autoNow', { name: now }), smooth: t('player.smoothNow') };
  return (
    <Menu
      side="top"
      trigger={
        <button type="button" className={clsx(styles.word, styles.choose)} aria-label={t('player.quality')}>
          {choice === 'auto' || choice === 'smooth' ? shown[choice] : now}
        </button>
      }
      items={playChoices.filter(offered).map((one) => ({
        key: one,
        label: names[one],
        end: one === choice ? <IconCheck size={16} /> : undefined,
        onSelect: () => onChoose(one),
      }))}
    />
  );
}
