import type { ReactNode } from 'react';
import { BrokenWindow } from '../../art/still/broken-window.tsx';
import { CopyButton } from '../copy/copy-button.tsx';
import styles from './state.module.css';

export interface ErrorStateProps {
  /** What did not work. */
  title: ReactNode;
  /** Why, and until when. */
  text?: ReactNode;
  /** One action: try again, or where else to go. */
  action?: ReactNode;
  /** The code that the answer carried, with its name. */
  code?: ReactNode;
  /** The number support asks for, with the text around it. */
  request?:
    | { id: string; label: string; copy: string; copied: (last4: string) => string; failed: string }
    | undefined;
  art?: ReactNode;
}

/** Something failed: says what, why and until when, with one action and a request number to copy. */
export function ErrorState({ title, text, action, code, request, art }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.state}>
      <div className={styles.art}>{art === undefined ? <BrokenWindow /> : art}</div>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {(code !== undefined || request !== undefined) && (
        <p className={styles.request}>
          {code !== undefined && <span>{code}</span>}
          {request !== undefined && (
            <span>
              {request.label} {request.id}
              <CopyButton bare value={request.id} copied={request.copied} failed={request.failed}>
                {request.copy}
              </CopyButton>
            </span>
          )}
        </p>
      )}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
