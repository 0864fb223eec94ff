import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { Protected } from '../../ui/access';
import { ListTable } from '../../ui/list/list-table';
import { Empty, Loaded } from '../../ui/states';
import { createDirectoryColumns } from './directory-columns';
import { toEntryAddress, buildDirectoryKit } from './directories.queries';
import styles from './directories.module.css';

/** The firm's Legal Agents, as a part of its own page. */
export function LegalAgents() {
  const kit = useMemo(() => buildDirectoryKit('director'), []);
  const navigate = useNavigate();
  const agents = useRead(kit.calls.getlist, { skip: 0, take: 1000 });
  const openEntry = (id: number | 'new'): void => void navigate({ to: toEntryAddress(kit, id)! });
  const add = (
    <Protected call={kit.calls.add}>
      <Button onClick={() => openEntry('new')}>{t('Add {one}', { one: t(kit.one) })}</Button>
    </Protected>
  );
  return (
    <section aria-labelledby="legal-agents">
      <div className={styles.heading}>
        <h2 id="legal-agents">{t(kit.label)}</h2>
        {add}
      </div>
      <Loaded read={agents}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty sentence={t('No people yet.')} />
          ) : (
            <ListTable
              label={t(kit.label)}
              rows={rows}
              columns={createDirectoryColumns(kit)}
              rowKey={({ id }) => id}
              hrefOf={({ id }) => toEntryAddress(kit, id)!}
              onOpen={({ id }) => openEntry(id)}
            />
          )
        }
      </Loaded>
    </section>
  );
}
