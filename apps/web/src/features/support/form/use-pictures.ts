import { mostPictures } from '@fairway/contract/support/feedback.ts';
import { useEffect, useRef, useState } from 'react';
import { pictureFault, sendFile } from '../../../lib/files.ts';
import { refusalText } from '../../../lib/refusals.ts';

type Address = Awaited<ReturnType<typeof sendFile<'uploadFeedbackPicture'>>>['picture'];

export interface ChosenPicture {
  readonly key: number;
  readonly name: string;
  /** Address of the file on this device. */
  readonly shown: string;
  readonly state: 'sending' | 'sent' | 'failed';
  readonly percent: number;
  /** Why it failed: a key of the texts, or the server's message. */
  readonly fault?: 'wrongKind' | 'tooLarge';
  readonly refusal?: string;
  readonly address?: Address;
}

let lastKey = 0;

/** The pictures of a feedback that is being written: each goes out as soon as it is chosen. */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const sending = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const uploads = sending.current;
    return () => uploads.forEach((controller) => controller.abort());
  }, []);

  const change = (key: number, next: Partial<ChosenPicture>) =>
    setPictures((now) => now.map((one) => (one.key === key ? { ...one, ...next } : one)));

  const send = async (key: number, file: File) => {
    const controller = new AbortController();
    sending.current.set(key, controller);
    try {
      const { picture: address } = await sendFile('uploadFeedbackPicture', file, {
        signal: controller.signal,
        onProgress: (percent) => change(key, { percent }),
      });
      change(key, { state: 'sent', address });
    } catch (refusal) {
      if (!controller.signal.aborted) change(key, { state: 'failed', refusal: refusalText(refusal) });
    } finally {
      sending.current.delete(key);
    }
  };

  return {
    pictures,
    room: mostPictures - pictures.length,
    addresses: pictures.flatMap(({ address }) => (address === undefined ? [] : [address])),
    isSending: pictures.some(({ state }) => state === 'sending'),
    add: (files: readonly File[]) => {
      for (const file of files.slice(0, mostPictures - pictures.length)) {
        lastKey += 1;
        const key = lastKey;
        const fault = pictureFault(file);
        const chosen = { key, name: file.name, shown: URL.createObjectURL(file), percent: 0 };
        setPictures((now) => [
          ...now,
          { ...chosen, ...(fault ? { state: 'failed' as const, fault } : { state: 'sending' as const }) },
        ]);
        if (!fault) void send(key, file);
      }
    },
    remove: (key: number) => {
      sending.current.get(key)?.abort();
      setPictures((now) =>
        now.filter((one) => {
          if (one.key === key) URL.revokeObjectURL(one.shown);
          return one.key !== key;
        }),
      );
    },
    clear: () => {
      pictures.forEach(({ shown }) => URL.revokeObjectURL(shown));
      setPictures([]);
    },
  };
}
