import { useState } from 'react';
import { clsx } from 'clsx';
import { IconUpload } from '../../icons/action.tsx';
import { useFieldControl } from '../field/field-context.ts';
import styles from './file-drop.module.css';

export interface FileDropProps {
  /** "选择或拖入图片". */
  label: string;
  /** Kinds and size that are taken, and how many. */
  hint: string;
  /** As of the file input: "image/png,image/jpeg". */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** The chosen or dropped files; the caller checks kind and size, since dropping ignores `accept`. */
  onFiles: (files: File[]) => void;
}

/** A place to choose files by pressing, by keyboard or by dropping: the input lies over all of it. */
export function FileDrop({ label, hint, accept, multiple = false, disabled, onFiles }: FileDropProps) {
  const [over, setOver] = useState(false);
  const wiring = useFieldControl({ disabled });
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []).slice(0, multiple ? undefined : 1);
    if (files.length > 0 && !wiring.disabled) onFiles(files);
  };
  return (
    <label className={clsx(styles.drop, over && styles.over)}>
      <input
        {...wiring}
        type="file"
        className={styles.input}
        accept={accept}
        multiple={multiple}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <IconUpload size={24} className={styles.icon} />
      <span className={styles.label}>{label}</span>
      <span className={styles.hint}>{hint}</span>
    </label>
  );
}
