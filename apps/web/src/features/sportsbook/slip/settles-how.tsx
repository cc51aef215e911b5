import { isMarketSelection, isSeriesKind, marketType, settlementPreview } from '@fairway/betting';
import { Disclosure } from '@fairway/ui/components/disclosure/disclosure.tsx';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marketSelection } from './pick-name.ts';
import styles from './settles-how.module.css';
import type { SlipPick } from './slip-store.ts';

const shown = 4;
const seriesRules = ['es_w', 'es_mh', 'es_tm', 'es_ms3', 'es_ms5'] as const;
/** Markets whose rule is more than their grid shows. */
const explained = [
  'ft_dc',
  'ft_dnb',
  'ft_bts',
  'ht_ft',
  'ft_wm',
  'ft_eg',
  'ft_oe',
  'ht_oe',
  ...seriesRules,
] as const;

/** Final scores and what each would mean, filled by the code that settles; open where the single is alone. */
export function SettlesHow({
  pick,
  score,
  alone,
}: {
  pick: SlipPick;
  /** Nothing else is on the slip: there is room. */
  alone: boolean;
  score: { home: number; away: number } | null;
}) {
  const { t } = useTranslation('sportsbook');
  const [open, setOpen] = useState(alone);
  const selection = marketSelection(pick);
  if (pick.market === 'ft_cs' || !selection || !isMarketSelection(selection)) return null;
  const { kind } = marketType(selection.market);
  const isOfMap = kind === 'mapWinner';
  const rule = isOfMap ? 'es_map' : explained.find((code) => code === selection.market);
  // Half-time/full-time asks for two scores, and one grid shows one; a series is settled by its maps.
  const isOfOneScore = kind !== 'halfTimeFullTime' && !isSeriesKind(kind);
  const from = score ?? { home: 0, away: 0 };
  const rows = open && isOfOneScore ? settlementPreview(selection, shown, from) : [];
  return (
    <Disclosure
      title={<span className={styles.title}>{t('slip.preview')}</span>}
      open={open}
      onOpenChange={setOpen}
    >
      {rule && <p className={styles.rule}>{t(`slip.rules.${rule}`)}</p>}
      {isOfOneScore && (
        <table className={styles.grid}>
          <caption>{t('slip.previewHint')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('slip.corner')}</th>
              {rows[0]?.map(({ score: at }) => (
                <th key={at.away} scope="col">
                  {at.away}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]?.score.home}>
                <th scope="row">{row[0]?.score.home}</th>
                {row.map(({ score: at, outcome }) => (
                  <td key={at.away} className={clsx(styles.cell, styles[outcome])}>
                    {t(`outcome.${outcome}`)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Disclosure>
  );
}
