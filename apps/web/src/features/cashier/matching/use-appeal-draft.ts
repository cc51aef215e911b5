import type { AppealReason } from '@fairway/contract/matching/appeals.ts';
import { useState } from 'react';
import { pictureFault, sendFile } from '../../../lib/files.ts';

/** A picture of the draft: uploading, kept under a name by the server, or refused with a reason. */
export interface DraftPicture {
  id: string;
  label: string;
  state: 'sending' | 'sent' | 'failed';
  fault?: 'wrongKind' | 'tooLarge' | 'failed';
  name?: string;
}

/** What is being written for an appeal. `onChange` hears of every change, so that a changed draft is another act. */
export function useAppealDraft(onChange: () => void) {
  const [reason, setReason] = useState<AppealReason>();
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly DraftPicture[]>([]);
  const put = (id: string, change: Partial<DraftPicture>) =>
    setPictures((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const changed = <T>(set: (value: T) => void) => {
    return (value: T) => {
      onChange();
      set(value);
    };
  };
  const add = (file: File) => {
    onChange();
    const id = `${file.name}-${file.size}-${file.lastModified}`;
    const fault = pictureFault(file);
    const state = fault ? 'failed' : 'sending';
    setPictures((before) => [
      ...before.filter((one) => one.id !== id),
      { id, label: file.name, state, ...(fault ? { fault } : {}) },
    ]);
    if (fault) return;
    void sendFile('uploadPaymentPicture', file).then(
      ({ name }) => put(id, { state: 'sent', name }),
      () => put(id, { state: 'failed', fault: 'failed' }),
    );
  };
  const remove = (id: string) => {
    onChange();
    setPictures((before) => before.filter((one) => one.id !== id));
  };
  return { reason, setReason: changed(setReason), text, setText: changed(setText), pictures, add, remove };
}
