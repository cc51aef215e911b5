import { memberMoveStxxDefault } from '@fairway/contract/site/client.ts';
import { popStatuses } from '@fairway/contract/site/pop-statuses.ts';
import { Alert, Form, InputNumber, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { AddressField } from '../../../lib/fields/address-field.tsx';
import styles from '../../../lib/fields/fields.module.css';

/** The move of the members to another site; nobody sees a notice while the popup is off. */
export function MoveSection() {
  const { t } = useTranslation('site');
  const popStatus = Form.useWatch<number | undefined>(['memberMove', 'popStatus']);
  const isForced = popStatus === popStatuses.forced;
  return (
    <>
      <Form.Item name={['memberMove', 'popStatus']} label={t('move.popStatus')}>
        <Radio.Group
          options={[
            { value: popStatuses.off, label: t('move.off') },
            { value: popStatuses.plain, label: t('move.plain') },
            { value: popStatuses.forced, label: t('move.forced') },
          ]}
        />
      </Form.Item>
      {isForced && (
        <Alert type="warning" showIcon title={t('move.forcedHint')} style={{ marginBottom: 16 }} />
      )}
      <div className={styles['pair']}>
        <AddressField
          name={['memberMove', 'homeUrl']}
          label={t('move.homeUrl')}
          needed={popStatus !== undefined && popStatus !== popStatuses.off}
        />
        <AddressField name={['memberMove', 'registerUrl']} label={t('move.registerUrl')} />
        <AddressField name={['memberMove', 'appDownloadUrl']} label={t('move.appDownloadUrl')} />
        <Form.Item name={['memberMove', 'stxx']} label={t('move.stxx')} extra={t('move.stxxHint')}>
          <InputNumber
            min={1}
            max={999_999}
            precision={0}
            placeholder={String(memberMoveStxxDefault)}
            style={{ width: 200 }}
          />
        </Form.Item>
        <Form.Item
          name={['memberMove', 'agentSwitch']}
          label={t('move.agentSwitch')}
          extra={t('move.agentHint')}
          rules={[{ required: true, type: 'integer', min: 0, max: 9, message: t('move.agentHint') }]}
        >
          <InputNumber min={0} max={9} precision={0} style={{ width: 200 }} />
        </Form.Item>
      </div>
    </>
  );
}
