import type { WireAnswer } from '@boedel/contract/call';
import { frequency } from '@boedel/contract/fixed/frequencies';
import { milestones } from '@boedel/contract/fixed/matters';
import { recipientCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { recipientToSave } from '@boedel/contract/matter-people/matter-people.schema';
import { MultiSelect } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { useOpenedRow } from '../../ui/opened-row';
import type { FieldSection } from '../../ui/fields/field';
import type { ListColumn } from '../../ui/list/column';
import { useMayChangeMatter } from '../../ui/may-change';
import { ListTable } from '../../ui/list/list-table';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { RecordDialog } from '../../ui/record/record-dialog';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';

type MilestoneRecipientAnswer = WireAnswer<typeof recipientCalls.GetRecipients>[number];

const sections: FieldSection[] = [
  {
    fields: [
      { name: 'name', label: markPhrase('Name'), required: true },
      { name: 'email', label: markPhrase('Email'), kind: 'email', required: true },
      { name: 'relationship', label: markPhrase('Relationship') },
      {
        name: 'language',
        label: markPhrase('Language'),
        kind: 'select',
        options: [
          { value: 'en', label: 'English' },
          { value: 'af', label: 'Afrikaans' },
        ],
        help: markPhrase('Leave blank to use the firm’s setting.'),
      },
      { name: 'getsReports', label: markPhrase('Receives reports'), kind: 'flag' },
      { name: 'seesFigures', label: markPhrase('Show figures in reports'), kind: 'flag' },
      {
        name: 'reportFrequency',
        label: markPhrase('How often to send reports'),
        kind: 'select',
        options: Object.entries(frequency).map(([value, label]) => ({ value: Number(value), label })),
        help: markPhrase('Leave blank to use the firm’s schedule.'),
      },
    ],
  },
];

const listMilestoneNames = (systemType: number): readonly string[] =>
  milestones[String(systemType) as keyof typeof milestones] ?? [];

const createColumns = (systemType: number): ListColumn<MilestoneRecipientAnswer>[] => [
  { key: 'name', title: markPhrase('Name'), strong: true },
  { key: 'email', title: markPhrase('Email') },
  { key: 'relationship', title: markPhrase('Relationship') },
  {
    key: 'milestones',
    title: markPhrase('Told of'),
    value: (row) =>
      (row.milestones ?? []).length === 0
        ? t('every milestone')
        : (row.milestones ?? []).map((one) => t(listMilestoneNames(systemType)[one - 1] ?? '')).join(', '),
  },
];

/** Which milestones a recipient is told of; none chosen is all of them. */
function ToldOf() {
  const { systemTypeID } = useMatter();
  const mayChange = useMayChangeMatter();
  const { setValue } = useFormContext();
  const chosen = (useWatch({ name: 'milestones' }) ?? []) as readonly number[];
  return (
    <MultiSelect
      mt="sm"
      label={t('Told of')}
      description={t('Leave blank for every milestone.')}
      readOnly={!mayChange}
      data={listMilestoneNames(systemTypeID).map((name, index) => ({ value: String(index + 1), label: t(name) }))}
      value={chosen.map(String)}
      onChange={(next) => setValue('milestones', next.map(Number), { shouldDirty: true })}
    />
  );
}

/** Who gets a mail when the matter reaches a milestone. */
export function Recipients() {
  const matter = useMatter();
  const read = useRead(recipientCalls.GetRecipients, { matterID: matter.id }, { quiet: true });
  const mayChange = useMayChangeMatter();
  const { open, setOpen, hrefOf } = useOpenedRow<MilestoneRecipientAnswer>('recipient', read.data);
  const close = (): void => setOpen(undefined);
  const save = useCall(recipientCalls.SaveRecipient);
  const remove = useCall(recipientCalls.DeleteRecipient, { onDone: close });
  return (
    <PeopleSection
      title={t('Recipients')}
      about={t('notified when a milestone is reached')}
      add={{ label: t('Add a recipient'), run: () => setOpen('new'), ofFirm: true }}
    >
      <Loaded read={read}>
        {(rows) =>
          rows.length === 0 ? (
            <Nobody sentence={t('No recipients yet.')} />
          ) : (
            <ListTable
              label={t('Recipients')}
              rows={rows}
              columns={createColumns(matter.systemTypeID)}
              rowKey={({ id }) => id}
              hrefOf={hrefOf}
              onOpen={setOpen}
            />
          )
        }
      </Loaded>
      {open && (
        <RecordDialog<object>
          title={open === 'new' ? t('Add a recipient') : open.name}
          size="lg"
          sections={sections}
          schema={recipientToSave}
          value={
            open === 'new' ? { matterID: matter.id, name: '', email: '', milestones: [], getsReports: false } : open
          }
          call={save}
          readOnly={!mayChange}
          onSaved={close}
          onClose={close}
          {...(open !== 'new' &&
            mayChange && { extra: { label: t('Remove'), onClick: () => remove.run({ id: open.id }) } })}
        >
          <ToldOf />
        </RecordDialog>
      )}
    </PeopleSection>
  );
}
