import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { IconDesktop, IconPhone } from '@fairway/ui/icons/media.tsx';
import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../../lib/refusals.ts';
import { Time } from '../../../lib/time.tsx';
import { toast } from '../../../lib/toasts.ts';
import { useEndOtherSessions, useEndSession } from '../api/use-sessions.ts';
import { describeDevice } from './describe-device.ts';
import styles from './security-page.module.css';

type Device = OutputOf<Schemas['listSessions']>['sessions'][number];

/** Where the account is signed in now; each other device can be signed out, one by one or all at once. */
export function DeviceList({ sessions }: { sessions: readonly Device[] }) {
  const { t } = useTranslation('members');
  const endOthers = useEndOtherSessions();
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <Panel
      pad="l"
      title={t('security.devices')}
      note={t('security.devicesNote')}
      end={
        others > 0 && (
          <Button
            size="s"
            variant="quiet"
            loading={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(undefined, {
                onSuccess: ({ ended }) =>
                  toast({ title: t('security.othersEnded', { count: ended }), tone: 'ok', duration: 3_000 }),
                onError: (fault) => showRefusal(fault),
              })
            }
          >
            {t('security.endOthers')}
          </Button>
        )
      }
    >
      <ul className={styles.devices}>
        {sessions.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
    </Panel>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { t } = useTranslation('members');
  const end = useEndSession();
  const { name, isPhone } = describeDevice(device.device);
  const shown = name || t('security.unknownDevice');
  return (
    <li className={styles.device}>
      <span className={styles.factIcon}>{isPhone ? <IconPhone size={20} /> : <IconDesktop size={20} />}</span>
      <div>
        <p className={styles.deviceName}>
          {shown}
          {device.current && <Tag tone="azure">{t('security.current')}</Tag>}
        </p>
        <p className={styles.note}>{device.address}</p>
      </div>
      <div>
        <p>
          {t('security.used')} <Time at={device.lastSeenAt} />
        </p>
        <p className={styles.note}>
          {t('security.loggedIn')} <Time at={device.createdAt} />
        </p>
      </div>
      {!device.current && (
        <Button
          size="s"
          variant="quiet"
          loading={end.isPending}
          aria-label={t('security.endOf', { device: shown, address: device.address })}
          onClick={() =>
            end.mutate(device.id, {
              onSuccess: () => toast({ title: t('security.ended'), tone: 'ok', duration: 3_000 }),
              onError: (fault) => showRefusal(fault),
            })
          }
        >
          {t('security.end')}
        </Button>
      )}
    </li>
  );
}
