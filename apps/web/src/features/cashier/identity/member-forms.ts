import { createContext, useContext, type ComponentType } from 'react';
import type { Faults } from '../../../lib/forms/use-faults.ts';
import type { OwnerField, OwnerProofState } from '../../members/owner/use-owner-proof.ts';
import type { Captcha } from '../../members/api/use-captcha.ts';

/** Forms and fields of the member's own data that the cashier asks for; the page that joins the two brings them. */
export interface MemberForms {
  RealName: ComponentType<{ onClose: () => void }>;
  Phone: ComponentType<{ onClose: () => void }>;
  /** The step-up before the first withdraw password. */
  OwnerProof: ComponentType<{
    owner: OwnerProofState;
    faults: Faults<OwnerField>;
    clear: (field: OwnerField) => void;
    atField: (field: string, text: string) => boolean;
  }>;
  Captcha: ComponentType<{
    captcha: Captcha;
    error: string | undefined;
    onChange: () => void;
  }>;
  Code: ComponentType<{
    value: string;
    onChange: (value: string) => void;
    areaCode: string;
    error: string | undefined;
    sending: boolean;
    wait: number;
    again: boolean;
    onAsk: () => void;
  }>;
}

export const MemberFormsContext = createContext<MemberForms | undefined>(undefined);

/** The forms of the member's data. Throws where a page was not joined with them. */
export function useMemberForms(): MemberForms {
  const forms = useContext(MemberFormsContext);
  if (!forms) throw new Error('this page was not joined with the forms of the member');
  return forms;
}
