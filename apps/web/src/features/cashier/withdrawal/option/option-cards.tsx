import { withdrawalSwitcher, withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { PayMark } from '@fairway/ui/art/pay/pay-mark.tsx';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { ChoiceCard } from '@fairway/ui/components/choice/choice-card.tsx';
import { useTranslation } from 'react-i18next';
import { enumLabel } from '../../labels/enum-label.ts';
import { wholeAmount } from '../../../../lib/format-amount.ts';
import { optionOf, type SwitcherOption } from './choose-option.ts';
import type { Terms } from '../terms.ts';
import styles from './option-cards.module.css';

/** How each of the switcher's three is drawn. */
const looks = { fast: 'instant', normal: 'bank', usdt: 'usdt' } as const;

export interface OptionCardsProps {
  options: Terms['options'];
  chosen: SwitcherOption;
  onChoose: (option: SwitcherOption) => void;
}

/** Fast, normal and USDT. One that is not open stays in its place and says so. */
export function OptionCards({ options, chosen, onChoose }: OptionCardsProps) {
  const { t } = useTranslation('cashier');
  return (
    <Panel title={t('withdrawal.methods')}>
      <fieldset className={styles.row} aria-label={t('withdrawal.methods')}>
        {withdrawalSwitcher.map((one) => {
          const option = optionOf(options, one, undefined);
          return (
            <ChoiceCard
              key={one}
              name="way"
              checked={option !== undefined && one === chosen}
              onChoose={() => onChoose(one)}
              picture={<PayMark kind={looks[one]} closed={option === undefined} />}
              title={enumLabel(withdrawalTypes, withdrawalTypes.codes[one])}
              note={option ? limitsOf(option) : t(`withdrawal.methodNotes.${one}`)}
              foot={option && <span>{t('withdrawal.arrival', { minutes: option.arrivalMinutes })}</span>}
              closedReason={option ? undefined : t('withdrawal.methodClosed')}
            />
          );
        })}
      </fieldset>
    </Panel>
  );
}

/** The limits as the deposit methods write them: «100 – 50,000», and «10 – 10,000 ₮». */
function limitsOf({ min, max, currency }: Terms['options'][number]): string {
  const range = [min, max].map((amount) => wholeAmount(amount, currency, { symbol: false })).join(' – ');
  return currency === 'USDT' ? `${range} ₮` : range;
}
