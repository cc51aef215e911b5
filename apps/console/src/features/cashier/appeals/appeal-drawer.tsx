import type { AppealCase } from '@fairway/contract/matching/schemas.ts';
import { appealOutcomes, appealReasons } from '@fairway/contract/matching/appeals.ts';
import { Descriptions, Drawer, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';
import { Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/permissions.ts';
import { PartState } from '../matching/part-state.tsx';
import { BothSides } from './both-sides.tsx';
import { DecideAppeal } from './decide-appeal.tsx';
import { Escalated } from './escalated.tsx';

/** An appeal opened from the list: its facts, both sides beside each other, what was proposed, and the two outcomes. */
export function AppealDrawer({ found, onClose }: { found: AppealCase; onClose: () => void }) {
  const { t } = useTranslation('matching');
  const mayDecide = usePermission('matching.decide');
  const { part } = found;
  const { appeal } = part;
  const fact = (key: string, label: string, children: ReactNode) => ({ key, label, children });
  return (
    <Drawer open size={860} onClose={onClose} title={`${t('part')} ${part.partNo}`}>
      <Flex vertical gap={16}>
        <Descriptions
          size="small"
          column={2}
          bordered
          items={[
            fact('payer', t('payer'), part.payer.name),
            fact('recipient', t('recipient'), part.recipient.name),
            fact('amount', t('amount'), <Amount amount={part.amount} currency="CNY" strong />),
            fact('state', t('state'), <PartState status={part.status} />),
            fact('deposit', t('appeals.deposit'), part.depositBill),
            fact('withdrawal', t('appeals.withdrawal'), part.withdrawalBill),
            fact('paid', t('appeals.paidAt'), part.paidAt && <Moment at={part.paidAt} />),
            fact('opened', t('appeals.openedAt'), appeal && <Moment at={appeal.openedAt} />),
            fact('reason', t('appeals.reason'), appeal && appealReasons.label(appeal.reason, locale())),
            fact('by', t('appeals.by'), found.openedByName || t('appeals.rule')),
            fact('misses', t('appeals.payerMisses'), t('appeals.times', { count: found.payerMisses })),
            fact(
              'against',
              t('appeals.recipientAppeals'),
              t('appeals.times', { count: found.recipientAppeals }),
            ),
            fact(
              'deadline',
              t('appeals.decideBy'),
              appeal && (
                <Flex gap={8} wrap>
                  <Moment at={appeal.deadline} />
                  <Escalated found={found} />
                </Flex>
              ),
            ),
            fact(
              'outcome',
              t('appeals.outcome'),
              appeal?.outcome ? appealOutcomes.label(appeal.outcome, locale()) : '—',
            ),
            ...(part.claimedAt === null
              ? []
              : [
                  fact('claimed', t('appeals.claimedAt'), <Moment at={part.claimedAt} />),
                  fact('repays', t('appeals.repays'), <Amount amount={found.repays} currency="CNY" strong />),
                ]),
          ]}
        />
        <BothSides found={found} />
        {found.decisionReason && (
          <Part title={t('appeals.decision')}>{`${found.decidedBy ?? ''} ${found.decisionReason}`}</Part>
        )}
        {mayDecide && appeal?.outcome === null && <DecideAppeal found={found} onDone={onClose} />}
      </Flex>
    </Drawer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography.Title level={5}>{title}</Typography.Title>
      {children}
    </section>
  );
}
