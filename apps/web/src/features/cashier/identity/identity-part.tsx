import { Tag } from '@fairway/ui/components/badge/tag.tsx';
import { Button } from '@fairway/ui/components/button/button.tsx';
import { IconCheck } from '@fairway/ui/icons/action.tsx';
import { IconPhone } from '@fairway/ui/icons/media.tsx';
import { IconCard } from '@fairway/ui/icons/money.tsx';
import { IconUser } from '@fairway/ui/icons/talk.tsx';
import { useTranslation } from 'react-i18next';
import type { AskedPart } from './asked-parts.ts';
import { CardPart } from './card-part.tsx';
import { useMemberForms } from './member-forms.ts';
import styles from './identity-form.module.css';

const icons = { realName: IconUser, phone: IconPhone, bankCard: IconCard };

export interface IdentityPartProps {
  part: AskedPart;
  /** Masked; '' while it is not given. */
  value: string;
  open: boolean;
  /** Whether the member goes on without it; undefined: it may not be skipped. */
  skipped: boolean | undefined;
  onSkip: (skips: boolean) => void;
  onOpen: () => void;
  onClose: () => void;
}

/** One part of an identity: given, or to be given in its place. */
export function IdentityPart({ part, value, open, skipped, onSkip, onOpen, onClose }: IdentityPartProps) {
  const { t } = useTranslation('cashier');
  const Icon = icons[part];
  const given = value !== '';
  return (
    <li className={styles.part} data-part={part}>
      <div className={styles.row}>
        <span className={styles.icon}>
          <Icon size={20} />
        </span>
        <div>
          <p className={styles.name}>
            {t(`identity.parts.${part}`)}
            {given && (
              <Tag tone="ok" icon={<IconCheck size={14} />}>
                {t('identity.given')}
              </Tag>
            )}
            {skipped !== undefined && !given && (
              <Tag tone="plain">{t(skipped ? 'identity.skipped' : 'identity.recommended')}</Tag>
            )}
          </p>
          <p className={styles.value}>{given ? value : t(`identity.hints.${part}`)}</p>
        </div>
        {!given && !open && (
          <div className={styles.buttons}>
            {skipped === false && (
              <Button variant="text" size="s" onClick={() => onSkip(true)}>
                {t('identity.skip')}
              </Button>
            )}
            <Button variant="quiet" size="s" onClick={onOpen}>
              {t(`identity.give.${part}`)}
            </Button>
          </div>
        )}
      </div>
      {!given && open && <PartForm part={part} onClose={onClose} />}
    </li>
  );
}

function PartForm({ part, onClose }: { part: AskedPart; onClose: () => void }) {
  const { RealName, Phone } = useMemberForms();
  const Form = { realName: RealName, phone: Phone, bankCard: CardPart }[part];
  return <Form onClose={onClose} />;
}
