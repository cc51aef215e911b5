import {
  useEffect,
  useId,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { clsx } from 'clsx';
import styles from './hover-menu.module.css';
import { useHoverMenuGroup } from './hover-menu-group.tsx';

/** Spread these on the link or button that heads the menu. */
export interface HoverMenuTrigger {
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
}

export interface HoverMenuProps {
  /** Draws the link or button that heads the menu; pressing it does its own work. */
  renderTrigger: (attributes: HoverMenuTrigger, open: boolean) => ReactNode;
  /** The panel; drawn only while open, so its pictures load when wanted. */
  children: ReactNode;
  /** `wide` spans the positioned bar and dims the page; `drop` hangs below its trigger, right-aligned. */
  layout?: 'wide' | 'drop';
  className?: string | undefined;
}

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

const goIn = (root: HTMLElement | null) =>
  root?.querySelector<HTMLElement>(`[data-panel] :is(${focusable})`)?.focus();

/**
 * A panel that opens on hover and by keyboard: Arrow down opens it and goes in, Escape closes it and returns, leaving
 * with Tab or a pressed link closes it. For mega menus the bar must be positioned.
 */
export function HoverMenu({ renderTrigger, children, layout = 'wide', className }: HoverMenuProps) {
  const id = useId();
  const group = useHoverMenuGroup();
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  const open = group.open === id;
  const head = () => root.current?.querySelector<HTMLElement>(focusable);
  useEffect(() => {
    if (open && wanted.current) goIn(root.current);
    wanted.current = false;
  }, [open]);
  const keys = (event: KeyboardEvent) => {
    const inHead = head()?.contains(document.activeElement) ?? false;
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      group.set(null);
      head()?.focus();
    } else if (event.key === 'ArrowDown' && inHead) {
      event.preventDefault();
      group.set(id);
      if (open) goIn(root.current);
      else wanted.current = true;
    }
  };
  const blurred = (event: FocusEvent) => {
    if (open && event.relatedTarget !== null && !root.current?.contains(event.relatedTarget)) group.set(null);
  };
  // A link leads on: the menu would lie over the page that was asked for, and one about to open too. It opens when the pointer comes back.
  const pressed = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]')) group.set(null);
  };
  return (
    // Watches hover, focus, keys and presses of the link and the panel inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      ref={root}
      className={clsx(styles.item, layout === 'drop' && styles.anchored)}
      onMouseEnter={() => group.approach(id)}
      onMouseLeave={group.leave}
      onKeyDown={keys}
      onBlur={blurred}
      onClick={pressed}
    >
      {renderTrigger({ 'aria-expanded': open, 'aria-controls': open ? `${id}p` : undefined }, open)}
      {open && (
        <>
          {layout === 'wide' && <div className={styles.scrim} />}
          <div
            id={`${id}p`}
            data-panel
            className={clsx(layout === 'wide' ? styles.wide : styles.drop, className)}
          >
            {children}
          </div>
        </>
      )}
    </div>
  );
}
