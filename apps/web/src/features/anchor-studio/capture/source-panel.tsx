import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { Segmented } from '@fairway/ui/components/choice/segmented.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { Switch } from '@fairway/ui/components/switch/switch.tsx';
import { useTranslation } from 'react-i18next';
import { isPublishing, useBroadcast } from '../broadcast/broadcast-store.ts';
import { useCapture } from './capture-store.ts';
import { DeviceFields } from './device-fields.tsx';
import { LevelMeter } from './level-meter.tsx';
import { pictureSources } from './open-tracks.ts';
import { Preview } from './preview.tsx';
import styles from '../studio.module.css';

/** What is shown and heard, before and while it is published. */
export function SourcePanel() {
  const { t } = useTranslation('anchorStudio');
  const capture = useCapture();
  const publishing = useBroadcast(isPublishing);
  const { tracks, sound, fault } = capture;
  return (
    <Panel title={t('source.title')} note={t('source.note')} pad="l">
      <div className={styles.stack}>
        <Preview tracks={tracks} />
        {fault && (
          <Notice tone="danger" role="alert" title={t(`fault.${fault.of}`)}>
            {t(`fault.${fault.name}`)}
          </Notice>
        )}
        {capture.lost && (
          <Notice tone="warning" role="alert">
            {t('source.lost')}
          </Notice>
        )}
        <Segmented
          label={t('source.label')}
          value={capture.source}
          onChange={(source) => capture.choose({ source })}
          options={pictureSources.map((value) => ({ value, label: t(`source.${value}`) }))}
        />
        <DeviceFields publishing={publishing} />
        <div className={styles.line}>
          <Button
            variant={tracks ? 'quiet' : 'action'}
            loading={capture.opening}
            onClick={() => void capture.open()}
          >
            {t(tracks ? 'source.change' : 'source.open')}
          </Button>
          {tracks && !publishing && (
            <Button variant="quiet" onClick={() => capture.close()}>
              {t('source.close')}
            </Button>
          )}
        </div>
        {sound && (
          <div className={styles.line}>
            <LevelMeter track={sound} />
            <Switch checked={capture.muted} onChange={capture.mute} label={t('source.mute')} />
          </div>
        )}
      </div>
    </Panel>
  );
}
