import { createContext, use } from 'react';

/** What a field tells the control inside it. */
export interface FieldWiring {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** Attributes a native control inside a field needs; own attributes win. */
export function useFieldControl(own: { id?: string | undefined; disabled?: boolean | undefined }) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.id,
    disabled: own.disabled ?? field?.disabled ?? false,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  };
}
