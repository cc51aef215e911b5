import { anonymousSignKey } from '@fairway/contract/headers.ts';
import { accountLoginText } from '@fairway/contract/members/account-login.ts';
import { loadDigests } from './digests.ts';

/** The signature of an account login over device id and version (specification section 5), hexadecimal. */
export async function signAccountLogin(parts: Parameters<typeof accountLoginText>[0]): Promise<string> {
  return (await loadDigests()).hmac(anonymousSignKey, accountLoginText(parts));
}
