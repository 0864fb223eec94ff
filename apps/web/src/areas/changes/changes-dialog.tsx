import { constants } from '@boedel/contract/fixed/constants';
import { systemChangeCalls } from '@boedel/contract/system-changes/system-changes.calls';
import { Group, Pagination } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { Empty, Loaded } from '../../ui/states';

interface SystemChange {
  readonly id: number;
  readonly createdDate: string;
  readonly comment: string;
}

const columns: readonly ListColumn<SystemChange>[] = [
  { key: 'createdDate', title: markPhrase('Date'), kind: 'day', width: 110, sortable: false },
  { key: 'comment', title: markPhrase('Change'), sortable: false, long: true },
];
const pageSize = constants.changesGridPageSize;

/** What changed in the product, newest first, twenty at a time. */
export function ChangesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <SharedModal title={t('New System Changes')} opened={opened} onClose={onClose} cancelLabel={t('Close')} size="xl">
      {opened && <Changes />}
    </SharedModal>
  );
}

function Changes() {
  const [page, setPage] = useState(1);
  const read = useRead(
    systemChangeCalls.getChangeslist,
    { skip: (page - 1) * pageSize, take: pageSize },
    { quiet: true, keepLast: true },
  );
  return (
    <Loaded read={read}>
      {({ rows, total }) =>
        total === 0 ? (
          <Empty sentence={t('No changes published yet.')} />
        ) : (
          <>
            <ListTable label={t('New System Changes')} columns={columns} rows={rows} rowKey={(row) => row.id} />
            {total > pageSize && (
              <Group justify="space-between" mt="sm">
                <span>
                  {t('{from} to {to} of {total}', {
                    from: (page - 1) * pageSize + 1,
                    to: Math.min(page * pageSize, total),
                    total,
                  })}
                </span>
                <Pagination
                  total={Math.ceil(total / pageSize)}
                  value={page}
                  onChange={setPage}
                  getControlProps={(control) => ({
                    'aria-label': {
                      first: t('First page'),
                      last: t('Last page'),
                      next: t('Next page'),
                      previous: t('Previous page'),
                    }[control],
                  })}
                  getItemProps={(number) => ({ 'aria-label': t('Page {number}', { number }) })}
                />
              </Group>
            )}
          </>
        )
      }
    </Loaded>
  );
}
