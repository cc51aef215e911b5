import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { nothing } from '../../fields.ts';
import { phoneInputMaxDigits } from '../phones/phone.ts';
import type { memberAreaEndpoints } from './area-endpoints.ts';

const digits = z.int().min(1).max(phoneInputMaxDigits);

const countryArea = z.strictObject({
  /** Digits without a plus. */
  areaCode: z.string(),
  areaName: z.string(),
  minDigits: digits,
  maxDigits: digits,
});

export const memberAreaSchemas = {
  listCountryAreas: { input: nothing, output: z.strictObject({ areas: z.array(countryArea).min(1) }) },
  getOverseasSwitch: {
    input: z.strictObject({ keyCode: z.literal('overseasPhone') }),
    /** '1' on, '0' off. */
    output: z.strictObject({ overseasPhone: z.enum(['0', '1']) }),
  },
  listCountries: {
    input: nothing,
    output: z.strictObject({
      countries: z.array(z.strictObject({ code: z.string(), name: z.string(), areaCode: z.string() })).min(1),
    }),
  },
} satisfies SchemasOf<typeof memberAreaEndpoints>;

export type CountryArea = z.output<typeof countryArea>;
