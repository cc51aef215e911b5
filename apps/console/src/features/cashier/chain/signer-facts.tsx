import type { ChainNetwork } from '@fairway/contract/chain/operator-schemas.ts';
import { parseMoney } from '@fairway/money';
import { Alert, Flex, Progress, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';

/** The payout wallet: its address and balance, and how much of its day the signer has used. */
export function SignerFacts({ signer, fault }: { signer: ChainNetwork['signer']; fault: string | null }) {
  const { t } = useTranslation('chain');
  if (!signer)
    return <Alert type="warning" showIcon title={t('signer.away')} description={fault ?? undefined} />;
  return (
    <Flex gap={24} wrap align="center">
      <Typography.Text copyable code>
        {signer.address}
      </Typography.Text>
      <span>
        {t('signer.balance')}{' '}
        {signer.balance === null ? '—' : <Amount amount={signer.balance} currency="USDT" />}
      </span>
      <span>
        {t('signer.once')} <Amount amount={signer.once} currency="USDT" />
      </span>
      <Flex gap={8} align="center">
        {t('signer.day')}
        <Progress
          percent={shareOf(signer.signedToday, signer.day)}
          style={{ width: 160 }}
          aria-label={t('signer.day')}
        />
        <span>
          <Amount amount={signer.signedToday} currency="USDT" /> /{' '}
          <Amount amount={signer.day} currency="USDT" />
        </span>
      </Flex>
    </Flex>
  );
}

/** Whole per cent of a limit that is used. */
function shareOf(used: string, limit: string): number {
  const whole = parseMoney(limit, 'USDT').minor;
  return whole === 0n ? 100 : Number((parseMoney(used, 'USDT').minor * 100n) / whole);
}
