/** What a gate found. `seen` is what it looked at: a gate that saw nothing has proved nothing and fails. */
export interface GateResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seen: string;
  /** Printed when something failed; otherwise only `notes` are. */
  readonly output: string;
  /** Short remarks worth reading on a green run as well. */
  readonly notes?: readonly string[];
}

export interface Gate {
  readonly name: string;
  /** Static gates read the sources only: no database, no browser. */
  readonly static: boolean;
  run(): Promise<GateResult>;
}

/** A gate that is one check: it saw `count` things of a kind and either held or did not. */
export function verdict(ok: boolean, count: number, kind: string, output: string): GateResult {
  const sawNothing = count === 0;
  const good = ok && !sawNothing;
  return {
    passed: good ? 1 : 0,
    failed: good ? 0 : 1,
    skipped: 0,
    seen: `${count} ${kind}`,
    output: sawNothing ? `It looked at nothing, so it proved nothing.\n${output}` : output,
  };
}

/** A gate that could not run here, with the reason. */
export function skippedGate(reason: string): GateResult {
  return { passed: 0, failed: 0, skipped: 1, seen: 'nothing', output: '', notes: [`skipped: ${reason}`] };
}
