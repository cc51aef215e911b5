import { Button } from '@fairway/ui/components/button/button.tsx';
import { Dialog } from '@fairway/ui/components/dialog/dialog.tsx';
import { Notice } from '@fairway/ui/components/notice/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberForms } from '../identity/member-forms.ts';
import { spoken } from '../parts/spoken.ts';
import type { usePhoneGate } from './use-phone-gate.ts';

/** Proposes to bind a phone before a deposit; where it must be, it cannot be skipped. */
export function PhoneNotice({ phone }: { phone: ReturnType<typeof usePhoneGate> }) {
  const { t } = useTranslation('cashier');
  const { Phone } = useMemberForms();
  const [binds, setBinds] = useState(false);
  if (!phone.asked) return null;
  return (
    <Notice
      tone={phone.mustBind ? 'warning' : 'info'}
      {...spoken}
      title={t(phone.mustBind ? 'phoneGate.mustTitle' : 'phoneGate.mayTitle')}
      end={
        <>
          {!phone.mustBind && (
            <Button variant="text" size="s" onClick={phone.skip}>
              {t('phoneGate.skip')}
            </Button>
          )}
          <Button size="s" onClick={() => setBinds(true)}>
            {t('phoneGate.bind')}
          </Button>
        </>
      }
    >
      {t(phone.mustBind ? 'phoneGate.mustText' : 'phoneGate.mayText')}
      <Dialog
        open={binds}
        onOpenChange={setBinds}
        title={t('phoneGate.bind')}
        closeLabel={t('close')}
        maskClosable={false}
      >
        {binds && (
          <Phone
            onClose={() => {
              setBinds(false);
              phone.bound();
            }}
          />
        )}
      </Dialog>
    </Notice>
  );
}
