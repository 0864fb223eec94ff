import type { WireAnswer } from '@boedel/contract/call';
import { powerOfAttorneyCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { powerOfAttorneyDetails } from '@boedel/contract/matter-people/matter-people.schema';
import { newParty } from '@boedel/contract/parties/parties.schema';
import { createElement, useState } from 'react';
import { keyOf, useCall, useRead } from '../../client/hooks';
import { phrase, t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import type { FieldSection } from '../../ui/fields/field';
import { IdLine } from '../../ui/identity/id-line';
import type { Column } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { RecordDialog } from '../../ui/record/record-dialog';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';

type Power = WireAnswer<typeof powerOfAttorneyCalls.getSpecialPowerAttorney>[number];

const schema = newParty(powerOfAttorneyDetails);
const refreshes = [keyOf(powerOfAttorneyCalls.getSpecialPowerAttorney)];
const sections: FieldSection[] = [
  {
    title: phrase('Who acts under it'),
    fields: [
      { name: 'firstNames', label: phrase('First names') },
      { name: 'surname', label: phrase('Surname or name'), required: true },
      { name: 'idNumber', label: phrase('ID number'), kind: 'idNumber', warning: createElement(IdLine) },
      { name: 'email', label: phrase('E-mail'), kind: 'email' },
      { name: 'mobile', label: phrase('Mobile'), kind: 'phone' },
    ],
  },
  {
    title: phrase('The power'),
    fields: [
      { name: 'details.grantedBy', label: phrase('Granted by') },
      { name: 'details.grantedDate', label: phrase('Granted on'), kind: 'day' },
      { name: 'details.validUntil', label: phrase('Valid until'), kind: 'day' },
      { name: 'details.isCertified', label: phrase('Certified copy held'), kind: 'flag' },
      { name: 'details.scope', label: phrase('What it allows'), kind: 'notes', span: 6 },
    ],
  },
];
const columns: readonly Column<Power>[] = [
  { key: 'listName', title: phrase('Name'), strong: true },
  { key: 'grantedBy', title: phrase('Granted by'), value: (row) => row.details?.grantedBy ?? null },
  { key: 'grantedDate', title: phrase('Granted on'), kind: 'day', value: (row) => row.details?.grantedDate ?? null },
  { key: 'validUntil', title: phrase('Valid until'), kind: 'day', value: (row) => row.details?.validUntil ?? null },
  { key: 'scope', title: phrase('What it allows'), value: (row) => row.details?.scope ?? null },
];

/** Special powers of attorney: given once as signed, so they are added and withdrawn, not rewritten. */
export function PowersOfAttorney() {
  const matter = useMatter();
  const read = useRead(powerOfAttorneyCalls.getSpecialPowerAttorney, { matterID: matter.id }, { quiet: true });
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<Power>();
  const add = useCall(powerOfAttorneyCalls.AddSpecialPowerOfAttorney, { refreshes });
  const remove = useCall(powerOfAttorneyCalls.deletePowerOfAttorney, { refreshes, onDone: () => setOpen(undefined) });
  return (
    <PeopleSection
      title={t('Special powers of attorney')}
      add={{ label: t('Add a power of attorney'), run: () => setAdding(true) }}
    >
      <Loaded read={read}>
        {(rows) =>
          rows.length === 0 ? (
            <Nobody sentence={t('No special power of attorney is captured.')} />
          ) : (
            <ListTable
              label={t('Special powers of attorney')}
              rows={rows}
              columns={columns}
              rowKey={({ id }) => id}
              {...(matter.mayCapture && { onOpen: setOpen })}
            />
          )
        }
      </Loaded>
      {isAdding && (
        <RecordDialog<object>
          title={t('Add a power of attorney')}
          size="lg"
          sections={sections}
          schema={schema}
          value={{ matterID: matter.id, kind: 'person', surname: '', details: {} }}
          call={add}
          onSaved={() => setAdding(false)}
          onClose={() => setAdding(false)}
        />
      )}
      {open && (
        <ConfirmDialog
          title={t('Withdraw the power of {name}?', { name: open.listName })}
          confirmLabel={t('Withdraw')}
          destructive
          isRunning={remove.isRunning}
          onCancel={() => setOpen(undefined)}
          onConfirm={() => remove.run({ id: open.id })}
        >
          {open.details?.scope ?? t('The power goes from this matter. A new one can be added at any time.')}
        </ConfirmDialog>
      )}
    </PeopleSection>
  );
}
