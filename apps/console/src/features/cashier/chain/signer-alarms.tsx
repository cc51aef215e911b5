import { signerAlarms } from '@fairway/contract/cashier/usdt/signer-words.ts';
import type { ChainNetwork } from '@fairway/contract/cashier/usdt/usdt-schemas.ts';
import { Alert, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Ago } from '../../../lib/components/time.tsx';
import { locale } from '../../../lib/i18n.ts';

/** What comes near its end at a network's signer, each with what is left and since when. */
export function SignerAlarms({ alarms }: { alarms: ChainNetwork['alarms'] }) {
  const { t } = useTranslation('chain');
  if (alarms.length === 0) return null;
  return (
    <Flex vertical gap={8}>
      {alarms.map(({ alarm, remaining, whole, since }) => {
        const unit = alarm === 'fuel' || alarm === 'fuelDay' ? '' : ' USDT';
        const words = alarm === 'fuel' ? 'alarms.fuel' : 'alarms.day';
        return (
          <Alert
            key={alarm}
            type="warning"
            showIcon
            title={signerAlarms.label(alarm, locale())}
            description={t(words, { remaining: remaining + unit, whole: whole + unit })}
            action={<Ago at={since} />}
          />
        );
      })}
    </Flex>
  );
}
