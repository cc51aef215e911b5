import { Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { LocalizedFields } from '../../../lib/fields/localized-fields.tsx';
import { TimeField } from '../../../lib/fields/time-field.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useDeskRooms } from '../use-live-desk.ts';

interface Fields {
  chatRoomNo: string;
  title: { zh: string; en?: string };
  startsAt: string;
}

/** Announces a broadcast in an anchor's room. */
export function AnnounceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('live');
  const [form] = Form.useForm<Fields>();
  const [keyword, setKeyword] = useState('');
  const rooms = useDeskRooms({ kind: 'anchor', keyword: keyword.trim() });
  const act = useAct({
    call: api.announceInRoom,
    touches: ['live-schedule', 'audit'],
    done: t('announce.done'),
    onDone: onClose,
  });
  return (
    <Modal
      open
      width={640}
      title={t('act.announce')}
      okText={t('announce.confirm')}
      okButtonProps={{ loading: act.isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Fields>
        form={form}
        layout="vertical"
        onFinish={({ chatRoomNo, title, startsAt }) =>
          act.mutate({
            chatRoomNo,
            title: { zh: title.zh.trim(), en: title.en?.trim() ?? '' },
            startsAt,
          })
        }
      >
        <Form.Item
          name="chatRoomNo"
          label={t('announce.room')}
          rules={[{ required: true, message: t('announce.roomMissing') }]}
        >
          <Select
            showSearch={{ filterOption: false, onSearch: (text) => setKeyword(text.slice(0, 40)) }}
            loading={rooms.isFetching}
            notFoundContent={t('announce.noRoom')}
            options={rooms.pages
              .flatMap((page) => page.rooms)
              .map(({ chatRoomNo, anchorName }) => ({
                value: chatRoomNo,
                label: `${anchorName} · ${chatRoomNo}`,
              }))}
          />
        </Form.Item>
        <LocalizedFields name={['title']} label={t('column.title')} max={40} />
        <TimeField
          name="startsAt"
          label={t('column.startsAt')}
          missing={t('announce.timeMissing')}
          extra={t('announce.timeHint')}
        />
      </Form>
    </Modal>
  );
}
