import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { BanksPage } from '../../features/cashier/payout-methods/banks-page.tsx';
import { DepositPage } from '../../features/cashier/deposit/deposit-page.tsx';
import { MemberFormsContext, type MemberForms } from '../../features/cashier/identity/member-forms.ts';
import { WithdrawalPage } from '../../features/cashier/withdrawal/withdrawal-page.tsx';

type FormProps = { onClose: () => void };

// What the cashier rarely asks for comes when it is asked for.
const RealNameForm = lazy(async () => {
  const { RealNameForm: Form } = await import('../../features/members/identity/real-name-form.tsx');
  return { default: ({ onClose }: FormProps) => <Form first onClose={onClose} /> };
});
const PhoneForm = lazy(async () => {
  const { BindForm } = await import('../../features/members/security/bind-form.tsx');
  return { default: ({ onClose }: FormProps) => <BindForm channel="sms" onClose={onClose} /> };
});
const OwnerProof = lazy(async () => ({
  default: (await import('../../features/members/owner/owner-proof-fields.tsx')).OwnerProofFields,
}));
const Captcha = lazy(async () => ({
  default: (await import('../../features/members/captcha/captcha-field.tsx')).CaptchaField,
}));
const Code = lazy(async () => ({
  default: (await import('../../features/members/codes/code-field.tsx')).CodeField,
}));

const forms: MemberForms = {
  RealName: waited(RealNameForm),
  Phone: waited(PhoneForm),
  OwnerProof: waited(OwnerProof),
  Captcha: waited(Captcha),
  Code: waited(Code),
};

/** A page of the cashier with the forms of the member's own data that it may ask for. */
function WithMemberForms({ children }: { children: ReactNode }) {
  return <MemberFormsContext value={forms}>{children}</MemberFormsContext>;
}

export function DepositScreen() {
  return (
    <WithMemberForms>
      <DepositPage />
    </WithMemberForms>
  );
}

export function WithdrawalScreen() {
  return (
    <WithMemberForms>
      <WithdrawalPage />
    </WithMemberForms>
  );
}

export function BanksScreen() {
  return (
    <WithMemberForms>
      <BanksPage />
    </WithMemberForms>
  );
}

/** Its place stays empty until it is there; the page around it stays. */
function waited<Props extends object>(Form: ComponentType<Props>): ComponentType<Props> {
  return function Waited(props: Props) {
    return (
      <Suspense>
        <Form {...props} />
      </Suspense>
    );
  };
}
