import { currencyScale, type Currency } from '@fairway/money';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../lib/components/amount.tsx';

/** What a member gained by one of the books; one finer than a minor unit is shown as it is written there. */
export function BookAmount({ amount, currency }: { amount: string | null; currency: Currency }) {
  const { t } = useTranslation('venues');
  if (amount === null) return <Typography.Text type="secondary">{t('differences.nothing')}</Typography.Text>;
  const decimals = amount.split('.')[1]?.length ?? 0;
  if (decimals > currencyScale[currency])
    return (
      <span className="figures">
        {amount} {currency}
      </span>
    );
  return <Amount amount={amount} currency={currency} sign="always" />;
}
