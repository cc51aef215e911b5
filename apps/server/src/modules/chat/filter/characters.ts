const pairs = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows.split(' ').map((pair) => {
      const [from = '', to = ''] = Array.from(pair);
      return [from, to];
    }),
  );

/** Digits as they are written out: Chinese numerals, also those of cheques. Circled and full-width ones are what NFKC makes of them. */
export const spokenDigits = pairs(
  '零0 〇0 一1 二2 三3 四4 五5 六6 七7 八8 九9 壹1 贰2 叁3 肆4 伍5 陆6 柒7 捌8 玖9 幺1 两2',
);

/** Traditional characters of what is looked for: contacts and the usual words of adverts and abuse. */
export const simplified = pairs(
  '訊讯 號号 聯联 繫系 係系 電电 話话 飛飞 機机 紙纸 報报 線线 網网 點点 銀银 錢钱 價价 買买 賣卖 優优 惠惠 帶带 單单 賭赌 開开 盤盘 獎奖 碼码 掃扫 進进 裡里 過过 媽妈 罵骂 雞鸡 豬猪 貳贰 參叁 陸陆 兩两 顧顾 問问 專专 業业 穩稳 賺赚 贏赢 輸输 員员 務务 騙骗 詐诈 發发 財财 給给 誰谁 這这 們们 國国 會会 個个 愛爱 媒媒 說说 薦荐 導导 師师 團团 體体 圖图 觀观',
);

/** Letters of other alphabets and digits that pass for Latin letters; looked at only after numbers were looked for. */
export const looksLike = pairs(
  'аa вb сc еe нh іi јj кk мm оo рp ѕs тt уy хx αa βb εe ηn ιi κk νv οo ρp τt υu χx ɑa ɡg ıi 0o 1l 3e 4a 5s 7t',
);
