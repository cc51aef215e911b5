/** Banks whose cards can be bound: the code on the wire, the name a member knows, how their most common cards begin. */
const banks = [
  { bankCode: 'ICBC', bankName: '中国工商银行', cards: ['622202', '622208', '621226'] },
  { bankCode: 'CCB', bankName: '中国建设银行', cards: ['621700', '622700', '436742'] },
  { bankCode: 'ABC', bankName: '中国农业银行', cards: ['622848', '622845', '622846'] },
  { bankCode: 'BOC', bankName: '中国银行', cards: ['621660', '621661', '456351'] },
  { bankCode: 'BCOM', bankName: '交通银行', cards: ['622260', '622262', '622258'] },
  { bankCode: 'CMB', bankName: '招商银行', cards: ['622588', '622580', '621483'] },
  { bankCode: 'PSBC', bankName: '中国邮政储蓄银行', cards: ['621799', '622188', '621098'] },
  { bankCode: 'CITIC', bankName: '中信银行', cards: ['622690', '622696', '621771'] },
  { bankCode: 'CEB', bankName: '中国光大银行', cards: ['622660', '622666', '622655'] },
  { bankCode: 'CMBC', bankName: '中国民生银行', cards: ['622622', '622617', '621691'] },
  { bankCode: 'CIB', bankName: '兴业银行', cards: ['622909', '622908', '622902'] },
  { bankCode: 'SPDB', bankName: '浦发银行', cards: ['622521', '622522', '621792'] },
  { bankCode: 'PAB', bankName: '平安银行', cards: ['622298', '621626', '622989'] },
  { bankCode: 'GDB', bankName: '广发银行', cards: ['622568', '621462', '622556'] },
  { bankCode: 'HXB', bankName: '华夏银行', cards: ['622630', '622631', '622632'] },
] as const;

export interface Bank {
  bankCode: string;
  bankName: string;
}

export const bankList: readonly Bank[] = banks.map(({ bankCode, bankName: name }) => ({
  bankCode,
  bankName: name,
}));

/** The bank of a card number by its first six digits; undefined for a card that is not among the common ones. */
export function bankOfCard(digits: string): Bank | undefined {
  const found = banks.find(({ cards }) => cards.some((start) => digits.startsWith(start)));
  return found && { bankCode: found.bankCode, bankName: found.bankName };
}

/** The bank's name, undefined for a code that is not on the list. */
export function bankName(code: string): string | undefined {
  return bankList.find(({ bankCode }) => bankCode === code)?.bankName;
}
