import type { OperatorFreeGrant } from '@fairway/contract/games/free-rounds/schemas.ts';
import { Link } from '@tanstack/react-router';
import { Flex, Typography } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import { Amount } from '../components/amount.tsx';
import { ListTable } from '../components/list-table.tsx';
import { StatusTag, type StatusTone } from '../components/status-tag.tsx';
import { Moment } from '../components/time.tsx';
import { usePermission } from '../permissions.ts';
import { useFreeRounds } from './use-free-rounds.ts';
import { WithdrawButton } from './withdraw-button.tsx';

const tones: Readonly<Record<OperatorFreeGrant['state'], StatusTone>> = {
  open: 'waiting',
  played: 'good',
  expired: 'ended',
  withdrawn: 'stopped',
};

/** Grants of free rounds, of one member or of all; what is left of one can be withdrawn here. */
export function FreeRoundsTable({ memberId }: { memberId?: string }) {
  const { t } = useTranslation('free-rounds');
  const list = useFreeRounds(memberId);
  const columns = useColumns(memberId === undefined);
  return (
    <ListTable
      list={list}
      rows={list.pages.flatMap((page) => page.grants)}
      rowKey={({ id }) => id}
      columns={columns}
      empty={
        memberId === undefined
          ? { title: t('empty'), text: t('emptyHint') }
          : { title: t('emptyOf'), text: t('emptyOfHint') }
      }
      label={t('title')}
    />
  );
}

function useColumns(ofAll: boolean): ColumnsType<OperatorFreeGrant> {
  const { t } = useTranslation('free-rounds');
  const { t: nameOf } = useTranslation('games');
  const mayOpenMember = usePermission('members.read');
  const mayWithdraw = usePermission('games.pit');
  const member: ColumnsType<OperatorFreeGrant> = [
    {
      title: t('column.member'),
      key: 'member',
      render: (_, { memberId, memberName }) =>
        mayOpenMember ? (
          <Link to="/console/members/$memberId" params={{ memberId }}>
            {memberName}
          </Link>
        ) : (
          memberName
        ),
    },
  ];
  return [
    ...(ofAll ? member : []),
    {
      title: t('column.number'),
      key: 'number',
      render: (_, { billNo, source }) => (
        <Flex vertical>
          <span className="figures">{billNo}</span>
          <Typography.Text type="secondary">{t(`source.${source}`)}</Typography.Text>
        </Flex>
      ),
    },
    { title: t('column.game'), key: 'game', render: (_, { game }) => nameOf(`names.${game}`) },
    {
      title: t('column.terms'),
      key: 'terms',
      align: 'end',
      render: (_, { stake, count, currency }) => (
        <>
          <Amount amount={stake} currency={currency} /> × {count}
        </>
      ),
    },
    { title: t('column.left'), dataIndex: 'left', align: 'end' },
    {
      title: t('column.returned'),
      key: 'returned',
      align: 'end',
      render: (_, { returned, currency }) => <Amount amount={returned} currency={currency} />,
    },
    { title: t('column.factor'), key: 'factor', align: 'end', render: (_, { factor }) => `× ${factor}` },
    {
      title: t('column.expiresAt'),
      key: 'expiresAt',
      render: (_, { expiresAt }) => <Moment at={expiresAt} />,
    },
    {
      title: t('column.state'),
      key: 'state',
      render: (_, grant) => (
        <Flex gap={8} align="center">
          <StatusTag tone={tones[grant.state]}>{t(`state.${grant.state}`)}</StatusTag>
          {mayWithdraw && grant.state === 'open' && <WithdrawButton grant={grant} />}
        </Flex>
      ),
    },
  ];
}
