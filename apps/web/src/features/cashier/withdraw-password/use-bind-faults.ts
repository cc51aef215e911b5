import { useState } from 'react';
import { showRefusal } from '../../../lib/refusals.ts';

/** What is wrong at the fields of a form that binds something, by the form's own check or by the server. */
export function useBindFaults<Field extends string>(fields: readonly Field[]) {
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({});
  return {
    faults,
    setFaults,
    /** Puts a refusal beside its field, or where its row of the error table says. */
    show: (fault: unknown) =>
      showRefusal(fault, {
        atField: (name, text) => {
          const field = fields.find((known) => known === name);
          if (field === undefined) return false;
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one known key, whose value is text
          setFaults({ [field]: text } as Partial<Record<Field, string>>);
          return true;
        },
      }),
  };
}
