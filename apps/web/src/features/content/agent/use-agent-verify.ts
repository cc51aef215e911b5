import { useState } from 'react';
import { sessionMemory } from '@fairway/ui/browser/storage.ts';

/** The agent's code from the address, or from an earlier page of this tab (specification section 2). */
export function useAgentVerify(): string {
  const [code] = useState(() => {
    const given = new URLSearchParams(location.search).get('agent_verify')?.trim().slice(0, 64);
    if (given) sessionMemory.set('agent_verify', given);
    return given || (sessionMemory.get('agent_verify') ?? '');
  });
  return code;
}
