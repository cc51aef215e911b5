import type { MediaHook, MediaHookAnswer } from '@fairway/contract/media/hook-schemas.ts';
import type { AskServer } from './ask-server.ts';

const pausesMs = [500, 1000, 2000, 4000, 8000];

/** Sends the hooks of a room one after another. A hook is given up after five pauses: the server's question each 5 s decides anyway. */
export class HookReporter {
  readonly #ask: AskServer;
  #last: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(ask: AskServer) {
    this.#ask = ask;
  }

  report(hook: MediaHook, onAnswer: (answer: MediaHookAnswer) => void = () => undefined): void {
    this.#last = this.#last.then(async () => {
      for (const pause of [0, ...pausesMs]) {
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause).unref());
        const answer = this.#stopped && pause > 0 ? undefined : await this.#ask(hook);
        if (answer !== undefined) return onAnswer(answer);
        if (this.#stopped) return undefined;
      }
      return undefined;
    });
  }

  /** Lets each hook that waits be tried once more and no longer. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#last;
  }
}
