import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Popover } from '@fairway/ui/components/popover/popover.tsx';
import { Slider } from '@fairway/ui/components/slider/slider.tsx';
import { Switch } from '@fairway/ui/components/switch/switch.tsx';
import { IconMuted, IconVolume } from '@fairway/ui/icons/media.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { closeSound, playSound, setVolume, switchSound, useSound } from './sound.ts';
import styles from './sound-switch.module.css';

/** Sound of the house's games: off until it is asked for, and how loud. */
export function SoundSwitch() {
  const { t } = useTranslation('games');
  const { isOn, volume } = useSound();
  useEffect(() => closeSound, []);
  return (
    <Popover
      align="end"
      label={t('sound.label')}
      trigger={
        <IconButton label={t(isOn ? 'sound.isOn' : 'sound.isOff')}>
          {isOn ? <IconVolume /> : <IconMuted />}
        </IconButton>
      }
    >
      <div className={styles.sound}>
        <Switch checked={isOn} onChange={switchSound} label={t('sound.label')} note={t('sound.note')} />
        <Slider
          label={t('sound.volume')}
          value={volume}
          step={5}
          disabled={!isOn}
          format={(value) => `${value}%`}
          onChange={setVolume}
          onCommit={() => playSound({ name: 'step', pitch: 3 })}
        />
      </div>
    </Popover>
  );
}
