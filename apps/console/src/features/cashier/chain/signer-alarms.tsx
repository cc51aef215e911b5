import { signerAlarms, type SignerAlarm } from '@fairway/contract/chain/signer-alarms.ts';
import type { ChainNetwork } from '@fairway/contract/chain/operator-schemas.ts';
import { Alert, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Ago } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';

/** Given in the chain's own coin. */
const inCoins: ReadonlySet<SignerAlarm> = new Set(['fuel', 'fee', 'fuelDay']);
/** Those that are no limit of a day. */
const named = ['fuel', 'fee'] as const;

/** What comes near its end at a network's signer, each with what is left and since when. */
export function SignerAlarms({ alarms }: { alarms: ChainNetwork['alarms'] }) {
  const { t } = useTranslation('chain');
  if (alarms.length === 0) return null;
  return (
    <Flex vertical gap={8}>
      {alarms.map(({ alarm, remaining, whole, since }) => {
        const unit = inCoins.has(alarm) ? '' : ' USDT';
        const label = named.find((own) => own === alarm) ?? 'day';
        return (
          <Alert
            key={alarm}
            type="warning"
            showIcon
            title={signerAlarms.label(alarm, locale())}
            description={t(`alarms.${label}`, { remaining: remaining + unit, whole: whole + unit })}
            action={<Ago at={since} />}
          />
        );
      })}
    </Flex>
  );
}
