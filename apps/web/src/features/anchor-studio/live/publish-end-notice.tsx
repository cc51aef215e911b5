import { publishRefusals, streamFaults } from '@fairway/contract/media/stream-faults.ts';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { clockText } from '@fairway/ui/time/clock-text.ts';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/site/site-config.ts';
import type { OwnBroadcast } from '../api/shapes.ts';
import { useBroadcast } from '../broadcast/broadcast-store.ts';
import { useCapture } from '../capture/capture-store.ts';

/** Why nothing is published any more, with the house's or the origin's reason. */
export function PublishEndNotice({ broadcast }: { broadcast: OwnBroadcast | undefined }) {
  const { t } = useTranslation('anchorStudio');
  const { line, key, encoderFailed, clear, begin } = useBroadcast();
  const ready = useCapture(({ tracks }) => tracks !== undefined);
  if (encoderFailed)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t('ended.encoder')}
        end={
          key &&
          ready && (
            <Button size="s" onClick={() => begin(key)}>
              {t('broadcast.goOn')}
            </Button>
          )
        }
      >
        {t('ended.encoderText')}
      </Notice>
    );
  if (line?.phase !== 'over') return null;
  const own = broadcast !== undefined && broadcast.broadcastId === key?.broadcastId ? broadcast : undefined;
  const isTakenDown = line.end === 'takenDown' || own?.status === 'takenDown';
  const end = isTakenDown ? 'takenDown' : line.end;
  const lasted =
    own?.startedAt && own.endedAt ? clockText(Date.parse(own.endedAt) - Date.parse(own.startedAt)) : '';
  return (
    <Notice
      tone={end === 'ended' ? 'ok' : 'danger'}
      role="alert"
      title={t(`ended.${end}`)}
      end={
        <Button variant="quiet" size="s" onClick={clear}>
          {t('ended.understood')}
        </Button>
      }
    >
      {end === 'ended'
        ? lasted === ''
          ? t('ended.endedText')
          : t('ended.lasted', { time: lasted })
        : (reasonText(line.reason) ?? (isTakenDown ? (own?.reason ?? '') : t(`ended.${end}Text`)))}
    </Notice>
  );
}

/** What the origin's reason means; undefined for one without a text. */
function reasonText(reason: string): string | undefined {
  const row = publishRefusals.byCode(reason) ?? streamFaults.byCode(reason);
  return row && textOf(row);
}
