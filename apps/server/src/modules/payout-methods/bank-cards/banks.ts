import { banks } from '@fairway/contract/payout-methods/banks.ts';

/** How the most common cards of each bank begin. */
const cardStarts: Readonly<Record<(typeof banks.codeList)[number], readonly string[]>> = {
  ICBC: ['622202', '622208', '621226'],
  CCB: ['621700', '622700', '436742'],
  ABC: ['622848', '622845', '622846'],
  BOC: ['621660', '621661', '456351'],
  BCOM: ['622260', '622262', '622258'],
  CMB: ['622588', '622580', '621483'],
  PSBC: ['621799', '622188', '621098'],
  CITIC: ['622690', '622696', '621771'],
  CEB: ['622660', '622666', '622655'],
  CMBC: ['622622', '622617', '621691'],
  CIB: ['622909', '622908', '622902'],
  SPDB: ['622521', '622522', '621792'],
  PAB: ['622298', '621626', '622989'],
  GDB: ['622568', '621462', '622556'],
  HXB: ['622630', '622631', '622632'],
};

export interface Bank {
  bankCode: string;
  /** In Chinese; the contract's list of banks has the English name. */
  bankName: string;
}

/** Banks whose cards can be bound: the code on the wire and the name a member knows. */
export const bankList: readonly Bank[] = banks.list.map(({ code, zh }) => ({ bankCode: code, bankName: zh }));

/** The bank of a card number by its first six digits; undefined for a card that is not among the common ones. */
export function bankOfCard(digits: string): Bank | undefined {
  const found = banks.list.find(({ code }) => cardStarts[code].some((start) => digits.startsWith(start)));
  return found && { bankCode: found.code, bankName: found.zh };
}

/** The bank's name in Chinese, undefined for a code that is not on the list. */
export function bankName(code: string): string | undefined {
  return banks.label(code, 'zh');
}
