import type { Currency } from '@fairway/money';
import { Card, Flex, Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { useMemberLedger } from '../api/use-member-case.ts';
import { useVenueNames } from '../api/use-venue-names.ts';
import { accountTitle, type NamedAccount } from './account-title.ts';

interface LedgerCardProps {
  memberId: string;
  account: NamedAccount & {
    account: string;
    currency: Currency;
    balance: string;
    sums: readonly { reason: string; count: number; amount: string }[];
  };
}

/** How a balance came about: its sums by reason, which add up to it, and every line with the balance after it. */
export function LedgerCard({ memberId, account }: LedgerCardProps) {
  const { t } = useTranslation('members');
  const venues = useVenueNames();
  const list = useMemberLedger(memberId, account.account);
  const { currency } = account;
  return (
    <Card title={t('ledger.title', { account: accountTitle(account, venues) })}>
      <Flex vertical gap={12}>
        <Flex gap={8} wrap align="center">
          {account.sums.map((sum, index) => (
            <Tag key={sum.reason}>
              {index > 0 && '+ '}
              {t(`reason.${sum.reason}`, { defaultValue: sum.reason })} × {sum.count}{' '}
              <Amount amount={sum.amount} currency={currency} sign="always" />
            </Tag>
          ))}
          <Typography.Text strong>
            = <Amount amount={account.balance} currency={currency} />
          </Typography.Text>
        </Flex>
        <ListTable
          list={list}
          rows={list.pages.flatMap((page) => page.lines)}
          rowKey={(line) => line.seq}
          empty={{ title: t('ledger.empty'), text: t('ledger.emptyHint') }}
          label={t('ledger.label')}
          columns={[
            { title: t('ledger.seq'), dataIndex: 'seq', className: 'figures', width: 72 },
            { title: t('ledger.at'), dataIndex: 'at', render: (at: string) => <Moment at={at} /> },
            {
              title: t('ledger.reason'),
              dataIndex: 'reason',
              render: (reason: string, { reverses }) => (
                <>
                  {t(`reason.${reason}`, { defaultValue: reason })}
                  {reverses && <Tag style={{ marginInlineStart: 8 }}>{t('ledger.reverses')}</Tag>}
                </>
              ),
            },
            {
              title: t('ledger.reference'),
              dataIndex: 'reference',
              render: (reference: string) => (
                <Typography.Text copyable={{ text: reference }} className="figures">
                  {reference.length > 24 ? `${reference.slice(0, 22)}…` : reference}
                </Typography.Text>
              ),
            },
            {
              title: t('ledger.amount'),
              key: 'amount',
              align: 'end',
              render: (_, { amount }) => <Amount amount={amount} currency={currency} sign="always" />,
            },
            {
              title: t('ledger.balanceAfter'),
              key: 'balanceAfter',
              align: 'end',
              render: (_, { balanceAfter }) => <Amount amount={balanceAfter} currency={currency} />,
            },
          ]}
        />
      </Flex>
    </Card>
  );
}
