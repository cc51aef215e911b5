import { walletDifferenceKinds, walletDifferenceStates } from '@fairway/contract/venues/differences.ts';
import type { VenueDifference } from '@fairway/contract/venues/operator-schemas.ts';
import { Link } from '@tanstack/react-router';
import { Button, Card, Typography, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../../lib/components/list-table.tsx';
import { ReasonDialog } from '../../../lib/components/reason-dialog.tsx';
import { StatusTag, type StatusTone } from '../../../lib/components/status-tag.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { useExplainDifference, useVenueDifferences } from '../use-venues.ts';
import { BookAmount } from './book-amount.tsx';
import { ComparedVenues } from './compared-venues.tsx';

const tones: Readonly<Record<VenueDifference['state'], StatusTone>> = {
  open: 'waiting',
  settled: 'ended',
  explained: 'ended',
};

/** Where the nightly check found another call, amount or round in a venue's book than in ours; people find out why. */
export function DifferencesCard() {
  const { t } = useTranslation('venues');
  const list = useVenueDifferences();
  const { first } = list;
  const [explaining, setExplaining] = useState<VenueDifference>();
  const mayExplain = usePermission('venues.resolve');
  const columns: TableColumnsType<VenueDifference> = [
    {
      title: t('differences.what'),
      key: 'what',
      render: (_, { kind, channelCode }) => (
        <>
          <strong>{walletDifferenceKinds.label(kind, locale())}</strong>
          <br />
          <Typography.Text type="secondary">{channelCode}</Typography.Text>
        </>
      ),
    },
    {
      title: t('differences.about'),
      key: 'about',
      render: (_, { kind, reference, round }) => (
        <>
          <span className="figures">{kind === 'roundUnknown' ? (round ?? reference) : reference}</span>
          {round !== null && kind !== 'roundUnknown' && (
            <>
              <br />
              <Typography.Text type="secondary">{t('differences.round', { round })}</Typography.Text>
            </>
          )}
        </>
      ),
    },
    {
      title: t('differences.member'),
      key: 'member',
      render: (_, { memberId }) => (
        <Link to="/console/members/$memberId" params={{ memberId }}>
          {memberId.slice(-8)}
        </Link>
      ),
    },
    {
      title: t('differences.ours'),
      key: 'ours',
      align: 'end',
      render: (_, { ours, currency }) => <BookAmount amount={ours} currency={currency} />,
    },
    {
      title: t('differences.theirs'),
      key: 'theirs',
      align: 'end',
      render: (_, { theirs, currency }) => <BookAmount amount={theirs} currency={currency} />,
    },
    { title: t('differences.at'), key: 'at', render: (_, { at }) => <Ago at={at} /> },
    {
      title: t('differences.state'),
      key: 'state',
      render: (_, { state }) => (
        <StatusTag tone={tones[state]}>{walletDifferenceStates.label(state, locale())}</StatusTag>
      ),
    },
    {
      title: t('differences.act'),
      key: 'act',
      render: (_, row) =>
        row.state === 'open' &&
        mayExplain && (
          <Button size="small" onClick={() => setExplaining(row)}>
            {t('explain.button')}
          </Button>
        ),
    },
  ];
  return (
    <Card
      title={t('differences.title')}
      extra={
        first && (
          <Typography.Text type="secondary">{t('differences.open', { count: first.open })}</Typography.Text>
        )
      }
    >
      {first && <ComparedVenues venues={first.venues} />}
      <ListTable<VenueDifference>
        list={list}
        rows={list.pages.flatMap((page) => page.differences)}
        rowKey={({ id }) => id}
        columns={columns}
        empty={{ title: t('differences.none'), text: t('differences.noneHint') }}
        label={t('differences.title')}
      />
      {explaining && <Explaining difference={explaining} onClose={() => setExplaining(undefined)} />}
    </Card>
  );
}

function Explaining({ difference, onClose }: { difference: VenueDifference; onClose: () => void }) {
  const { t } = useTranslation('venues');
  const { mutate, isPending } = useExplainDifference();
  return (
    <ReasonDialog
      title={t('explain.title')}
      templates={[t('explain.templates.theirs'), t('explain.templates.paid'), t('explain.templates.late')]}
      audience="inside"
      confirm={t('explain.ok')}
      busy={isPending}
      onConfirm={(reason) => mutate({ id: difference.id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t('explain.text')}</p>
    </ReasonDialog>
  );
}
