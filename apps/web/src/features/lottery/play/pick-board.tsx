import { Button } from '@fairway/ui/components/button/button.tsx';
import { Checkbox } from '@fairway/ui/components/choice/checkbox.tsx';
import { playOf, type PlayCode } from '@fairway/fair-games';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayLine } from '../api/use-lotteries.ts';
import { emptyRows, itemsOf, randomRows, toggled, type Rows } from './pick.ts';
import { PickRow } from './pick-row.tsx';
import { useBoardNames } from './use-board-names.ts';
import styles from './pick-board.module.css';

export interface PickBoardProps {
  play: PlayCode;
  line: PlayLine;
  rows: Rows;
  onRows: (rows: Rows) => void;
}

/** The numbers or options of a play, row by row; bankers where a set is chosen. */
export function PickBoard({ play, line, rows, onRows }: PickBoardProps) {
  const { t } = useTranslation('lottery');
  const rules = playOf(play);
  const { form } = rules;
  const { rowName, optionName } = useBoardNames(play, rules);
  const [bankers, setBankers] = useState(false);
  const items = itemsOf(form);
  const canHaveBankers = form.kind === 'set' && form.size > 1;
  const withBankers = canHaveBankers && bankers;
  const isNumeric = items.length > 5 && items.every((item) => /^\d+$/.test(item));
  const shown = rows.map((_, row) => row).filter((row) => form.kind !== 'set' || row === 1 || withBankers);
  return (
    <section className={styles.board} aria-label={t('board.label')}>
      <div className={styles.tools}>
        {form.kind === 'set' && <p>{t('board.setHint', { count: form.size })}</p>}
        {withBankers && <p>{t('board.bankersHint', { most: form.size - 1 })}</p>}
        {canHaveBankers && (
          <Checkbox
            checked={bankers}
            onChange={(event) => {
              setBankers(event.target.checked);
              onRows(emptyRows(form));
            }}
          >
            {t('board.useBankers')}
          </Checkbox>
        )}
        <Button variant="quiet" size="s" onClick={() => onRows(randomRows(form))}>
          {t('board.random')}
        </Button>
        <Button variant="text" size="s" onClick={() => onRows(emptyRows(form))}>
          {t('board.clear')}
        </Button>
      </div>
      {shown.map((row) => (
        <PickRow
          key={row}
          name={withBankers && row === 1 ? t('board.others') : rowName(row)}
          items={items.map((item) => ({
            item,
            label: optionName(item),
            odds: form.kind === 'options' && line.odds.length > 1 ? oddsOfOption(item) : undefined,
          }))}
          chosen={rows[row] ?? []}
          helps={isNumeric && !(form.kind === 'set' && row === 0)}
          onToggle={(item) => onRows(toggled(form, rows, row, item))}
          onChosen={(chosen) =>
            onRows(
              rows.map((was, index) =>
                index === row
                  ? chosen.filter((item) => form.kind !== 'set' || !bankersOf(rows).includes(item))
                  : was,
              ),
            )
          }
        />
      ))}
    </section>
  );

  function oddsOfOption(item: string): string | undefined {
    return line.odds.find(({ options }) => options === null || options.includes(item))?.odds;
  }
}

const bankersOf = (rows: Rows): readonly string[] => rows[0] ?? [];
