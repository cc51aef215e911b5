import { useEffect, useRef, useState } from 'react';

/** What is wrong with a form, by field, as text. */
export type Faults<Name extends string> = Partial<Record<Name, string>>;

/**
 * The faults of one form. `show` replaces them all and answers whether there are any, `atField` takes a refusal's
 * message (`showRefusal`); in both cases the first wrong field gets the focus. `clear` when a field is typed in again.
 */
export function useFaults<const Name extends string>(names: readonly Name[]) {
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [found, setFound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (found > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [found]);
  return {
    faults,
    form,
    show: (next: Faults<Name>): boolean => {
      const any = Object.keys(next).length > 0;
      setFaults(next);
      if (any) setFound((count) => count + 1);
      return any;
    },
    clear: (name: Name): void => {
      setFaults((now) => (now[name] === undefined ? now : { ...now, [name]: undefined }));
    },
    atField: (field: string, text: string): boolean => {
      const name = names.find((known) => known === field);
      if (name === undefined) return false;
      setFaults((now) => ({ ...now, [name]: text }));
      setFound((count) => count + 1);
      return true;
    },
  };
}
