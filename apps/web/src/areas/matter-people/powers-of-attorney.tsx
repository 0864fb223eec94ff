import type { WireAnswer } from '@boedel/contract/call';
import { powerOfAttorneyCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { powerOfAttorneyDetails } from '@boedel/contract/matter-people/matter-people.schema';
import { newPartySchema } from '@boedel/contract/parties/parties.schema';
import { powerOfAttorneyFields } from '@boedel/contract/parties/party-details';
import { partyFields } from '@boedel/contract/parties/party.fields';
import type { RecordFields } from '@boedel/contract/record/field';
import { nestedField } from '@boedel/contract/record/schemas';
import { createElement, useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { TakeKnown } from '../../client/people/known';
import { markPhrase, t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { IdLine } from '../../ui/identity/id-line';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { RecordDialog } from '../../ui/record/record-dialog';
import { placeColumns, placeFields } from '../../ui/record/record-layout';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';

type PowerOfAttorney = WireAnswer<typeof powerOfAttorneyCalls.getSpecialPowerAttorney>[number];

const schema = newPartySchema(powerOfAttorneyDetails);
const half = { span: 3 } as const;
const fields: RecordFields = { ...partyFields, details: nestedField(powerOfAttorneyFields) };
const sections = placeFields(fields, [
  {
    title: markPhrase('Holder of the power'),
    fields: [
      ['firstNames', half],
      ['surname', { ...half, label: markPhrase('Surname or name') }],
      ['idNumber', { ...half, warning: createElement(IdLine) }],
      ['email', half],
      ['mobile', half],
    ],
  },
  {
    title: markPhrase('Power of attorney'),
    fields: [
      ['details.grantedBy', half],
      ['details.grantedDate', half],
      ['details.validUntil', half],
      ['details.isCertified', half],
      'details.scope',
    ],
  },
]);
const columns: readonly ListColumn<PowerOfAttorney>[] = [
  { key: 'listName', title: markPhrase('Name'), strong: true },
  ...placeColumns<PowerOfAttorney>(fields, [
    'details.grantedBy',
    'details.grantedDate',
    'details.validUntil',
    'details.scope',
  ]),
];

/** Special powers of attorney: given once as signed, so they are added and withdrawn, not rewritten. */
export function PowersOfAttorney() {
  const matter = useMatter();
  const read = useRead(powerOfAttorneyCalls.getSpecialPowerAttorney, { matterID: matter.id }, { quiet: true });
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<PowerOfAttorney>();
  const add = useCall(powerOfAttorneyCalls.AddSpecialPowerOfAttorney);
  const remove = useCall(powerOfAttorneyCalls.deletePowerOfAttorney, { onDone: () => setOpen(undefined) });
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
          lead={<TakeKnown matterID={matter.id} />}
          onSaved={() => setAdding(false)}
          onClose={() => setAdding(false)}
        />
      )}
      {open && (
        <ConfirmDialog
          title={t('Remove power of attorney of {name}?', { name: open.listName })}
          confirmLabel={t('Withdraw')}
          destructive
          isRunning={remove.isRunning}
          onCancel={() => setOpen(undefined)}
          onConfirm={() => remove.run({ id: open.id })}
        >
          {open.details?.scope ??
            t('This removes the power of attorney from this matter. You can add a new one at any time.')}
        </ConfirmDialog>
      )}
    </PeopleSection>
  );
}
