import type { GiftBatch } from '@fairway/contract/deposits/methods/operator-schemas.ts';
import { Alert, Button, Flex, Form, Input, InputNumber, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { useGiftBatches, useIssueGifts, useReleaseGifts } from './use-receipts.ts';

interface IssueFields {
  amount: number;
  count: number;
  days: number;
  note: string;
}

/** Gift codes: made by one, shown once, released by another. */
export function GiftsCard({ mayIssue }: { mayIssue: boolean }) {
  const { t } = useTranslation('pay');
  const list = useGiftBatches();
  const issue = useIssueGifts();
  const release = useReleaseGifts();
  const codes = issue.data?.codes ?? [];
  return (
    <Flex vertical gap={16}>
      {mayIssue && (
        <Form<IssueFields>
          layout="inline"
          initialValues={{ amount: 18, count: 10, days: 30, note: '' }}
          onFinish={(fields) => issue.mutate({ ...fields, amount: String(fields.amount) })}
        >
          <Form.Item name="amount" label={t('gifts.amount')} rules={[{ required: true, message: '' }]}>
            <InputNumber min={1} max={9999} precision={0} />
          </Form.Item>
          <Form.Item name="count" label={t('gifts.count')} rules={[{ required: true, message: '' }]}>
            <InputNumber min={1} max={100} precision={0} />
          </Form.Item>
          <Form.Item name="days" label={t('gifts.days')} rules={[{ required: true, message: '' }]}>
            <InputNumber min={1} max={90} precision={0} />
          </Form.Item>
          <Form.Item name="note" label={t('gifts.note')} rules={[{ required: true, min: 2, message: '' }]}>
            <Input maxLength={60} />
          </Form.Item>
          <Button htmlType="submit" loading={issue.isPending}>
            {t('gifts.issue')}
          </Button>
        </Form>
      )}
      {codes.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('gifts.codes')}
          description={
            <Typography.Text copyable={{ text: codes.join('\n') }} className="figures">
              {codes.join('　')}
            </Typography.Text>
          }
        />
      )}
      <ListTable<GiftBatch>
        list={list}
        rows={list.pages.flatMap((page) => page.batches)}
        rowKey={({ id }) => id}
        empty={{ title: t('gifts.empty'), text: t('gifts.emptyHint') }}
        label={t('gifts.title')}
        columns={[
          { title: t('gifts.batch'), dataIndex: 'note' },
          {
            title: t('gifts.worth'),
            key: 'amount',
            align: 'end',
            render: (_, { amount }) => <Amount amount={amount} currency="CNY" />,
          },
          {
            title: t('gifts.used'),
            key: 'used',
            align: 'end',
            render: (_, { redeemed, count }) => `${redeemed} / ${count}`,
          },
          {
            title: t('gifts.until'),
            key: 'until',
            render: (_, { expiresAt }) => <Moment at={expiresAt} />,
          },
          { title: t('gifts.by'), dataIndex: 'issuedBy' },
          {
            title: t('gifts.released'),
            key: 'released',
            render: (_, { id, releasedBy }) =>
              releasedBy ??
              (mayIssue ? (
                <Button size="small" loading={release.isPending} onClick={() => release.mutate({ id })}>
                  {t('gifts.release')}
                </Button>
              ) : (
                t('gifts.own')
              )),
          },
        ]}
      />
    </Flex>
  );
}
