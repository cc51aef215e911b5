import { unlimitedCount } from '@fairway/contract/vip/levels.ts';
import type { GradeBenefits, GradeConfig } from '@fairway/contract/vip/schemas.ts';
import { VisuallyHidden } from '@fairway/ui/components/visually-hidden/visually-hidden.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { IconGift, IconWallet } from '@fairway/ui/icons/money.tsx';
import { IconCalendar } from '@fairway/ui/icons/site.tsx';
import {
  IconCards,
  IconFish,
  IconGamepad,
  IconLotto,
  IconSlot,
  IconSoccer,
  IconTile,
} from '@fairway/ui/icons/sport.tsx';
import { IconHistory } from '@fairway/ui/icons/state.tsx';
import { IconCake, IconHeadset } from '@fairway/ui/icons/talk.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeYuan } from '../yuan.ts';

export interface BenefitRow {
  key: string;
  icon: ReactNode;
  title: string;
  /** When it comes, or its unit. */
  note: string;
  /** By level. */
  cells: readonly ReactNode[];
}

const gifts = [
  { key: 'upgradeBonus', icon: <IconGift size={20} /> },
  { key: 'monthGift', icon: <IconCalendar size={20} /> },
  { key: 'birthCash', icon: <IconCake size={20} /> },
] as const;

const rates = [
  { key: 'ty', icon: <IconSoccer size={20} /> },
  { key: 'dj', icon: <IconGamepad size={20} /> },
  { key: 'zr', icon: <IconCards size={20} /> },
  { key: 'dz', icon: <IconSlot size={20} /> },
  { key: 'qp', icon: <IconTile size={20} /> },
  { key: 'by', icon: <IconFish size={20} /> },
  { key: 'cp', icon: <IconLotto size={20} /> },
] as const;

/** The rows of the matrix in the order of the table: gifts, withdrawals, rebates while the site offers them, service. */
export function useBenefitRows(
  grades: readonly GradeConfig[],
  levels: readonly GradeBenefits[] | undefined,
): BenefitRow[] {
  const { t } = useTranslation('vip');
  const gift = ({ key, icon }: (typeof gifts)[number]): BenefitRow => ({
    key,
    icon,
    title: t(`matrix.${key}.title`),
    note: t(`matrix.${key}.note`),
    cells: grades.map((grade) => (grade[key] === 0 ? '—' : wholeYuan(grade[key]))),
  });
  const rebate = ({ key, icon }: (typeof rates)[number]): BenefitRow => ({
    key: `rebate-${key}`,
    icon,
    title: t(`matrix.rebates.${key}`),
    note: t('matrix.rebateNote'),
    cells: (levels ?? []).map(({ rebates }) => (rebates ? rateText(rebates[key]) : '—')),
  });
  const service: BenefitRow = {
    key: 'service',
    icon: <IconHeadset size={20} />,
    title: t('matrix.service.title'),
    note: t('matrix.service.note'),
    cells: (levels ?? []).map(({ service: kind }) => {
      if (kind === 'common') return '—';
      if (kind === 'own') return t('matrix.service.own');
      return (
        <>
          <IconCheck size={18} />
          <VisuallyHidden>{t('matrix.service.priority')}</VisuallyHidden>
        </>
      );
    }),
  };
  const offersRebate = levels?.some(({ rebates }) => rebates !== null) === true;
  return [
    ...gifts.map(gift),
    {
      key: 'dayWithdrawalCounts',
      icon: <IconHistory size={20} />,
      title: t('matrix.counts.title'),
      note: t('matrix.counts.note'),
      cells: grades.map(({ dayWithdrawalCounts: count }) =>
        count === unlimitedCount ? t('matrix.counts.unlimited') : String(count),
      ),
    },
    {
      key: 'dayWithdrawalMoney',
      icon: <IconWallet size={20} />,
      title: t('matrix.money.title'),
      note: t('matrix.money.note'),
      cells: grades.map(({ dayWithdrawalMoney }) =>
        t('matrix.money.value', {
          amount: wholeYuan(dayWithdrawalMoney),
          tens: wholeYuan(dayWithdrawalMoney / 10_000),
        }),
      ),
    },
    ...(offersRebate ? rates.map(rebate) : []),
    ...(levels ? [service] : []),
  ];
}

/** Percent with at least two decimals: `0.45`, `0.225`. */
function rateText(rate: number): string {
  return rate.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 });
}
