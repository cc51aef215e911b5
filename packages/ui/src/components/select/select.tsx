import { use, type ReactNode } from 'react';
import { Select as Base } from '@base-ui/react/select';
import { clsx } from 'clsx';
import { IconCheck } from '../../icons/action.tsx';
import { IconChevronDown } from '../../icons/arrow.tsx';
import { FieldContext } from '../field/field-context.ts';
import surface from '../popover/surface.module.css';
import styles from './select.module.css';

export interface SelectOption<V extends string> {
  value: V;
  label: ReactNode;
  /** Small text at the right end, for instance why it is closed. */
  note?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<V extends string> {
  /** Null while nothing is chosen. */
  value: V | null;
  onChange: (value: V) => void;
  options: readonly SelectOption<V>[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Name for readers where no Field gives one. */
  label?: string;
  /** Before the value: an icon. */
  prefix?: ReactNode;
  /** 36 px and as wide as its text, or 44 px and as wide as its place. */
  size?: 's' | 'm';
  disabled?: boolean;
}

/** One of a list, in a box. Arrow keys and first letters choose. */
export function Select<V extends string>(props: SelectProps<V>) {
  const field = use(FieldContext);
  const items = props.options.map(({ value, label }) => ({ value, label }));
  return (
    <Base.Root
      items={items}
      value={props.value}
      onValueChange={(next: V | null) => next !== null && props.onChange(next)}
      disabled={props.disabled ?? field?.disabled ?? false}
      modal={false}
    >
      <Base.Trigger
        {...(field ? { id: field.id } : {})}
        aria-label={props.label}
        aria-labelledby={props.label === undefined ? field?.labelId : undefined}
        aria-describedby={field?.describedBy}
        aria-invalid={field?.invalid || undefined}
        className={clsx(styles.trigger, props.size === 's' && styles.s)}
      >
        {props.prefix}
        <Base.Value className={styles.value} placeholder={props.placeholder} />
        <Base.Icon className={styles.arrow}>
          <IconChevronDown size={16} />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          className={surface.positioner}
          sideOffset={6}
          collisionPadding={12}
          alignItemWithTrigger={false}
        >
          <Base.Popup className={clsx(surface.surface, styles.popup)}>
            <Base.List className={surface.list}>
              {props.options.map((option) => (
                <Row key={option.value} option={option} />
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Row<V extends string>({ option }: { option: SelectOption<V> }) {
  return (
    <Base.Item value={option.value} disabled={option.disabled ?? false} className={surface.item}>
      <Base.ItemText>{option.label}</Base.ItemText>
      <span className={surface.end}>
        {option.note}
        <Base.ItemIndicator>
          <IconCheck size={18} />
        </Base.ItemIndicator>
      </span>
    </Base.Item>
  );
}
