import { useState } from 'react';
import { IconEye, IconEyeOff } from '../../icons/action.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Input, type InputProps } from './input.tsx';
import styles from './input.module.css';

export interface PasswordInputProps extends Omit<InputProps, 'type' | 'suffix'> {
  /** Label of the eye while the password is hidden. */
  showLabel: string;
  /** Label of the eye while the password can be read. */
  hideLabel: string;
}

/** A password, with an eye to read it back. Say `autoComplete="current-password"` or `"new-password"`. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [open, setOpen] = useState(false);
  return (
    <Input
      {...rest}
      type={open ? 'text' : 'password'}
      spellCheck={false}
      suffix={
        <IconButton
          size="s"
          className={styles.reveal}
          label={open ? hideLabel : showLabel}
          aria-pressed={open}
          disabled={rest.disabled}
          onClick={() => setOpen(!open)}
        >
          {open ? <IconEyeOff size={18} /> : <IconEye size={18} />}
        </IconButton>
      }
    />
  );
}
