import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { IconClose } from '../../icons/action.tsx';
import { IconImage } from '../../icons/media.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './file-drop.module.css';

export interface FileRowProps {
  name: string;
  /** Size, progress or what is wrong. */
  note: ReactNode;
  state: 'sending' | 'sent' | 'failed';
  onRemove?: (() => void) | undefined;
  removeLabel: string;
}

/** One chosen file. */
export function FileRow({ name, note, state, onRemove, removeLabel }: FileRowProps) {
  return (
    <div className={styles.file}>
      {state === 'sending' ? <Spinner /> : <IconImage size={20} />}
      <div className={styles.text}>
        <p className="ellipsis">{name}</p>
        <p className={clsx(styles.note, state === 'failed' && styles.wrong)} aria-live="polite">
          {note}
        </p>
      </div>
      {onRemove !== undefined && (
        <IconButton size="s" label={removeLabel} onClick={onRemove}>
          <IconClose size={16} />
        </IconButton>
      )}
    </div>
  );
}
