/** Most questions that are asked together. */
const mostTogether = 500;

interface Waiting<Question, Answer> {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(fault: unknown): void;
}

/**
 * Many callers, one statement: a caller that asks while an answer is in flight goes with the next one, so each gets
 * what was read after it asked, and a lone caller waits for nobody. `ask` answers as many as it was asked, in their
 * order; its fault is everybody's.
 */
export function gather<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let queue: Waiting<Question, Answer>[] = [];
  let running = false;

  async function run(): Promise<void> {
    while (queue.length > 0) {
      // One turn of the event loop: the calls that arrived with this one come along.
      await new Promise((resolve) => setImmediate(resolve));
      const together = queue.slice(0, mostTogether);
      queue = queue.slice(mostTogether);
      try {
        const answers = await ask(together.map(({ question }) => question));
        if (answers.length !== together.length) throw new RangeError('not as many answers as questions');
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- counted a line above
        for (const [index, waiting] of together.entries()) waiting.resolve(answers[index] as Answer);
      } catch (fault) {
        for (const waiting of together) waiting.reject(fault);
      }
    }
    running = false;
  }

  return (question) =>
    new Promise((resolve, reject) => {
      queue.push({ question, resolve, reject });
      if (running) return;
      running = true;
      void run();
    });
}
