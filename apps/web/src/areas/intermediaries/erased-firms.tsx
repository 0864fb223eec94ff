import type { WireAnswer } from '@boedel/contract/call';
import { intermediaryCalls } from '@boedel/contract/intermediaries/intermediaries.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { formatDate } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { Loaded } from '../../ui/states';

type ErasedFirm = WireAnswer<typeof intermediaryCalls.geterased>[number];

const columns: readonly ListColumn<ErasedFirm>[] = [
  { key: 'name', title: markPhrase('Name'), strong: true },
  { key: 'noticeBy', title: markPhrase('Who gave notice') },
  { key: 'terminatedOn', title: markPhrase('Ended'), kind: 'day' },
  {
    key: 'erasedAt',
    title: markPhrase('Erased'),
    value: ({ erasedAt }) => (erasedAt ? formatDate(erasedAt) : t('under way')),
  },
  { key: 'rowsErased', title: markPhrase('Rows'), kind: 'number' },
  { key: 'filesErased', title: markPhrase('Files'), kind: 'number' },
  {
    key: 'auditHead',
    title: markPhrase('End of the trail'),
    sortable: false,
    render: ({ auditHead, auditLinks }) => (
      <code title={auditHead}>
        {auditLinks} · {auditHead.slice(0, 12)}
      </code>
    ),
  },
];

/** What is left of firms that were erased after their notice. */
export function ErasedFirms() {
  const [isOpen, setOpen] = useState(false);
  const erased = useRead(intermediaryCalls.geterased, undefined, { quiet: true, enabled: isOpen });
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('Deleted firms')}
      </Button>
      {isOpen && (
        <SharedModal
          opened
          size="xl"
          title={t('Deleted firms')}
          cancelLabel={t('Close')}
          onCancel={() => setOpen(false)}
        >
          <Loaded read={erased}>
            {(rows) =>
              rows.length === 0 ? (
                <p style={{ marginTop: 0 }}>{t('No deleted firms.')}</p>
              ) : (
                <ListTable label={t('Deleted firms')} columns={columns} rows={rows} rowKey={({ id }) => id} />
              )
            }
          </Loaded>
        </SharedModal>
      )}
    </>
  );
}
