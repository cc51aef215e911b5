import { buttonClass } from '@fairway/ui/components/button/button-class.ts';
import { cardClass } from '@fairway/ui/components/card/card-class.ts';
import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../lib/format-amount.ts';
import type { MemberTable } from '../api/shapes.ts';
import styles from './tables-hall.module.css';

/** A table: its blinds or base, its buy-in, who is there, and the door to it. */
export function TableCard({ table }: { table: MemberTable }) {
  const { t } = useTranslation('tables');
  const { name, currency, blinds, unit, buyIn, seats, taken } = table;
  return (
    <li className={cardClass({ pad: 'l' }, styles.card)}>
      <h3>{name}</h3>
      <Facts
        facts={[
          {
            key: 'unit',
            label: t(blinds ? 'hall.blinds' : 'hall.base'),
            value: blinds
              ? `${wholeAmount(blinds.small, currency)} / ${wholeAmount(blinds.big, currency)}`
              : wholeAmount(unit, currency),
          },
          {
            key: 'buyIn',
            label: t('hall.buyIn'),
            value: `${wholeAmount(buyIn.least, currency)} – ${wholeAmount(buyIn.most, currency)}`,
          },
          { key: 'seats', label: t('hall.seats'), value: t('hall.taken', { taken, seats }) },
        ]}
      />
      <Link
        to="/app/chessGame/$table"
        params={{ table: table.table }}
        className={buttonClass({ size: 's' })}
        aria-label={t('hall.openName', { name })}
      >
        {t('hall.open')}
      </Link>
    </li>
  );
}
