import { useTranslation } from 'react-i18next';
import { usePreInfo } from '../../../lib/site/pre-info.ts';
import { useCountryAreas } from '../../../lib/forms/use-areas.ts';
import { checkPhone } from './check-phone.ts';
import type { PhoneDraft } from '../../../lib/forms/phone-field.tsx';

/** Checks a number in the form: `{ phone: text }` for one that is not to be sent, `{}` for a good one. */
export function usePhoneCheck(): (draft: PhoneDraft) => { phone?: string } {
  const { t } = useTranslation('members');
  const areas = useCountryAreas().data?.areas ?? [];
  const disabledPrefixes = usePreInfo().data?.disablePhones ?? {};
  return (draft) => {
    const fault = checkPhone(draft, { areas, disabledPrefixes });
    if (!fault) return {};
    return { phone: 'key' in fault ? t(fault.key) : fault.text };
  };
}
