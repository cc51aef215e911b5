import type { ReactNode } from 'react';
import { Tabs as Base } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import { Count } from '../badge/count.tsx';
import styles from './tabs.module.css';

export interface TabItem<V extends string> {
  value: V;
  label: ReactNode;
  /** Small red count beside the label; 0 shows nothing. */
  count?: number;
  disabled?: boolean;
  /** The panel. Leave it out in all items when one place below shows the content of every tab. */
  content?: ReactNode;
}

export interface TabsProps<V extends string> {
  /** Name of the row for readers. */
  label: string;
  value: V;
  onChange: (value: V) => void;
  items: readonly TabItem<V>[];
  className?: string | undefined;
}

/** Tabs change the content below. Arrow keys move between them, Home and End jump. */
export function Tabs<V extends string>({ label, value, onChange, items, className }: TabsProps<V>) {
  return (
    <Base.Root value={value} onValueChange={(next: V) => onChange(next)} className={className}>
      <Base.List className={styles.list} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className={clsx(styles.tab, item.value === value && styles.active)}
          >
            {item.label}
            {item.count !== undefined && <Count value={item.count} />}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map(
        (item) =>
          item.content !== undefined && (
            <Base.Panel key={item.value} value={item.value} className={styles.panel}>
              {item.content}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  );
}
