import { defineEndpoints } from '../../endpoint.ts';
import { configKeys } from '../../site/switches.ts';

const { overseasPhone } = configKeys.codes;

/** Where members and their phones may be from. */
export const memberAreaEndpoints = defineEndpoints({
  listCountryAreas: {
    method: 'POST',
    path: '/api/members/v1/listCountryAreas',
    caller: 'visitor',
    errors: [],
    summary: 'Area codes of phone numbers with the lengths of their numbers, the home area first',
  },
  getOverseasSwitch: {
    method: 'POST',
    path: '/api/members/v1/getOverseasSwitch',
    caller: 'visitor',
    wire: {
      input: { keyCode: { codes: { overseasPhone } } },
      output: { overseasPhone: { name: overseasPhone } },
    },
    errors: [],
    summary: 'Whether numbers of other areas than the home area are taken, by its key code',
  },
  listCountries: {
    method: 'POST',
    path: '/api/members/v1/listCountries',
    caller: 'visitor',
    errors: [],
    summary: 'Countries and regions whose residents may register, by ISO 3166 code, the home country first',
  },
});
