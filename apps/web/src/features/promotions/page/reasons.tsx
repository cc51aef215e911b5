import type { EligibilityReason } from '@fairway/contract/promotions/schemas.ts';
import { IconInfo } from '@fairway/ui/icons/state.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import styles from './reasons.module.css';

/** Where a rule can be met; a rule that only time or nothing meets has no place. */
const mends = {
  takenBack: '/app/activity',
  gradeFrom: '/app/vip',
  phoneBound: '/app/myCenter/security',
  deposited: '/app/myCenter/deposit',
  played: '/app/sport',
  playedToday: '/app/sport',
  blacklisted: '/cs',
  onBreak: '/app/myCenter/protection',
} as const;

const amounts = new Set<EligibilityReason['rule']>(['deposited', 'played', 'playedToday']);

/** Every rule that is not met: what it asks, what the member has, and where that can be mended. */
export function Reasons({ reasons }: { reasons: readonly EligibilityReason[] }) {
  const { t } = useTranslation('promotions');
  const shown = (rule: EligibilityReason['rule'], value: string) =>
    amounts.has(rule) ? displayAmount(value, 'CNY') : value;
  return (
    <ul className={styles.reasons} aria-label={t('reasons.title')}>
      {reasons.map(({ rule, need, have }) => (
        <li key={rule} data-rule={rule}>
          <IconInfo size={16} />
          <span>{t(textOf(rule, need), { need: shown(rule, need), have: shown(rule, have) })}</span>
          {rule in mends && <Mend rule={rule as keyof typeof mends} />}
        </li>
      ))}
    </ul>
  );
}

/** The text of a rule; that no deposit may stand before reads better without a count. */
function textOf(rule: EligibilityReason['rule'], need: string) {
  return rule === 'depositsBefore' && need === '0' ? 'reasons.noDeposit' : (`reasons.${rule}` as const);
}

function Mend({ rule }: { rule: keyof typeof mends }) {
  const { t } = useTranslation('promotions');
  return rule === 'takenBack' ? (
    <Link to="/app/activity" search={{ tab: 'rewards' }}>
      {t('mend.takenBack')}
    </Link>
  ) : (
    <Link to={mends[rule]}>{t(`mend.${rule}`)}</Link>
  );
}
