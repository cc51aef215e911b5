import { Facts } from '@fairway/ui/components/facts/facts.tsx';
import { Table, type Column } from '@fairway/ui/components/table/table.tsx';
import { dealerBettingSeconds } from '@fairway/contract/dealer/codes.ts';
import { useTranslation } from 'react-i18next';
import { wholeAmount } from '../../../lib/format-amount.ts';
import { percentText } from '../../../lib/percent-text.ts';
import { chanceFraction, printedOdds } from '../spots/spot-name.ts';
import type { BelowProps } from './below-tabs.tsx';
import { groupName } from './group-name.ts';
import { spotGroups, type SpotGroup } from './spot-groups.ts';
import styles from './below.module.css';

/** How the game goes, its limits, and what every spot pays, how often and how much of it comes back. */
export function RulesPanel({ details, currency }: BelowProps) {
  const { t } = useTranslation('dealer');
  const { rules, stakes, spots, shoe } = details;
  const bounds = stakes.find((one) => one.currency === currency) ?? stakes[0];
  const columns: readonly Column<SpotGroup>[] = [
    { key: 'spot', head: t('rules.spot'), cell: (group) => groupName(t, group) },
    {
      key: 'pays',
      head: t('rules.pays'),
      align: 'end',
      cell: ({ spots: [one] }) => one && printedOdds(one.odds),
    },
    {
      key: 'chance',
      head: t('rules.chance'),
      align: 'end',
      cell: ({ spots: [one] }) => one && percentText(chanceFraction(one.chance)),
    },
    { key: 'rtp', head: t('rules.rtp'), align: 'end', cell: ({ spots: [one] }) => one && `${one.rtp}%` },
  ];
  return (
    <div className={styles.rules}>
      <div className={styles.words}>
        <p>{t(`rules.${rules}`)}</p>
        <p>{t('rules.once')}</p>
        <p>{shoe ? t('rules.shoe', { cut: shoe.cut }) : t('rules.draw')}</p>
        {bounds && (
          <Facts
            facts={[
              { key: 'least', label: t('rules.least'), value: wholeAmount(bounds.least, bounds.currency) },
              { key: 'most', label: t('rules.most'), value: wholeAmount(bounds.most, bounds.currency) },
              {
                key: 'mostReturn',
                label: t('rules.mostReturn'),
                value: wholeAmount(bounds.mostReturn, bounds.currency),
              },
              {
                key: 'betting',
                label: t('rules.betting'),
                value: t('rules.seconds', { seconds: dealerBettingSeconds }),
              },
            ]}
          />
        )}
      </div>
      <Table
        caption={t('rules.odds')}
        columns={columns}
        rows={spotGroups(spots)}
        rowKey={({ spots: [one] }) => one?.spot ?? ''}
      />
    </div>
  );
}
