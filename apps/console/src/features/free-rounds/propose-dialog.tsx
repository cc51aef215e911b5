import { freeGameCodes, type FreeGameCode } from '@fairway/contract/games/free-rounds/games.ts';
import { displayMoney, money, tryParseMoney } from '@fairway/money';
import { Form, Input, InputNumber, Modal, Select, Space, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useProposeFreeRounds } from './use-propose-free-rounds.ts';

interface Answers {
  memberName: string;
  game: FreeGameCode;
  currency: 'CNY' | 'USDT';
  stake: string;
  count: number;
  factor: string;
  days: number;
  reason: string;
}

const first: Partial<Answers> = { currency: 'CNY', stake: '2.00', count: 10, factor: '3', days: 7 };

/** Proposes free rounds: whose, of which game, how many at which stake, and why. */
export function ProposeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('free-rounds');
  const { t: nameOf } = useTranslation('games');
  const [form] = Form.useForm<Answers>();
  const { mutate, isPending } = useProposeFreeRounds();
  const required = (message: string) => [{ required: true, message }];
  return (
    <Modal
      open
      title={t('new')}
      okText={t('form.submit')}
      okButtonProps={{ loading: isPending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={first}
        onFinish={(answers) => mutate(answers, { onSuccess: onClose })}
      >
        <Form.Item name="memberName" label={t('form.member')} rules={required(t('form.memberMissing'))}>
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
        <Form.Item name="game" label={t('form.game')} rules={required(t('form.gameMissing'))}>
          <Select options={freeGameCodes.map((value) => ({ value, label: nameOf(`names.${value}`) }))} />
        </Form.Item>
        <Space size={12} align="start" wrap>
          <Form.Item name="currency" label={t('form.currency')}>
            <Select
              style={{ width: 100 }}
              options={(['CNY', 'USDT'] as const).map((value) => ({ value, label: value }))}
            />
          </Form.Item>
          <Form.Item
            name="stake"
            label={t('form.stake')}
            rules={[{ required: true, pattern: /^\d{1,9}(\.\d{1,6})?$/, message: t('form.stakeMissing') }]}
          >
            <Input style={{ width: 140 }} maxLength={16} />
          </Form.Item>
          <Form.Item name="count" label={t('form.count')} rules={[{ required: true }]}>
            <InputNumber min={1} max={1000} precision={0} />
          </Form.Item>
        </Space>
        <Space size={12} align="start" wrap>
          <Form.Item
            name="factor"
            label={t('form.factor')}
            extra={t('form.factorHint')}
            rules={[
              { required: true, pattern: /^(100|[1-9]?\d(\.\d{1,2})?)$/, message: t('form.factorMissing') },
            ]}
          >
            <Input style={{ width: 140 }} maxLength={6} />
          </Form.Item>
          <Form.Item
            name="days"
            label={t('form.days')}
            extra={t('form.daysHint')}
            rules={[{ required: true }]}
          >
            <InputNumber min={1} max={90} precision={0} />
          </Form.Item>
        </Space>
        <Form.Item
          name="reason"
          label={t('form.reason')}
          extra={t('form.reasonHint')}
          rules={[{ required: true, whitespace: true, min: 2, max: 200, message: t('form.reasonMissing') }]}
        >
          <Input.TextArea rows={2} maxLength={200} showCount />
        </Form.Item>
        <Form.Item noStyle shouldUpdate>
          {() => <Cost {...(form.getFieldsValue() as Partial<Answers>)} />}
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** What the stakes add up to, while the fields are such that it can be said. */
function Cost({ currency = 'CNY', stake = '', count }: Partial<Answers>) {
  const { t } = useTranslation('free-rounds');
  const each = tryParseMoney(stake, currency);
  if (!each || !count) return null;
  const cost = displayMoney(money(currency, each.minor * BigInt(count)));
  return <Typography.Text type="secondary">{t('form.cost', { cost })}</Typography.Text>;
}
