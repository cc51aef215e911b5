import { Field } from '@fairway/ui/components/field/field.tsx';
import { Select } from '@fairway/ui/components/select/select.tsx';
import { useTranslation } from 'react-i18next';
import { qualities, type QualityName } from '../engine/quality.ts';
import { useCapture } from './capture-store.ts';
import { useDevices, type Device } from './use-devices.ts';
import styles from '../studio.module.css';

/** Stands for the browser's own choice, and for none: a select has no empty value. */
const own = 'own';
const none = 'none';

/** Which camera, microphone and quality. What cannot change while it is published is closed meanwhile. */
export function DeviceFields({ publishing }: { publishing: boolean }) {
  const { t } = useTranslation('anchorStudio');
  const { source, camera, microphone, withSound, quality, sound, choose } = useCapture();
  const { cameras, microphones } = useDevices();
  const named = ({ id, label }: Device, place: number, kind: 'camera' | 'microphone') => ({
    value: id,
    label: label === '' ? t(`device.${kind}No`, { no: place + 1 }) : label,
  });
  const noSound = { value: none, label: t('device.noSound') };
  // Which tracks there are is agreed with the origin at the start.
  const silent = publishing && sound === undefined;
  return (
    <div className={styles.fields}>
      {source !== 'screen' && (
        <Field label={t('device.camera')}>
          <Select
            value={camera === '' ? own : camera}
            onChange={(value) => choose({ camera: value === own ? '' : value })}
            options={[
              { value: own, label: t('device.own') },
              ...cameras.map((device, place) => named(device, place, 'camera')),
            ]}
          />
        </Field>
      )}
      <Field label={t('device.microphone')} disabled={silent}>
        <Select
          value={withSound && !silent ? (microphone === '' ? own : microphone) : none}
          onChange={(value) =>
            choose({ withSound: value !== none, microphone: value === own || value === none ? '' : value })
          }
          options={[
            { value: own, label: t('device.own') },
            ...microphones.map((device, place) => named(device, place, 'microphone')),
            ...(publishing && !silent ? [] : [noSound]),
          ]}
        />
      </Field>
      <Field label={t('device.quality')} disabled={publishing}>
        <Select<QualityName>
          value={quality}
          onChange={(value) => choose({ quality: value })}
          options={(Object.keys(qualities) as QualityName[]).map((value) => ({
            value,
            label: t(`device.${value}`),
          }))}
        />
      </Field>
    </div>
  );
}
