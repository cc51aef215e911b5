import type { CaseResult } from '#platform/adapters/conformance/play-suite.ts';
import { moneyCases, type OperatorCase } from './money-cases.ts';
import { NotPlayed, type OperatorSettings } from './operator-line.ts';
import { operatorStage } from './operator-stage.ts';
import { proofCases } from './proof-cases.ts';

/** What every operator's wallet must do with a provider's calls. */
export const operatorCases: readonly OperatorCase[] = [...moneyCases, ...proofCases];

/**
 * Plays the provider's side against an operator's wallet, one case after the other. The member needs a balance of 10.00 and has at the end a
 * few units less; nobody else may move it meanwhile.
 */
export async function playOperator(settings: OperatorSettings): Promise<CaseResult[]> {
  const stage = operatorStage(settings);
  const results: CaseResult[] = [];
  for (const one of operatorCases)
    results.push({ name: one.name, ...(await outcomeOf(() => one.play(stage))) });
  return results;
}

async function outcomeOf(play: () => Promise<void>): Promise<Omit<CaseResult, 'name'>> {
  try {
    await play();
    return { outcome: 'passed', detail: '' };
  } catch (fault) {
    const detail = fault instanceof Error ? fault.message : String(fault);
    return { outcome: fault instanceof NotPlayed ? 'skipped' : 'failed', detail };
  }
}
