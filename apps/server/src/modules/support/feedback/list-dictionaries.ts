import { dictionaryEntry, dictionaryEnumerations } from '@fairway/contract/support/dictionaries.ts';
import type { supportEndpoints } from '@fairway/contract/support/endpoints.ts';
import type { supportSchemas } from '@fairway/contract/support/schemas.ts';
import { dictionaryNames } from '@fairway/contract/support/feedback.ts';
import { publishedConfiguration } from '#modules/site';
import type { Operation } from '#platform/http/routes.ts';

/**
 * Entries for the selects of the member centre, all or those that are asked for, with the operator's texts where there
 * are any.
 */
export const listDictionaries: Operation<
  (typeof supportEndpoints)['listDictionaries'],
  (typeof supportSchemas)['listDictionaries']
> = async (app, call, { names = dictionaryNames }) => {
  const { configuration } = await publishedConfiguration(app);
  const chosen = new Map(configuration.dictionaries.map(({ entry, words: texts }) => [entry, texts]));
  const inEnglish = call.language === 'en';
  return {
    dictionaries: dictionaryNames
      .filter((name) => names.includes(name))
      .map((name) => ({
        name,
        entries: dictionaryEnumerations[name].list.map(({ code, ...own }) => {
          const { zh, en } = chosen.get(dictionaryEntry(name, code)) ?? own;
          return { code, label: inEnglish && en !== '' ? en : zh };
        }),
      })),
  };
};
