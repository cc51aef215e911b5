import { displayMoney, parseMoney } from '@fairway/money';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';

interface BudgetBarProps {
  /** Yuan. */
  budget: string;
  paid: string;
}

/** What a campaign has paid of its budget. */
export function BudgetBar({ budget, paid }: BudgetBarProps) {
  const { t } = useTranslation('promotions');
  const [whole, part] = [parseMoney(budget, 'CNY'), parseMoney(paid, 'CNY')];
  if (whole.minor === 0n) return <>{t('noBudget')}</>;
  const text = t('paidOf', {
    paid: displayMoney(part, { places: 'full' }),
    budget: displayMoney(whole, { places: 'full' }),
  });
  return (
    <div style={{ minWidth: 190 }}>
      <span className="figures" style={{ whiteSpace: 'nowrap' }}>
        {text}
      </span>
      <Progress
        percent={Number((part.minor * 1000n) / whole.minor) / 10}
        size="small"
        showInfo={false}
        aria-label={text}
      />
    </div>
  );
}
