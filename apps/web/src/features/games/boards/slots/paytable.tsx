import { IconButton } from '@fairway/ui/components/button/icon-button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { IconInfo } from '@fairway/ui/icons/state.tsx';
import { decimalText } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureUrl } from './bitmaps.ts';

import styles from './paytable.module.css';
import slots from './slots.module.css';

/** A symbol with what it pays in units by how many stand together, or what it does. */
export interface SymbolPays {
  readonly name: string;
  readonly drawing: string;
  readonly pays: readonly { readonly count: number; readonly units: number }[];
  readonly text?: string | undefined;
}

export interface PaytableProps {
  symbols: readonly SymbolPays[];
  /** Units in a stake. */
  unit: number;
  /** How wins are counted, above the symbols. */
  note: string;
  /** What so many of a symbol are called beside what they pay. */
  countText: (count: number) => string;
  children?: ReactNode;
}

/** A button on the stage that opens what each symbol pays, in multiples of the stake. */
export function Paytable({ symbols, unit, note, countText, children }: PaytableProps) {
  const { t } = useTranslation('games');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('slots.paytable')} round className={slots.info} onClick={() => setOpen(true)}>
        <IconInfo size={18} />
      </IconButton>
      <Dialog open={open} onOpenChange={setOpen} size="l" title={t('slots.paytable')} closeLabel={t('close')}>
        <p className={styles.note}>{note}</p>
        <ul className={styles.pays}>
          {symbols.map(({ name, drawing, pays, text }) => (
            <li key={name} className={styles.symbol}>
              <img src={pictureUrl(drawing)} alt="" width={64} height={64} />
              <div>
                <h3>{name}</h3>
                {text !== undefined && <p>{text}</p>}
                {pays.length > 0 && (
                  <dl>
                    {pays
                      .toSorted((one, other) => other.count - one.count)
                      .map(({ count, units }) => [
                        <dt key={`${count}`}>{countText(count)}</dt>,
                        <dd key={`${count}pays`}>
                          × {decimalText(Fraction.of(BigInt(units), BigInt(unit)))}
                        </dd>,
                      ])}
                  </dl>
                )}
              </div>
            </li>
          ))}
        </ul>
        {children}
      </Dialog>
    </>
  );
}
