import { useId, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { IconChevronDown } from '../../icons/arrow.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** Label of the button. */
  title: ReactNode;
  children: ReactNode;
  /** Controlled state, where the place is remembered; otherwise it starts as `defaultOpen`. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  defaultOpen?: boolean;
  /** Buttons beside the title that are not part of it. */
  end?: ReactNode;
  /** The arrow before the label instead of at the end. */
  arrow?: 'start' | 'end';
  className?: string | undefined;
}

/** A part that folds. The folded part is not in the page. */
export function Disclosure(props: DisclosureProps) {
  const id = useId();
  const [own, setOwn] = useState(props.defaultOpen ?? true);
  const open = props.open ?? own;
  const toggle = () => {
    setOwn(!open);
    props.onOpenChange?.(!open);
  };
  return (
    <div className={props.className}>
      <div className={styles.head}>
        <button
          type="button"
          className={clsx(styles.button, props.arrow === 'start' && styles.start)}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={toggle}
        >
          {props.title}
          <IconChevronDown size={16} className={styles.arrow} />
        </button>
        {props.end}
      </div>
      {open && <div id={id}>{props.children}</div>}
    </div>
  );
}
