import { virtualSwitch } from '@fairway/contract/deposits/usdt/virtual-switch.ts';
import { Form, Radio, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';

/** Fields of the cashier's settings: whether USDT is offered, and to whom. */
export function UsdtSection() {
  const { t } = useTranslation('chain');
  return (
    <>
      <Form.Item name={['usdt', 'switch']} label={t('offer.switch')} extra={t('offer.switchNote')}>
        <Radio.Group
          optionType="button"
          options={[
            { value: virtualSwitch.codes.open, label: t('offer.open') },
            { value: virtualSwitch.codes.close, label: t('offer.close') },
          ]}
        />
      </Form.Item>
      <Form.Item
        name={['usdt', 'whitelistOn']}
        label={t('offer.whitelistOn')}
        valuePropName="checked"
        extra={t('offer.whitelistNote')}
      >
        <Switch />
      </Form.Item>
      <Form.Item name={['usdt', 'whitelist']} label={t('offer.whitelist')}>
        <Select mode="tags" open={false} tokenSeparators={[',', ' ', '\n']} maxCount={500} />
      </Form.Item>
    </>
  );
}
