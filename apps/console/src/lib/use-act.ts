import { ApiError, noAnswerCode } from '@fairway/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useRef } from 'react';
import { refusalText, requestIdOf } from './refusal-text.ts';
import { randomUuid } from '@fairway/ui/browser/random-id.ts';

interface Act<Input, Output> {
  call: (input: Input, options: { operationId: string }) => Promise<Output>;
  /** Query keys, by their first part, that the act makes stale, whether it worked or was refused. */
  touches: readonly string[];
  /** Said when it worked. */
  done?: string | ((output: Output) => string);
  onDone?: (output: Output) => void;
}

/**
 * An act of an operator. The same input keeps its operation id until a final answer has come, so pressing again after a
 * lost line is the same act and happens once (habits 3). Refusals are shown with the id of their request.
 */
export function useAct<Input, Output>({ call, touches, done, onDone }: Act<Input, Output>) {
  const { message, notification } = App.useApp();
  const queries = useQueryClient();
  const ids = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: async (input: Input) => {
      const key = JSON.stringify(input);
      const operationId = ids.current.get(key) ?? randomUuid();
      ids.current.set(key, operationId);
      try {
        const output = await call(input, { operationId });
        ids.current.delete(key);
        return output;
      } catch (fault) {
        if (isFinal(fault)) ids.current.delete(key);
        throw fault;
      }
    },
    onSuccess(output) {
      const text = typeof done === 'function' ? done(output) : done;
      if (text) void message.success(text);
      onDone?.(output);
    },
    onError(fault) {
      const id = requestIdOf(fault);
      notification.error({ title: refusalText(fault), description: id, duration: 8, role: 'alert' });
    },
    onSettled: () =>
      Promise.all(touches.map((touched) => queries.invalidateQueries({ queryKey: [touched] }))).then(
        () => undefined,
      ),
  });
}

/** A refusal that settles the act. No answer, a time-out and a fault of the server leave open whether it happened. */
function isFinal(fault: unknown): boolean {
  if (!(fault instanceof ApiError) || fault.code === noAnswerCode) return false;
  return fault.row?.retry !== 'sameKey' && fault.row?.retry !== 'later';
}
