/** Seconds of the past that stay buffered, and how far they are cut when they grow beyond. */
const keptSeconds = 20;
const cutToSeconds = 8;

type Step =
  | { readonly kind: 'append'; readonly bytes: Uint8Array<ArrayBuffer>; readonly done: () => void }
  | { readonly kind: 'type'; readonly mime: string }
  | { readonly kind: 'shift'; readonly seconds: number }
  | { readonly kind: 'clear' };

/** One track's SourceBuffer with its queue: it takes one thing at a time. */
export class TrackBuffer {
  readonly #buffer: SourceBuffer;
  #steps: Step[] = [];
  #mime: string;

  constructor(source: MediaSource, mime: string) {
    this.#buffer = source.addSourceBuffer(mime);
    this.#mime = mime;
    this.#buffer.addEventListener('updateend', () => this.#pump());
  }

  /** `done` is called once the bytes are in. */
  append(bytes: Uint8Array<ArrayBuffer>, done: () => void = () => {}): void {
    this.#steps.push({ kind: 'append', bytes, done });
    this.#pump();
  }

  /** The parts that follow are of another codec. */
  changeType(mime: string): void {
    if (mime === this.#mime) return;
    this.#mime = mime;
    this.#steps.push({ kind: 'type', mime });
    this.#pump();
  }

  /** Seconds to be added to the times of what follows. */
  shift(seconds: number): void {
    this.#steps.push({ kind: 'shift', seconds });
    this.#pump();
  }

  /** Forgets what is buffered: the times that follow do not continue it. */
  clear(): void {
    this.#steps.push({ kind: 'clear' });
    this.#pump();
  }

  /** Lets go of what lies long before `time`, in seconds. */
  trim(time: number): void {
    const { buffered, updating } = this.#buffer;
    if (updating || buffered.length === 0 || buffered.start(0) > time - keptSeconds) return;
    this.#buffer.remove(0, time - cutToSeconds);
  }

  get end(): number | undefined {
    const { buffered } = this.#buffer;
    return buffered.length === 0 ? undefined : buffered.end(buffered.length - 1);
  }

  #done = () => {};

  #pump(): void {
    if (this.#buffer.updating) return;
    this.#done();
    this.#done = () => {};
    const step = this.#steps.shift();
    if (step === undefined) return;
    if (step.kind === 'type') {
      this.#buffer.changeType(step.mime);
      this.#pump();
    } else if (step.kind === 'shift') {
      this.#buffer.timestampOffset = step.seconds;
      this.#pump();
    } else if (step.kind === 'clear') {
      this.#buffer.remove(0, Number.POSITIVE_INFINITY);
    } else {
      this.#done = step.done;
      try {
        this.#buffer.appendBuffer(step.bytes);
      } catch (fault) {
        // Paused for long, the browser has no room left: the viewer comes back to the newest picture anyhow.
        if (!(fault instanceof DOMException) || fault.name !== 'QuotaExceededError') throw fault;
        this.#done = () => {};
        this.#buffer.remove(0, Number.POSITIVE_INFINITY);
      }
    }
  }
}
