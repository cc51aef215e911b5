import type { HouseDay } from '@fairway/contract/wallet/operator-schemas.ts';
import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { Card, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ago } from '../../lib/components/time.tsx';
import styles from './health-card.module.css';

/** What is out of order, each with its count and a link to it; what is in order is said as well, with since when that is known. */
export function HealthCard({ day }: { day: HouseDay }) {
  const { t } = useTranslation('home');
  const {
    openDifferences,
    frozenAccounts,
    overdueHolds,
    escalatedAppeals,
    signerAlarms,
    deadJobs,
    lastProofAt,
    lastComparedAt,
  } = day;
  const look = (
    to: '/console/reconciliation' | '/console/withdrawals' | '/console/chain' | '/console/appeals',
    text: string,
  ) => <Link to={to}>{text}</Link>;
  return (
    <Card title={t('health.title')}>
      <ul className={styles['list']}>
        <Line isGood={openDifferences === 0} text={t('health.differences', { count: openDifferences })}>
          {lastComparedAt === null ? (
            t('health.notCompared')
          ) : (
            <>
              {t('health.compared')} <Ago at={lastComparedAt} />
            </>
          )}
          {openDifferences > 0 && look('/console/reconciliation', t('open'))}
        </Line>
        <Line isGood={frozenAccounts === 0} text={t('health.frozen', { count: frozenAccounts })}>
          {frozenAccounts > 0 && look('/console/reconciliation', t('open'))}
        </Line>
        <Line isGood={overdueHolds === 0} text={t('health.holds', { count: overdueHolds })}>
          {overdueHolds > 0 && look('/console/withdrawals', t('open'))}
        </Line>
        <Line isGood={escalatedAppeals === 0} text={t('health.appeals', { count: escalatedAppeals })}>
          {escalatedAppeals > 0 && look('/console/appeals', t('open'))}
        </Line>
        <Line isGood={signerAlarms === 0} text={t('health.signer', { count: signerAlarms })}>
          {signerAlarms > 0 && look('/console/chain', t('open'))}
        </Line>
        <Line isGood={deadJobs === 0} text={t('health.jobs', { count: deadJobs })} />
        <Line
          isGood={lastProofAt !== null}
          text={t(lastProofAt === null ? 'health.noProof' : 'health.proof')}
        >
          {lastProofAt !== null && <Ago at={lastProofAt} />}
          {lastProofAt === null && look('/console/reconciliation', t('open'))}
        </Line>
      </ul>
    </Card>
  );
}

function Line({ isGood, text, children }: { isGood: boolean; text: string; children?: ReactNode }) {
  return (
    <li data-good={isGood}>
      {isGood ? <CheckCircleFilled aria-hidden /> : <ExclamationCircleFilled aria-hidden />}
      <span>{text}</span>
      {children !== undefined && <Typography.Text type="secondary">{children}</Typography.Text>}
    </li>
  );
}
