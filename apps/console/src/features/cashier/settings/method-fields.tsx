import type { OfferedPayType } from '@fairway/contract/cashier/settings-schemas.ts';
import { settableStates } from '@fairway/contract/cashier/settings.ts';
import { channelStates } from '@fairway/contract/deposits/methods/channel-states.ts';
import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../lib/i18n.ts';
import { NamesField } from './names-field.tsx';
import styles from './methods-section.module.css';

interface MethodFieldsProps {
  /** The row's place in the list. */
  name: number;
  title: string;
  method: OfferedPayType | undefined;
}

/** One method's terms: whether it is offered and its state, its bounds, what it earns, and who has it. */
export function MethodFields({ name, title, method }: MethodFieldsProps) {
  const { t } = useTranslation('pay');
  const whole = { pattern: /^([1-9]\d{0,8})?$/, message: t('settings.wholeWrong') };
  const wholeOrZero = { pattern: /^(0|[1-9]\d{0,8})$/, message: t('settings.wholeWrong') };
  const rate = { pattern: /^\d(\.\d{1,2})?$/, message: t('settings.rateWrong') };
  const bound = (amount: string | undefined) =>
    amount === undefined ? '' : t('settings.channelBound', { amount });
  const label = (field: 'offered' | 'state' | 'amounts' | 'fixedOnly' | 'svip' | 'guide') =>
    `${title} ${t(`settings.${field}`)}`;
  return (
    <div className={styles['fields']}>
      <Form.Item name={[name, 'offered']} label={t('settings.offered')} valuePropName="checked">
        <Switch aria-label={label('offered')} />
      </Form.Item>
      <Form.Item name={[name, 'state']} label={t('settings.state')}>
        <Select
          aria-label={label('state')}
          options={settableStates.map((value) => ({ value, label: channelStates.label(value, locale()) }))}
        />
      </Form.Item>
      <Form.Item name={[name, 'min']} label={t('settings.min')} rules={[whole]}>
        <Input inputMode="numeric" placeholder={bound(method?.min)} />
      </Form.Item>
      <Form.Item name={[name, 'max']} label={t('settings.max')} rules={[whole]}>
        <Input inputMode="numeric" placeholder={bound(method?.max)} />
      </Form.Item>
      <Form.Item
        name={[name, 'fixedAmounts']}
        label={t('settings.amounts')}
        rules={[{ validator: checkAmounts(t('settings.amountWrong')) }]}
      >
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          maxCount={10}
          tokenSeparators={[',', '，', ' ']}
          aria-label={label('amounts')}
          placeholder={t('settings.computed')}
        />
      </Form.Item>
      <Form.Item name={[name, 'fixedOnly']} label={t('settings.fixedOnly')} valuePropName="checked">
        <Switch aria-label={label('fixedOnly')} />
      </Form.Item>
      <Form.Item name={[name, 'rewardRate']} label={t('settings.rewardRate')} rules={[rate]}>
        <Input inputMode="decimal" />
      </Form.Item>
      <Form.Item name={[name, 'rewardCap']} label={t('settings.rewardCap')} rules={[wholeOrZero]}>
        <Input inputMode="numeric" />
      </Form.Item>
      <Form.Item name={[name, 'minGrade']} label={t('settings.minGrade')}>
        <InputNumber min={0} max={10} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name={[name, 'svip']} label={t('settings.svip')} valuePropName="checked">
        <Switch aria-label={label('svip')} />
      </Form.Item>
      <NamesField name={[name, 'whitelist']} label={t('settings.whitelist')} />
      <Form.Item name={[name, 'guide']} label={t('settings.guide')} valuePropName="checked">
        <Switch aria-label={label('guide')} />
      </Form.Item>
    </div>
  );
}

/** Whole amounts of one to nine digits. */
function checkAmounts(text: string) {
  return async (_rule: unknown, typed: readonly string[] | undefined) => {
    if ((typed ?? []).some((amount) => !/^[1-9]\d{0,8}$/.test(amount))) throw new Error(text);
  };
}
