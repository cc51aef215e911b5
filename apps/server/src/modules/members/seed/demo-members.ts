import type { MemberStatus } from '../tables.ts';

export interface DemoMember {
  /** Left out: drawn. */
  id?: string;
  name: string;
  nickName: string;
  realName: string;
  phone: string;
  email: string;
  birthDate: string;
  grade: number;
  status: MemberStatus;
  /** Days since the registration. */
  days: number;
  /** What is special about it, for the launcher's list. */
  note: string;
}

const verified = (realName: string, phone: string, email: string) => ({ realName, phone, email });
const unverified = { realName: '', phone: '', email: '' };

/**
 * The members of the demo data, the well-off one first and the fresh one last; other modules' seeds give them orders,
 * money and bets. Phone numbers are of a range that is assigned to nobody.
 */
export const demoMembers: readonly DemoMember[] = [
  {
    name: 'ayuan',
    nickName: '江畔阿远',
    ...verified('陈致远', '19900001024', 'ayuan@example.com'),
    birthDate: '1988-04-16',
    grade: 5,
    status: 'active',
    days: 512,
    note: 'VIP 5，资金充足，已实名 · funded, verified',
  },
  {
    name: 'suqing',
    nickName: '苏晴',
    ...verified('苏晴', '19900003316', 'suqing@example.com'),
    birthDate: '1995-09-02',
    grade: 2,
    status: 'active',
    days: 131,
    note: 'VIP 2，常用 USDT · mostly USDT',
  },
  {
    name: 'laozhou',
    nickName: '看台老周',
    ...verified('周国平', '19900007781', 'laozhou@example.com'),
    birthDate: '1971-12-24',
    grade: 8,
    status: 'active',
    days: 1290,
    note: 'VIP 8，老会员 · long-standing',
  },
  {
    name: 'hanbing',
    nickName: '寒冰',
    ...verified('韩冰', '19900005520', 'hanbing@example.com'),
    birthDate: '1990-07-08',
    grade: 1,
    status: 'frozen',
    days: 77,
    note: '账户已冻结 · frozen',
  },
  {
    name: 'muyu',
    nickName: '木鱼',
    ...verified('穆宇', '19900006642', 'muyu@example.com'),
    birthDate: '1985-02-11',
    grade: 3,
    status: 'excluded',
    days: 340,
    note: '已自我隔离，仅可提款 · self-excluded',
  },
  {
    name: 'xinxin',
    nickName: 'xinxin',
    ...unverified,
    birthDate: '2001-05-30',
    grade: 0,
    status: 'active',
    days: 0,
    note: '刚注册，余额为零 · just registered',
  },
];

/** Where demo members were before, so that the security centre has a last login to show; addresses are of documentation ranges. */
export const pastVisits = [
  {
    hoursAgo: 74,
    device: 'demo-phone',
    address: '203.0.113.58',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  },
  {
    hoursAgo: 21,
    device: 'demo-desktop',
    address: '198.51.100.24',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  },
] as const;
