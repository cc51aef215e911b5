import type { ReactElement, ReactNode } from 'react';
import { Menu as Base } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import styles from '../popover/surface.module.css';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Small text at the right end: a state, a shortcut, a reason. */
  end?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** Red text, for what cannot be undone. */
  danger?: boolean;
  /** A line above this item. */
  divided?: boolean;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
}

/** A list of actions. Arrow keys, Home, End and first letters move; Enter chooses; Escape leaves. */
export function Menu({ trigger, items, side = 'bottom', align = 'end' }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={styles.positioner}
        >
          <Base.Popup className={clsx(styles.surface, styles.list)}>
            {items.map((item) => (
              <MenuRow key={item.key} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  return (
    <>
      {item.divided && <Base.Separator className={styles.line} />}
      <Base.Item
        className={clsx(styles.item, item.danger && styles.danger)}
        disabled={item.disabled ?? false}
        onClick={item.onSelect}
      >
        {item.icon}
        {item.label}
        {item.end !== undefined && <span className={styles.end}>{item.end}</span>}
      </Base.Item>
    </>
  );
}
