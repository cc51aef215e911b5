import type { DemoMember } from '#modules/members';

const names = [
  '林晓峰', '赵雅琪', '钱俊杰', '孙嘉怡', '李文博', '周雨桐', '吴志强', '郑思远', '王梓涵', '冯立新', '陈浩然', '褚明轩',
  '卫国栋', '蒋欣妍', '沈佳宁', '韩子墨', '杨建华', '朱倩如', '秦一鸣', '尤晓东', '许静雯', '何家豪', '吕思颖', '施伟明',
  '张丽娟', '孔令辉', '曹雪松', '严思琪', '华振宇', '金鑫磊', '魏海涛', '陶然', '姜玉婷', '戚少华', '谢雨辰', '邹建国',
  '喻晓彤', '柏文涛', '水清扬', '窦志远', '章诗涵', '云飞扬', '苏建平', '潘晓雯', '葛俊峰', '奚佳琪', '范振国', '彭雅静',
] as const; // prettier-ignore

const nicks = [
  '老林看球', '雅琪同学', '杰哥不慌', '嘉怡', '文博', '雨后梧桐', '强子', '思远', '小涵涵', '立新', '浩然正气', '明轩',
  '栋哥', '欣妍', '佳宁', '子墨', '老杨头', '倩倩', '一鸣惊人', '尤里', '静水', '豪仔', '思颖', '大明',
  '娟姐', '绿茵小孔', '雪松', '琪琪', '振宇', '三金', '海涛', '陶然居', '玉婷', '少华', '雨辰', '老邹',
  '晓彤', '文涛', '清扬', '志远', '诗涵', '飞扬', '建平', '晓雯', '俊峰', '佳琪', '振国', '雅静',
] as const; // prettier-ignore

const logins = [
  'xiaofeng', 'yaqi88', 'junjie', 'jiayi99', 'wenbo', 'yutong', 'zhiqiang', 'siyuan', 'zihan', 'lixin', 'haoran', 'mingxuan',
  'guodong', 'xinyan', 'jianing', 'zimo', 'jianhua', 'qianru', 'yiming', 'xiaodong', 'jingwen', 'jiahao', 'siying', 'weiming',
  'lijuan', 'linghui', 'xuesong', 'siqi', 'zhenyu', 'xinlei', 'haitao', 'taoran', 'yuting', 'shaohua', 'yuchen', 'jianguo',
  'xiaotong', 'wentao', 'qingyang', 'zhiyuan', 'shihan', 'feiyang', 'jianping', 'xiaowen', 'junfeng', 'jiaqi', 'zhenguo', 'yajing',
] as const; // prettier-ignore

/** The last ones have registered today and in the days before; the others have been here for up to two years. */
const newcomers = 12;

/** Some dozens of members who fill the lists of a site that runs. Phone numbers are of a range that is assigned to nobody. */
export const people: readonly DemoMember[] = names.map((realName, index) => {
  const left = names.length - 1 - index;
  return {
    name: logins[index] ?? '',
    nickName: nicks[index] ?? '',
    realName,
    phone: `1990001${String(2013 + index * 157).padStart(4, '0')}`,
    email: index % 3 === 0 ? `${logins[index] ?? ''}@example.com` : '',
    birthDate: `${1968 + ((index * 7) % 34)}-${two(1 + ((index * 5) % 12))}-${two(1 + ((index * 11) % 28))}`,
    grade: left < newcomers ? 0 : (index * 3) % 7,
    status: 'active',
    days: left < newcomers ? 0.02 + left * 0.45 : 32 + index * 19,
    note: '',
  };
});

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Every sixth pays in and bets in USDT. */
export function paysUsdt(index: number): boolean {
  return index % 6 === 5;
}
