import type { supportEndpoints } from '@fairway/contract/support/endpoints.ts';
import type { supportSchemas } from '@fairway/contract/support/schemas.ts';
import { dictionaryNames, feedbackCategories, feedbackTypes } from '@fairway/contract/support/words.ts';
import { lineKinds, walletParts } from '@fairway/contract/wallet/words.ts';
import type { AnyEnumeration } from '@fairway/contract/enums/define-enum.ts';
import { sexWords } from '@fairway/contract/members/profile/profile-words.ts';
import type { Operation } from '#platform/http/routes.ts';

const dictionaries: Readonly<Record<(typeof dictionaryNames)[number], AnyEnumeration>> = {
  feedbackType: feedbackTypes,
  feedbackCategory: feedbackCategories,
  recordKind: lineKinds,
  walletPart: walletParts,
  sex: sexWords,
};

/** Entries for the selects of the member centre, all or those that are asked for. Writes nothing. */
export const listDictionaries: Operation<
  (typeof supportEndpoints)['listDictionaries'],
  (typeof supportSchemas)['listDictionaries']
> = async (_app, call, { names = dictionaryNames }) => {
  const locale = call.language === 'en' ? 'en' : 'zh';
  return {
    dictionaries: dictionaryNames
      .filter((name) => names.includes(name))
      .map((name) => ({
        name,
        entries: dictionaries[name].list.map((member) => ({ code: member.code, label: member[locale] })),
      })),
  };
};
