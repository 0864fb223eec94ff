import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { beneficiaryChange, newBeneficiary } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import { personFields } from '@boedel/contract/beneficiaries/person.fields';
import { partyFields } from '@boedel/contract/parties/party.fields';
import { text } from '@boedel/contract/record/field';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { NativeSelect } from '@mantine/core';
import { createElement, useMemo, useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { TakeKnown } from '../../client/people/known';
import { offerChanges } from '../../client/people/offer-store';
import { revealOf } from '../../client/reveal';
import { markPhrase, t, translate } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import type { ControlProps } from '../../ui/fields/control';
import { layOutInThirds, type FormFieldDefinition } from '../../ui/fields/field';
import { IdLine } from '../../ui/identity/id-line';
import { notify } from '../../ui/plain/notices';
import { createEmptyValues } from '../../ui/record/empty-values';
import { RecordDialog } from '../../ui/record/record-dialog';
import { type PlacedSection, placeFields } from '../../ui/record/record-layout';
import { useMatter } from '../../ui/the-matter';
import { type BeneficiaryAnswer, usePeopleChoices } from './beneficiaries.queries';
import { NamesControl, createParentsControl } from './parents-control';

const ofPerson: Partial<FormFieldDefinition> = { when: { field: 'kind', is: (kind) => kind === 'person' } };
const ofBody: Partial<FormFieldDefinition> = { when: { field: 'kind', is: (kind) => kind !== 'person' } };
const isTrust = 5;

const sections: readonly PlacedSection[] = [
  {
    title: markPhrase('Identity'),
    fields: [
      'kind',
      ['title', ofPerson],
      ['firstNames', { ...ofPerson, span: 3 }],
      ['surname', { label: markPhrase('Surname or name') }],
      ['idNumber', ofPerson],
      ['passportNumber', ofPerson],
      ['registrationNumber', ofBody],
      'bodyKind',
      ['dateOfBirth', ofPerson],
      ['dateOfDeath', ofPerson],
      ['gender', ofPerson],
      'taxNumber',
    ],
  },
  {
    title: markPhrase('Family'),
    fields: [
      'relationship',
      ['maritalStatus', { ...ofPerson, span: 2 }],
      'maritalProperty',
      'inCommunityWith',
      ['guardian', ofPerson],
    ],
  },
  {
    title: markPhrase('Succession'),
    fields: [
      'outlivedDeceased',
      'conceivedBeforeDeath',
      'isUnborn',
      'hasRenounced',
      'renouncedDate',
      'renouncedMentallyIll',
      ['disqualified', { span: 4 }],
    ],
  },
  {
    title: markPhrase('Payment details'),
    fields: ['unable', 'moneyHeldBy', 'authorityNumber', 'spouseTrustForID', 'mayGiveToOthers'],
  },
  {
    title: markPhrase('Contact'),
    fields: ['email', 'mobile', 'phone', 'address1', 'address2', 'city', 'code', 'letterLanguage'],
  },
];
const ownership: PlacedSection = {
  title: markPhrase('Beneficial ownership'),
  fields: ['dateOfBeneficialOwner', ['trustBeneficialOwnerGrounds', { span: 4 }], ['beneficiaryRights', { span: 6 }]],
};

const fields = { ...partyFields, ...personFields, guardian: text('Guardian', 160) };
const livesHere: FormFieldDefinition = {
  name: 'isResident',
  label: markPhrase('Lives in South Africa'),
  span: 2,
  options: [],
};

/** Everything somebody of the family or the will is asked, in the shared modal. */
export function BeneficiaryDialog({ person, onClose }: { person: BeneficiaryAnswer | 'new'; onClose: () => void }) {
  const matter = useMatter();
  const people = usePeopleChoices();
  const tab = useRead(mainPartyCalls.getPersonTab, { matterID: matter.id }, { quiet: true });
  const [isRemoving, setRemoving] = useState(false);
  const isNew = person === 'new';
  const options = {
    onDone: ({ warnings }: BeneficiaryAnswer) => {
      for (const { sentence, said } of warnings) notify({ kind: 'warning', message: translate(said ?? sentence) });
    },
  };
  const add = useCall(beneficiaryCalls.add, options);
  const update = useCall(beneficiaryCalls.update, options);
  // Whoever has a record in the matter takes by that same record.
  const taking = useCall(beneficiaryCalls.add, { onDone: onClose });
  const acceptPerson = (partyID: number): void => taking.run({ matterID: matter.id, partyID, surname: '-' });
  const remove = useCall(beneficiaryCalls._delete, { onDone: onClose });
  const main = tab.data?.main;
  const others = isNew ? people : people.filter(({ value }) => value !== person.id);
  const mainId = main?.id;
  const mainName = main?.listName;
  const known = JSON.stringify(others);
  // The control is the same one while its choices are, so that what is typed in it stays.
  const Parents = useMemo(
    () => createParentsControl([...(mainId ? [{ value: mainId, label: mainName ?? '' }] : []), ...others]),
    // oxlint-disable-next-line react/exhaustive-deps -- by content
    [mainId, mainName, known],
  );
  const placed = placeFields(fields, matter.systemTypeID === isTrust ? [...sections, ownership] : sections, {
    links: { spouseTrustForID: others },
    more: { idNumber: { warning: createElement(IdLine) } },
  });
  const drawn = layOutInThirds(
    placed.map((section) =>
      section.title === 'Family'
        ? {
            ...section,
            fields: [
              ...section.fields,
              { ...livesHere, control: LivesHere },
              { name: 'parents', label: markPhrase('Parents'), span: 6 as const, control: Parents, ...ofPerson },
            ],
          }
        : section.title === 'Payment details'
          ? {
              ...section,
              fields: [
                ...section.fields,
                {
                  name: 'trustees',
                  label: markPhrase('Trustees'),
                  span: 6 as const,
                  control: NamesControl,
                  when: { field: 'kind', is: (kind: unknown) => kind === 'trust' },
                },
              ],
            }
          : section,
    ),
  );
  return (
    <RecordDialog<object>
      title={isNew ? t('Add a beneficiary') : person.listName}
      sections={drawn}
      schema={isNew ? newBeneficiary : beneficiaryChange}
      value={
        isNew
          ? {
              ...createEmptyValues(fields),
              matterID: matter.id,
              kind: 'person',
              trustees: [],
              isResident: null,
              parents: [],
              partyID: null,
              globalID: null,
              knownID: null,
            }
          : person
      }
      call={isNew ? add : update}
      readOnly={!matter.mayCapture}
      {...(!isNew && { reveal: revealOf('matter_party', person.id) })}
      lead={
        isNew &&
        matter.mayCapture && <TakeKnown matterID={matter.id} onInMatter={({ partyID }) => acceptPerson(partyID!)} />
      }
      onSaved={(saved) => {
        if (!isNew) void offerChanges('matter_party', person, saved as BeneficiaryAnswer);
        onClose();
      }}
      onClose={onClose}
      {...(!isNew && matter.mayCapture && { extra: { label: t('Remove'), onClick: () => setRemoving(true) } })}
    >
      {isRemoving && !isNew && (
        <ConfirmDialog
          title={t('Remove {name}?', { name: person.listName })}
          confirmLabel={t('Remove')}
          destructive
          isRunning={remove.isRunning}
          onCancel={() => setRemoving(false)}
          onConfirm={() => remove.run({ id: person.id })}
        >
          {t('People who inherit under the will, receive an award or are named in a policy stay until that changes.')}
        </ConfirmDialog>
      )}
    </RecordDialog>
  );
}

/** Three answers: yes, no, and that nobody said. */
function LivesHere({ label, value, onChange, readOnly = false }: ControlProps) {
  const options = [
    { value: '', label: t('Not known') },
    { value: 'yes', label: t('Yes') },
    { value: 'no', label: t('No') },
  ];
  return (
    <NativeSelect
      label={label}
      disabled={readOnly}
      value={value === null || value === undefined ? '' : value === true ? 'yes' : 'no'}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value === 'yes')}
      data={options}
    />
  );
}
