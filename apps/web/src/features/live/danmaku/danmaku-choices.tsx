import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Popover } from '@fairway/ui/components/popover/popover.tsx';
import { Slider } from '@fairway/ui/components/slider/slider.tsx';
import { IconSliders } from '@fairway/ui/icons/action.tsx';
import { useTranslation } from 'react-i18next';
import { ControlButton } from '../room/control-button.tsx';
import { areas, sizes, speeds, useDanmakuSettings } from './danmaku-settings.ts';
import styles from './danmaku.module.css';

/** Area, speed, size and opacity of bullet comments. */
export function DanmakuChoices() {
  const { t } = useTranslation('live');
  const { area, speed, size, opacity, change } = useDanmakuSettings();
  return (
    <Popover
      side="top"
      title={t('danmaku.settings')}
      trigger={
        <ControlButton label={t('danmaku.settings')}>
          <IconSliders size={20} />
        </ControlButton>
      }
    >
      <div className={styles.settings}>
        <div className={styles.choice}>
          <span>{t('danmaku.area')}</span>
          <Segmented
            label={t('danmaku.area')}
            size="s"
            value={area}
            onChange={(next) => change({ area: next })}
            options={areas.map((value) => ({ value, label: t(`danmaku.${value}`) }))}
          />
        </div>
        <div className={styles.choice}>
          <span>{t('danmaku.speed')}</span>
          <Segmented
            label={t('danmaku.speed')}
            size="s"
            value={speed}
            onChange={(next) => change({ speed: next })}
            options={speeds.map((value) => ({ value, label: t(`danmaku.${value}`) }))}
          />
        </div>
        <div className={styles.choice}>
          <span>{t('danmaku.size')}</span>
          <Segmented
            label={t('danmaku.size')}
            size="s"
            value={size}
            onChange={(next) => change({ size: next })}
            options={sizes.map((value) => ({ value, label: t(`danmaku.${value}`) }))}
          />
        </div>
        <Slider
          label={t('danmaku.opacity')}
          min={20}
          step={10}
          value={opacity}
          onChange={(next) => change({ opacity: next })}
          format={(value) => `${value} %`}
        />
      </div>
    </Popover>
  );
}
