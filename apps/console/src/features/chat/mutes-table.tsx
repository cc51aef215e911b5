import type { DeskMute } from '@fairway/contract/chat/desk-schemas.ts';
import { Link } from '@tanstack/react-router';
import { Button, Flex, Table } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyRows } from '../../lib/components/empty-rows.tsx';
import { Ago, Moment } from '../../lib/components/time.tsx';
import { AnswerDialog, type Asked } from './answer-dialog.tsx';
import type { DeskTable } from './message-tables.tsx';

/** Mutes in force, or the appeals against them. */
export function MutesTable({
  rows,
  appeals,
  mayAct,
  act,
  loading,
}: DeskTable<DeskMute> & { appeals: boolean }) {
  const { t } = useTranslation('chat');
  const [asked, setAsked] = useState<Asked>();
  const columns: ColumnsType<DeskMute> = [
    {
      title: t('column.member'),
      key: 'member',
      render: (_, { member }) => (
        <Link to="/console/members/$memberId" params={{ memberId: member.memberId }}>
          {member.name}
        </Link>
      ),
    },
    { title: t('column.room'), key: 'room', render: (_, { chatRoomNo }) => chatRoomNo ?? t('site') },
    { title: t('column.reason'), key: 'reason', render: (_, { reason }) => reason },
    { title: t('column.by'), key: 'by', render: (_, { mutedByRole }) => t(`role.${mutedByRole}`) },
    {
      title: t('column.until'),
      key: 'until',
      render: (_, { until }) => (until === null ? t('forGood') : <Moment at={until} />),
    },
    ...(appeals
      ? [
          { title: t('column.appeal'), key: 'appeal', render: (_: unknown, { appeal }: DeskMute) => appeal },
          {
            title: t('column.at'),
            key: 'at',
            render: (_: unknown, { appealedAt }: DeskMute) => appealedAt && <Ago at={appealedAt} />,
          },
        ]
      : []),
  ];
  const acts = {
    title: t('column.act'),
    key: 'act',
    render: (_: unknown, { muteId }: DeskMute) => (
      <Flex gap={8}>
        <Button size="small" onClick={() => setAsked({ muteId, act: appeals ? 'freeByAppeal' : 'free' })}>
          {t('act.free')}
        </Button>
        {appeals && (
          <Button size="small" onClick={() => setAsked({ muteId, act: 'keep' })}>
            {t('act.keep')}
          </Button>
        )}
      </Flex>
    ),
  };
  return (
    <>
      <Table<DeskMute>
        dataSource={[...rows]}
        rowKey={({ muteId }) => muteId}
        columns={mayAct ? [...columns, acts] : columns}
        pagination={false}
        locale={{
          emptyText: <EmptyRows isLoading={loading} title={t('empty.title')} text={t('empty.text')} />,
        }}
      />
      {asked && <AnswerDialog asked={asked} act={act} onClose={() => setAsked(undefined)} />}
    </>
  );
}
