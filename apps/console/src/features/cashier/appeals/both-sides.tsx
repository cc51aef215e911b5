import type { AppealCase, Statement } from '@fairway/contract/matching/schemas.ts';
import { appealReasons } from '@fairway/contract/matching/appeals.ts';
import { partSides } from '@fairway/contract/matching/parts.ts';
import { Card, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';
import { ProofPictures } from './proof-pictures.tsx';
import styles from './both-sides.module.css';

/** What the payer and the recipient say, beside each other, each with its times and pictures; above them why the house asks. */
export function BothSides({ found: { part, proofs } }: { found: AppealCase }) {
  const { t } = useTranslation('matching');
  const statements = part.appeal?.statements ?? [];
  const ofHouse = statements.filter(({ side }) => side === 'staff' || side === 'rule');
  return (
    <section aria-label={t('appeals.bothSides')}>
      <Typography.Title level={5}>{t('appeals.bothSides')}</Typography.Title>
      {ofHouse.map((one) => (
        <Said key={one.at} statement={one} />
      ))}
      <div className={styles['sides']}>
        {partSides.map((side) => (
          <Card key={side} size="small" title={`${t(side)} · ${part[side].name}`}>
            <Flex vertical gap={12}>
              {side === 'payer' && (
                <div>
                  <Typography.Text strong>{t('appeals.proofs')}</Typography.Text>
                  <ProofPictures names={proofs} none={t('appeals.noProofs')} />
                </div>
              )}
              <Statements statements={statements.filter((one) => one.side === side)} />
            </Flex>
          </Card>
        ))}
      </div>
    </section>
  );
}

function Statements({ statements }: { statements: readonly Statement[] }) {
  const { t } = useTranslation('matching');
  if (statements.length === 0)
    return <Typography.Text type="secondary">{t('appeals.noStatement')}</Typography.Text>;
  return statements.map((one) => <Said key={one.at + one.text} statement={one} />);
}

function Said({ statement: { at, reason, text, evidence } }: { statement: Statement }) {
  const { t } = useTranslation('matching');
  return (
    <div>
      <Typography.Text type="secondary">
        <Moment at={at} />
      </Typography.Text>
      <div>{appealReasons.label(reason, locale())}</div>
      {text !== '' && <Typography.Paragraph className={styles['text'] ?? ''}>{text}</Typography.Paragraph>}
      {evidence.length > 0 && <ProofPictures names={evidence} none={t('appeals.noEvidence')} />}
    </div>
  );
}
