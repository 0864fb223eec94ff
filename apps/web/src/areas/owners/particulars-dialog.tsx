import { ownerCalls } from '@boedel/contract/owners/owners.calls';
import { useCall } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import type { FieldSection } from '../../ui/fields/field';
import { useMayChangeMatter } from '../../ui/may-change';
import { RecordDialog } from '../../ui/record/record-dialog';
import { type RegisterParty, standings } from './owners.queries';

const listSections = (party: RegisterParty): FieldSection[] => [
  {
    title: markPhrase('Register details'),
    about: markPhrase('Names, numbers, birth and address are with the person’s details.'),
    fields: [
      ...(party.isBeneficiary
        ? [
            {
              name: 'standing',
              label: markPhrase('Standing as beneficiary'),
              kind: 'select' as const,
              span: 3 as const,
              options: Object.entries(standings).map(([value, label]) => ({ value, label: t(label) })),
              help: markPhrase(
                'A person who is only a discretionary beneficiary is not an owner until something vests.',
              ),
            },
            { name: 'endedDate', label: markPhrase('Ceased on'), kind: 'day' as const, span: 3 as const },
          ]
        : []),
      { name: 'nationality', label: markPhrase('Nationality'), span: 3, maxLength: 80 },
      { name: 'citizenship', label: markPhrase('Citizenship'), span: 3, maxLength: 80 },
      { name: 'documentCountry', label: markPhrase('Country that issued the document'), span: 3, maxLength: 80 },
      { name: 'serviceAddress', label: markPhrase('Address for service, if different'), span: 6, maxLength: 300 },
    ],
  },
];

/** What the register asks of somebody besides. */
export function ParticularsDialog({ party, onClose }: { party: RegisterParty; onClose: () => void }) {
  const save = useCall(ownerCalls.saveParticulars);
  const mayChange = useMayChangeMatter();
  const { id: partyID, standing, endedDate, nationality, citizenship, documentCountry, serviceAddress } = party;
  return (
    <RecordDialog<object>
      title={party.name}
      size="lg"
      sections={listSections(party)}
      schema={ownerCalls.saveParticulars.body}
      value={{ partyID, standing, endedDate, nationality, citizenship, documentCountry, serviceAddress }}
      call={save}
      readOnly={!mayChange}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
