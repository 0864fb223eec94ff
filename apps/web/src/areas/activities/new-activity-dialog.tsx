import { activityCalls } from '@boedel/contract/activities/activities.calls';
import { trusteeChangeDropdown } from '@boedel/contract/fixed/trust-changes';
import { grounds } from '@boedel/domain/activities/open-activity';
import { MultiSelect, Select, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import { formatType } from './activities.queries';

const groundLabels: Readonly<Record<(typeof grounds)[number], string>> = {
  resignation: markPhrase('Resignation'),
  death: markPhrase('Death'),
  'court order': markPhrase('Removed by the court'),
  "Master's direction": markPhrase('Removed by the Master'),
  deed: markPhrase('As the deed provides'),
};
/** A change of trustees is a replacement or an appointment, chosen in a list of its own. */
const changeTrustees = 'trustees';
const [removal, registration] = [2, 6];
const ofTrustees: readonly number[] = trusteeChangeDropdown;

interface NewActivityDialogProps {
  readonly onBegun: (id: number) => void;
  readonly onClose: () => void;
}

export function NewActivityDialog({ onBegun, onClose }: NewActivityDialogProps) {
  const { id: matterID } = useMatter();
  const today = useToday();
  const read = useRead(activityCalls.getOffered, { matterID });
  const add = useCall(activityCalls.add, { onDone: ({ id }) => onBegun(id) });
  const readError = (field: string): string | undefined => add.error?.fields[field]?.[0];
  const [what, setWhat] = useState<string | null>(null);
  const [change, setChange] = useState<string | null>(null);
  const [incoming, setIncoming] = useState<string[]>([]);
  const [outgoing, setOutgoing] = useState<string[]>([]);
  const [ground, setGround] = useState<string | null>(null);
  const [date, setDate] = useState<string | null>(today);
  const [note, setNote] = useState('');
  const offered = read.data?.activityTypes ?? [];
  const kind = what ?? (offered.includes(registration) ? String(registration) : null);
  const type = Number(kind === changeTrustees ? change : kind);
  const [comes, leaves] = [ofTrustees.includes(type), type === removal || type === trusteeChangeDropdown[0]];
  const save = (): void =>
    add.run({
      matterID,
      activityType: type,
      dateCreated: date,
      incomingIDs: comes ? incoming.map(Number) : [],
      outgoingIDs: leaves ? outgoing.map(Number) : [],
      ground: leaves ? (ground as (typeof grounds)[number] | null) : null,
      note,
    });
  return (
    <SharedModal
      opened
      size="lg"
      title={t('New activity')}
      saveLabel={t('Begin')}
      isSaving={add.isRunning}
      saveDisabled={!type}
      onSave={save}
      onCancel={onClose}
    >
      <Loaded read={read}>
        {({ activityTypes, trustees }) => {
          const listTrustees = (isAppointed: boolean) =>
            trustees
              .filter((one) => one.isAppointed === isAppointed)
              .map(({ id, name }) => ({ value: String(id), label: name }));
          return (
            <Stack gap="sm">
              <Select
                label={t('What changes')}
                error={readError('activityType')}
                data-autofocus
                data={[
                  ...(activityTypes.some((one) => ofTrustees.includes(one))
                    ? [{ value: changeTrustees, label: t('Change of trustees') }]
                    : []),
                  ...activityTypes
                    .filter((one) => !ofTrustees.includes(one))
                    .map((one) => ({ value: String(one), label: formatType(one) })),
                ]}
                value={kind}
                onChange={setWhat}
              />
              {kind === changeTrustees && (
                <Select
                  label={t('Kind of change')}
                  data={ofTrustees.map((one) => ({ value: String(one), label: formatType(one) }))}
                  value={change}
                  onChange={setChange}
                />
              )}
              {comes && (
                <MultiSelect
                  label={t('Who becomes a trustee')}
                  error={readError('incomingIDs')}
                  description={t(
                    'Proposed trustees of the trust. If someone is missing, first capture them as a trustee of the trust.',
                  )}
                  data={listTrustees(false)}
                  value={incoming}
                  onChange={setIncoming}
                />
              )}
              {leaves && (
                <>
                  <MultiSelect
                    label={t('Who leaves')}
                    error={readError('outgoingIDs')}
                    data={listTrustees(true)}
                    value={outgoing}
                    onChange={setOutgoing}
                  />
                  <Select
                    label={t('Why')}
                    error={readError('ground')}
                    data={grounds.map((one) => ({ value: one, label: t(groundLabels[one]) }))}
                    value={ground}
                    onChange={setGround}
                  />
                </>
              )}
              <DateField
                label={t('Start Date')}
                error={readError('dateCreated')}
                value={date}
                onChange={(day) => setDate((day as string | null) ?? null)}
              />
              <Textarea label={t('Note')} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
            </Stack>
          );
        }}
      </Loaded>
    </SharedModal>
  );
}
