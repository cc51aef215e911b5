import { useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { IconTriangleDown, IconTriangleUp } from '../../icons/arrow.tsx';
import { IconLock } from '../../icons/state.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './odds-button.module.css';

export interface OddsButtonProps {
  /** What is priced, for instance a side or a line. */
  name: ReactNode;
  /** The price as shown. */
  price: string;
  /** Where the price went at its last change; the arrow stays until the next one. */
  move?: { to: 'up' | 'down'; label: string } | undefined;
  selected?: boolean;
  /** Closed for now: label for readers. Lock and hatch are shown, the width stays. */
  lockedLabel?: string | undefined;
  /** Name beside or above the price. */
  layout?: 'row' | 'stack';
  onPress: () => void;
  className?: string | undefined;
}

/** A price to press. Its change flashes once for 900 ms, then an arrow in the colour of the direction remains. */
export function OddsButton(props: OddsButtonProps) {
  const { name, price, move, selected = false, lockedLabel, layout = 'row' } = props;
  const [seen, setSeen] = useState({ price, changes: 0 });
  if (seen.price !== price) setSeen({ price, changes: seen.changes + 1 });
  const locked = lockedLabel !== undefined;
  const moved = locked || selected ? undefined : move;
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-disabled={locked || undefined}
      className={clsx(
        styles.odds,
        layout === 'stack' && styles.stack,
        moved && styles[moved.to],
        selected && !locked && styles.selected,
        locked && styles.locked,
        props.className,
      )}
      onClick={() => !locked && props.onPress()}
    >
      <span className={styles.name}>{name}</span>
      {locked ? (
        <>
          <IconLock size={16} />
          <VisuallyHidden>{lockedLabel}</VisuallyHidden>
        </>
      ) : (
        <span className={styles.price}>
          {price}
          {move?.to === 'up' && <IconTriangleUp size={12} label={move.label} />}
          {move?.to === 'down' && <IconTriangleDown size={12} label={move.label} />}
        </span>
      )}
      {moved && seen.changes > 0 && <span key={seen.changes} className={styles.flash} />}
    </button>
  );
}
