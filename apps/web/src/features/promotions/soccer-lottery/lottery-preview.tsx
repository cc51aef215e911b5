import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { Panel } from '@fairway/ui/components/card/panel.tsx';
import { useTranslation } from 'react-i18next';
import { displayAmount } from '../../../lib/format-amount.ts';
import { language } from '../../../lib/i18n.ts';
import styles from './soccer-lottery.module.css';

/** What a version that is not published would play: issues open when its matches are known. */
export function LotteryPreview({ terms }: { terms: CampaignTerms }) {
  const { t } = useTranslation('soccerLottery');
  if (terms.kind !== 'competeLottery') return null;
  const { pot, playPerLine, leagues, leadHours, withinDays } = terms;
  const listed = new Intl.ListFormat(language());
  const facts = [
    [t('preview.pot'), displayAmount(pot, 'CNY')],
    [t('preview.perLine'), displayAmount(playPerLine, 'CNY')],
    [
      t('preview.leagues'),
      leagues.length === 0 ? t('preview.allLeagues') : listed.format(leagues.map(({ name }) => name)),
    ],
    [t('preview.lead'), t('preview.hours', { count: leadHours })],
    [t('preview.within'), t('preview.days', { count: withinDays })],
  ] as const;
  return (
    <Panel title={t('preview.title')} pad="l">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
