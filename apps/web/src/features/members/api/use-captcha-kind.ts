import { loginCaptchaKeys } from '@fairway/contract/members/account-login.ts';
import {
  captchaKindOf,
  robotVerifyTypes,
  type CaptchaKindName,
} from '@fairway/contract/risk/captcha-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** When the login needs a captcha and of which kind; asked for as the form opens (specification section 5). */
export function useLoginCaptchaConfig(wanted = true) {
  return useQuery({
    queryKey: ['getLoginCaptchaConfig'],
    queryFn: ({ signal }) => api.getLoginCaptchaConfig({ keyCodes: [...loginCaptchaKeys] }, { signal }),
    staleTime: 5 * 60_000,
    enabled: wanted,
  });
}

/** The kind that the site shows first; the picture until it has said so. */
export function useCaptchaKind(wanted: boolean): CaptchaKindName {
  const config = useLoginCaptchaConfig(wanted).data;
  const afsType = Number(config?.captchaAfsType ?? 0);
  const anjiType = Number(config?.captchaAnjiType ?? 0);
  const { afs, anji, picture } = robotVerifyTypes;
  return captchaKindOf({ verifyType: anjiType ? anji : afsType ? afs : picture, afsType, anjiType });
}
