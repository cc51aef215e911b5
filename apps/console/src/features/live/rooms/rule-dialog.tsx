import { roomWatchRules, type RoomWatchRule } from '@fairway/contract/live/states.ts';
import { Alert, Flex, InputNumber, Radio, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { locale } from '../../../lib/i18n.ts';
import { useAct } from '../../../lib/use-act.ts';

interface RuleDialogProps {
  room: { chatRoomNo: string; title: string; watchRule: RoomWatchRule; delaySeconds: number };
  onClose: () => void;
}

/** Who may watch a room, by how much it is shown later, or that its picture is off. */
export function RuleDialog({ room, onClose }: RuleDialogProps) {
  const { t } = useTranslation('live');
  const { chatRoomNo, title } = room;
  const [watchRule, setWatchRule] = useState(room.watchRule);
  const [delaySeconds, setDelaySeconds] = useState<number | null>(room.delaySeconds);
  const delayId = useId();
  const act = useAct({
    call: api.setLiveRoomRule,
    touches: ['live-wall', 'live-rooms', 'audit'],
    done: t('rule.done'),
    onDone: onClose,
  });
  const isChanged = watchRule !== room.watchRule || delaySeconds !== room.delaySeconds;
  return (
    <ReasonDialog
      title={t('rule.title', { title })}
      templates={t('rule.reasons', { returnObjects: true })}
      audience="inside"
      confirm={t('rule.confirm')}
      danger={watchRule === 'off'}
      busy={act.isPending}
      isReady={isChanged && delaySeconds !== null}
      onConfirm={(reason) =>
        delaySeconds !== null && act.mutate({ chatRoomNo, watchRule, delaySeconds, reason })
      }
      onClose={onClose}
    >
      <Flex vertical gap={12}>
        <Typography.Text strong>{t('rule.who')}</Typography.Text>
        <Radio.Group
          aria-label={t('rule.who')}
          style={{ display: 'flex', flexDirection: 'column', gap: 8 }}
          value={watchRule}
          options={roomWatchRules.list.map(({ code, ...labels }) => ({
            value: code,
            label: labels[locale()],
          }))}
          onChange={({ target }) => setWatchRule(target.value as RoomWatchRule)}
        />
        {watchRule === 'off' && <Alert type="warning" showIcon title={t('rule.offHint')} />}
        <label htmlFor={delayId}>{t('rule.delay')}</label>
        <InputNumber
          id={delayId}
          min={0}
          max={60}
          precision={0}
          suffix={t('rule.seconds')}
          value={delaySeconds}
          onChange={setDelaySeconds}
          style={{ width: 160 }}
        />
      </Flex>
    </ReasonDialog>
  );
}
