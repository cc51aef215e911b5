import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { IconAlert } from '../../icons/state.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { FieldContext } from './field-context.ts';
import styles from './field.module.css';

export interface FieldProps {
  /** What is asked for. Always there for readers. */
  label: ReactNode;
  /** Hides the label from sight where the place says it already. */
  labelHidden?: boolean | undefined;
  /** At the right end of the label line: a link, a limit. */
  labelEnd?: ReactNode;
  /** Rule that holds before anything is typed. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Replaces the hint. */
  error?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** One control: Input, PasswordInput, MoneyInput, TextArea, CodeInput, Select. */
  children: ReactNode;
}

/** Label, control, hint and error, wired for readers. The error is under the box and does not rest on colour. */
export function Field(props: FieldProps) {
  const base = useId();
  const wrong = props.error !== undefined && props.error !== null && props.error !== '';
  const noteId = wrong || props.hint !== undefined ? `${base}n` : undefined;
  const wiring = {
    id: `${base}c`,
    labelId: `${base}l`,
    describedBy: noteId,
    invalid: wrong,
    required: props.required ?? false,
    disabled: props.disabled ?? false,
  };
  const label = (
    <label id={wiring.labelId} htmlFor={wiring.id}>
      {props.label}
    </label>
  );
  return (
    <FieldContext value={wiring}>
      <div className={clsx(styles.field, props.className)}>
        {props.labelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <div className={styles.label}>
            {label}
            {props.labelEnd !== undefined && <span className={styles.labelEnd}>{props.labelEnd}</span>}
          </div>
        )}
        {props.children}
        <div aria-live="polite" id={noteId}>
          {wrong ? (
            <p className={styles.error}>
              <IconAlert size={14} />
              {props.error}
            </p>
          ) : (
            props.hint !== undefined && <p className={styles.hint}>{props.hint}</p>
          )}
        </div>
      </div>
    </FieldContext>
  );
}
