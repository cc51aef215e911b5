import { useEffect, useRef, useState } from 'react';
import { checkQuestions, readQuestions, type Checked, type TextFault } from './check-questions.ts';

/** Runs the verifier over a text: what came out, what is wrong with the text, and whether it is still computing. */
export function useVerifier(given: string | undefined) {
  const [checked, setChecked] = useState<readonly Checked[]>();
  const [fault, setFault] = useState<TextFault | 'unreadable'>();
  const [running, setRunning] = useState(false);
  const current = useRef<AbortController>(undefined);

  const forget = () => {
    current.current?.abort();
    setChecked(undefined);
    setFault(undefined);
    setRunning(false);
  };
  const run = async (text: string) => {
    forget();
    const questions = readQuestions(text);
    if (typeof questions === 'string') {
      setFault(questions);
      return;
    }
    const run = new AbortController();
    current.current = run;
    setRunning(true);
    const answers = await checkQuestions(questions, run.signal).catch((failure: unknown) => {
      if (run.signal.aborted) return undefined;
      throw failure;
    });
    if (answers === undefined || run.signal.aborted) return;
    setRunning(false);
    setChecked(answers);
  };
  useEffect(() => {
    if (given !== undefined) void run(given);
    return () => current.current?.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is given is answered once
  }, [given]);
  return {
    checked,
    fault,
    running,
    run,
    forget,
    fail(why: 'unreadable') {
      forget();
      setFault(why);
    },
  };
}
