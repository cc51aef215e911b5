import { AppError } from '#platform/errors.ts';
import type { CallContext } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { takeCode } from '#modules/risk';
import { publishedConfiguration } from '#modules/site';
import { areaCodeOf } from '../contacts/area-code-of.ts';

/** The phone that a registering visitor has proven; undefined if not given. Throws the code's refusals, and `phoneCodeNeeded` where the site asks for a phone. */
export async function provenPhone(
  app: Platform,
  call: CallContext,
  given: { codeId: string; code: string } | undefined,
): Promise<{ area_code: string; phone: string } | undefined> {
  if (!given) {
    const { configuration } = await publishedConfiguration(app);
    if (configuration.switches.registerPhone) throw new AppError('phoneCodeNeeded');
    return undefined;
  }
  const { target } = await takeCode(app, call, 'register', given);
  const area = areaCodeOf(target);
  return { area_code: area, phone: target.slice(area.length + 1) };
}
