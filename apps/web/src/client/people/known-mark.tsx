import { Link } from '@tanstack/react-router';
import { IconUsersGroup } from '@tabler/icons-react';
import { paths } from '../paths';
import { t } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import { describeParts } from './people-words';
import type { KnownPersonMark as Mark } from './people.queries';
import styles from './people.module.css';

/** What is worth knowing of somebody in a list: several parts at once, other matters, a likely duplicate. */
export function KnownMark({ mark }: { mark: Mark }) {
  const { parts, isDoubtful, otherMatters, maybeSame, knownID } = mark;
  const words = [
    ...(otherMatters > 0
      ? [otherMatters === 1 ? t('1 other matter') : t('{count} other matters', { count: otherMatters })]
      : []),
    ...(maybeSame > 0 ? [t('possible duplicate')] : []),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only keeps the link from opening the row
    <span className={styles.marks} onClick={(event) => event.stopPropagation()}>
      {parts.length > 0 && (
        <StatusBadge
          tone={isDoubtful ? 'warn' : 'info'}
          {...(isDoubtful && { icon: <IconUsersGroup size={12} aria-hidden /> })}
        >
          {describeParts(parts)}
        </StatusBadge>
      )}
      <Link to={paths.person({ knownId: knownID })}>{words.length > 0 ? words.join(', ') : t('Open person')}</Link>
    </span>
  );
}
