import { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { Link } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { Loaded } from '../../ui/states';
import { type DirectoryScreenKit } from './directories.queries';
import styles from './directories.module.css';

type DirectoryEntryUses = WireAnswer<typeof directoryToolCalls.getwhereused>;

export const useWhereUsed = (kit: DirectoryScreenKit, id: number) =>
  useRead(directoryToolCalls.getwhereused, { directory: kit.key, id }, { quiet: true });

/** The places, each with the way to it where it is in a matter. */
export function UseList({ used }: { used: DirectoryEntryUses }) {
  const more = used.total - used.uses.length;
  return (
    <ul className={styles.uses}>
      {used.uses.map((use) => (
        <li key={`${use.where} ${use.id}`}>
          <span className={styles.where}>{t(use.where)}</span>{' '}
          {use.matterID === null ? use.name : <Link to={paths.matter.home({ id: use.matterID })}>{use.name}</Link>}
        </li>
      ))}
      {more > 0 && <li>{t('and {count} more', { count: more })}</li>}
    </ul>
  );
}

/** Where an entry is used: what stands in the way of deleting it, and who is touched by a change. */
export function WhereUsed({ kit, id }: { kit: DirectoryScreenKit; id: number }) {
  const used = useWhereUsed(kit, id);
  return (
    <Loaded read={used}>
      {(answer) =>
        answer.total === 0 ? <p className={styles.none}>{t('Not used anywhere.')}</p> : <UseList used={answer} />
      }
    </Loaded>
  );
}
