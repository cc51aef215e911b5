import type { AppealCase } from '@fairway/contract/matching/schemas.ts';
import { appealOutcomes, appealReasons } from '@fairway/contract/matching/appeals.ts';
import { Button } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import type { TFunction } from 'i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { StatusTag } from '../../../lib/components/status-tag.tsx';
import { Ago } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { Deadline } from '../matching/deadline.tsx';
import { Escalated } from './escalated.tsx';

/** One line an appeal: what it is about, who opened it, how far it is and until when. */
export function appealColumns(
  t: TFunction<'matching'>,
  onOpen: (appealId: string) => void,
): ColumnsType<AppealCase> {
  return [
    {
      title: t('part'),
      key: 'part',
      render: (_, { appealId, part }) => (
        <Button type="link" style={{ padding: 0 }} onClick={() => onOpen(appealId)}>
          {part.partNo}
        </Button>
      ),
    },
    {
      title: t('amount'),
      key: 'amount',
      align: 'end',
      render: (_, { part }) => <Amount amount={part.amount} currency="CNY" strong />,
    },
    { title: t('payer'), key: 'payer', render: (_, { part }) => part.payer.name },
    { title: t('recipient'), key: 'recipient', render: (_, { part }) => part.recipient.name },
    {
      title: t('appeals.reason'),
      key: 'reason',
      render: (_, { part }) => part.appeal && appealReasons.label(part.appeal.reason, locale()),
    },
    { title: t('appeals.by'), key: 'by', render: (_, { openedByName }) => openedByName || t('appeals.rule') },
    {
      title: t('appeals.said'),
      key: 'said',
      render: (_, { said, part, decidedBy }) => {
        const outcome = part.appeal?.outcome ?? said?.outcome;
        if (part.appeal?.outcome && part.endedBy === 'member')
          return <StatusTag tone="good">{t('appeals.byRecipient')}</StatusTag>;
        if (!outcome) return <StatusTag tone="waiting">{t('appeals.none')}</StatusTag>;
        return (
          <StatusTag tone={part.appeal?.outcome ? 'good' : 'moving'}>
            {appealOutcomes.label(outcome, locale())} · {decidedBy ?? said?.by.name ?? t('appeals.rule')}
          </StatusTag>
        );
      },
    },
    {
      title: t('deadline'),
      key: 'deadline',
      render: (_, found) =>
        found.part.appeal?.decidedAt ? (
          <Ago at={found.part.appeal.decidedAt} />
        ) : (
          <>
            <Deadline at={found.part.deadline} /> <Escalated found={found} />
          </>
        ),
    },
  ];
}
