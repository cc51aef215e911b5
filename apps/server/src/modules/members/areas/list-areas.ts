import { phoneAreas, type PhoneArea } from '@fairway/contract/members/phones/areas.ts';
import type { memberAreaEndpoints } from '@fairway/contract/members/profile/area-endpoints.ts';
import type { memberAreaSchemas } from '@fairway/contract/members/profile/area-schemas.ts';
import type { Language } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';

/** The areas that numbers may be from, in the caller's language; which of them can be chosen is the overseas switch's matter. */
export const listCountryAreas: Operation<
  (typeof memberAreaEndpoints)['listCountryAreas'],
  (typeof memberAreaSchemas)['listCountryAreas']
> = async (_app, { language }) => ({
  areas: phoneAreas.map((area) => ({
    areaCode: area.code,
    areaName: nameOf(area, language),
    minDigits: area.minDigits,
    maxDigits: area.maxDigits,
  })),
});

/** Where new members may live: the countries and regions whose phones the site can reach. */
export const listCountries: Operation<
  (typeof memberAreaEndpoints)['listCountries'],
  (typeof memberAreaSchemas)['listCountries']
> = async (_app, { language }) => ({
  countries: phoneAreas.map((area) => ({
    code: area.country,
    name: nameOf(area, language),
    areaCode: area.code,
  })),
});

function nameOf({ zh, en }: PhoneArea, language: Language): string {
  return language === 'en' ? en : zh;
}
