import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { ListTable } from '../../ui/list/list-table';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';

/** Global beneficiaries of the firm, taken into this matter or out of it again. */
export function GlobalDialog({ onClose }: { onClose: () => void }) {
  const { id: matterID } = useMatter();
  const [searchString, setSearch] = useState('');
  const read = useRead(beneficiaryCalls.getGlobalList, { matterID, searchString }, { quiet: true, keepLast: true });
  const take = useCall(beneficiaryCalls.associate);
  const drop = useCall(beneficiaryCalls.dissociate);
  return (
    <SharedModal opened title={t("From the firm's list")} size="lg" onClose={onClose} hasUnsaved={false}>
      <TextInput
        label={t('Name or number')}
        data-autofocus
        value={searchString}
        onChange={(event) => setSearch(event.currentTarget.value)}
        mb="sm"
      />
      <Loaded read={read}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty sentence={t('No matching global beneficiaries.')} />
          ) : (
            <ListTable
              label={t('Global Beneficiaries')}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                { key: 'name', title: 'Name', strong: true },
                { key: 'kind', title: 'Kind' },
                {
                  key: 'partyID',
                  title: 'In this matter',
                  render: ({ id, partyID }) =>
                    partyID === null ? (
                      <Button size="compact-sm" onClick={() => take.run({ beneficiaryID: id, matterID })}>
                        {t('Take over')}
                      </Button>
                    ) : (
                      <Button
                        size="compact-sm"
                        variant="default"
                        onClick={() => drop.run({ beneficiaryID: id, matterID })}
                      >
                        {t('Take out')}
                      </Button>
                    ),
                },
              ]}
            />
          )
        }
      </Loaded>
    </SharedModal>
  );
}
