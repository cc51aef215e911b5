import type { PayTypeCard } from '@fairway/contract/deposits/schemas.ts';
import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { groupDigits } from '@fairway/ui/components/field/money-text.ts';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestTail } from './suggest-tail.ts';
import styles from './amount-panel.module.css';

export interface TailHintProps {
  payType: PayTypeCard;
  amount: string;
  onAmount: (amount: string) => void;
}

/** Amounts with odd tail digits are matched faster (specification section 5): one press takes the neighbour, one gives it back. */
export function TailHint({ payType, amount, onAmount }: TailHintProps) {
  const { t } = useTranslation('cashier');
  const [taken, setTaken] = useState<{ from: string; to: string }>();
  const suggested = suggestTail(amount, payType);
  const isTaken = taken !== undefined && taken.to === amount;
  const take = (to: string) => {
    setTaken({ from: amount, to });
    onAmount(to);
  };
  return (
    <Notice
      tone="gold"
      className={styles.hint}
      end={
        isTaken ? (
          <>
            <Tag tone="gold" large icon={<IconCheck size={14} />}>
              {t('deposit.tail.taken')}
            </Tag>
            <Button variant="text" size="s" onClick={() => onAmount(taken.from)}>
              {t('deposit.tail.giveBack', { amount: groupDigits(taken.from) })}
            </Button>
          </>
        ) : (
          suggested !== undefined && (
            <Button variant="quiet" size="s" onClick={() => take(suggested)}>
              {t('deposit.tail.take', { amount: groupDigits(suggested) })}
            </Button>
          )
        )
      }
    >
      {t('deposit.tail.text')}
    </Notice>
  );
}
