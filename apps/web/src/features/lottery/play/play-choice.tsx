import type { PlayCode } from '@fairway/fair-games';
import { QuickPick } from '@fairway/ui/components/choice/quick-pick.tsx';
import { Tabs } from '@fairway/ui/components/tabs/tabs.tsx';
import { useTranslation } from 'react-i18next';
import { firstOf, type PlayGroup } from './play-groups.ts';

/** The play types of a lottery: its groups, and the plays of the chosen one. */
export function PlayChoice({
  groups,
  group,
  play,
  onPlay,
}: {
  groups: readonly PlayGroup[];
  group: PlayGroup;
  play: PlayCode;
  onPlay: (play: PlayCode) => void;
}) {
  const { t } = useTranslation('lottery');
  return (
    <>
      <Tabs
        label={t('playTypes')}
        value={group.name}
        onChange={(name) => onPlay(firstOf(groups.find((one) => one.name === name)))}
        items={groups.map(({ name }) => ({ value: name, label: t(`groups.${name}`) }))}
      />
      {group.plays.length > 1 && (
        <QuickPick
          label={t('playTypes')}
          size="s"
          value={play}
          onPick={onPlay}
          picks={group.plays.map((code) => ({ value: code, label: t(`plays.${code}`) }))}
        />
      )}
    </>
  );
}
