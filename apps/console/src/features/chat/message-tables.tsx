import type { HeldChat, ReportedChat } from '@fairway/contract/chat/desk-schemas.ts';
import { chatReportReasons } from '@fairway/contract/chat/states.ts';
import { Link } from '@tanstack/react-router';
import { Button, Flex, Table } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { EmptyRows } from '../../lib/components/empty-rows.tsx';
import { Ago } from '../../lib/components/time.tsx';
import { locale } from '../../lib/i18n.ts';
import type { ChatAct } from './use-chat-desk.ts';

export interface DeskTable<Row> {
  rows: readonly Row[];
  mayAct: boolean;
  act: ChatAct;
  loading: boolean;
}

const messageColumns = <Row extends Pick<ReportedChat, 'chatRoomNo' | 'writer' | 'text'>>(
  t: TFunction<'chat'>,
): ColumnsType<Row> => [
  { title: t('column.room'), key: 'room', render: (_, { chatRoomNo }) => chatRoomNo },
  {
    title: t('column.member'),
    key: 'member',
    render: (_, { writer }) => (
      <Link to="/console/members/$memberId" params={{ memberId: writer.memberId }}>
        {writer.name}
      </Link>
    ),
  },
  { title: t('column.text'), key: 'text', render: (_, { text }) => text },
];

/** Messages that members reported. */
export function ReportsTable({ rows, mayAct, act, loading }: DeskTable<ReportedChat>) {
  const { t } = useTranslation('chat');
  const decide = (itemId: string, decision: 'removed' | 'muted' | 'dismissed') =>
    act.mutate({ name: 'decideChatReport', input: { itemId, decision } });
  const columns: ColumnsType<ReportedChat> = [
    ...messageColumns<ReportedChat>(t),
    {
      title: t('column.reasons'),
      key: 'reasons',
      render: (_, { reasons }) =>
        reasons.map((reason) => chatReportReasons.label(reason, locale())).join(' · '),
    },
    { title: t('column.at'), key: 'at', render: (_, { firstAt }) => <Ago at={firstAt} /> },
  ];
  const acts = {
    title: t('column.act'),
    key: 'act',
    render: (_: unknown, { itemId }: ReportedChat) => (
      <Flex gap={8}>
        <Button size="small" danger onClick={() => decide(itemId, 'removed')}>
          {t('act.remove')}
        </Button>
        <Button size="small" danger onClick={() => decide(itemId, 'muted')}>
          {t('act.mute')}
        </Button>
        <Button size="small" onClick={() => decide(itemId, 'dismissed')}>
          {t('act.dismiss')}
        </Button>
      </Flex>
    ),
  };
  return (
    <Table<ReportedChat>
      dataSource={[...rows]}
      rowKey={({ itemId }) => itemId}
      columns={mayAct ? [...columns, acts] : columns}
      pagination={false}
      locale={{
        emptyText: <EmptyRows isLoading={loading} title={t('empty.title')} text={t('empty.text')} />,
      }}
    />
  );
}

/** Messages that the word list holds until a person has looked at them. */
export function HeldTable({ rows, mayAct, act, loading }: DeskTable<HeldChat>) {
  const { t } = useTranslation('chat');
  const decide = (id: string, release: boolean) =>
    act.mutate({ name: 'decideHeldChat', input: { id, release } });
  const columns: ColumnsType<HeldChat> = [
    ...messageColumns<HeldChat>(t),
    { title: t('column.at'), key: 'at', render: (_, { heldAt }) => <Ago at={heldAt} /> },
  ];
  const acts = {
    title: t('column.act'),
    key: 'act',
    render: (_: unknown, { id }: HeldChat) => (
      <Flex gap={8}>
        <Button size="small" type="primary" onClick={() => decide(id, true)}>
          {t('act.release')}
        </Button>
        <Button size="small" onClick={() => decide(id, false)}>
          {t('act.drop')}
        </Button>
      </Flex>
    ),
  };
  return (
    <Table<HeldChat>
      dataSource={[...rows]}
      rowKey={({ id }) => id}
      columns={mayAct ? [...columns, acts] : columns}
      pagination={false}
      locale={{
        emptyText: <EmptyRows isLoading={loading} title={t('empty.title')} text={t('empty.text')} />,
      }}
    />
  );
}
