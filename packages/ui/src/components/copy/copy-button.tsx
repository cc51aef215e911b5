import { useEffect, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { IconCheck, IconCopy } from '../../icons/action.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { copyText } from './copy-text.ts';
import styles from './copy-button.module.css';

export interface CopyButtonProps {
  /** What is copied. */
  value: string;
  /** Label before copying. */
  children: ReactNode;
  /** Label after it; gets the last four characters, so that a person can compare. */
  copied: (last4: string) => string;
  /** Text when the browser refuses. */
  failed: string;
  /** Name for readers where the visible label does not say what is copied. */
  label?: string | undefined;
  /** Without a ground, for small print. */
  bare?: boolean;
}

/** Copies a text and confirms with its last four characters for three seconds. */
export function CopyButton({ value, children, copied, failed, label, bare }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'done' | 'failed' | undefined>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), 3000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const text = outcome === 'done' ? copied(value.slice(-4)) : failed;
  const press = async () => setOutcome((await copyText(value)) ? 'done' : 'failed');
  // The live region is beside the button: outside an open dialog, readers would not hear it.
  return (
    <>
      <button
        type="button"
        aria-label={outcome === undefined ? label : undefined}
        className={clsx(styles.copy, outcome === 'done' && styles.done, bare && styles.bare)}
        onClick={() => void press()}
      >
        {outcome === 'done' ? <IconCheck size={16} /> : <IconCopy size={16} />}
        <span>{outcome === undefined ? children : text}</span>
      </button>
      <VisuallyHidden aria-live="polite">{outcome === undefined ? '' : text}</VisuallyHidden>
    </>
  );
}
