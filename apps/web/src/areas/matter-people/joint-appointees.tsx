import { jointAppointeeCalls } from '@boedel/contract/matter-people/joint-appointees.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { Checkbox, NativeSelect, NumberInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { useDirectoryChoices } from '../../client/record/directory-choices';
import { markPhrase, t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import { StatusBadge } from '../../ui/figures/status-badge';
import { DateField } from '../../ui/fields/date-field';
import { formatPercentage } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { useMay } from '../../ui/access';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';

type JointAppointee = WireAnswer<typeof jointAppointeeCalls.getbymatterid>[number];

const columns: readonly ListColumn<JointAppointee>[] = [
  { key: 'name', title: markPhrase('Name'), strong: true },
  {
    key: 'sharePercent',
    title: markPhrase('Share of fee'),
    kind: 'number',
    render: ({ sharePercent }) => formatPercentage(sharePercent),
  },
  { key: 'appointedDate', title: markPhrase('Appointed on'), kind: 'day' },
  { key: 'endedDate', title: markPhrase('Ended on'), kind: 'day' },
  {
    key: 'hasAccess',
    title: markPhrase('Sees the matter'),
    value: ({ hasAccess }) => (hasAccess ? 1 : 0),
    render: ({ hasAccess }) =>
      hasAccess ? <StatusBadge tone="good">{t('Yes')}</StatusBadge> : <StatusBadge tone="off">{t('No')}</StatusBadge>,
  },
];

/** Joint trustees and liquidators: appointed from the firm's list, and removed, each with a letter. */
export function JointAppointees() {
  const { id: matterID, mayCapture } = useMatter();
  const read = useRead(jointAppointeeCalls.getbymatterid, { matterID }, { quiet: true });
  const mayAppoint = useMay(jointAppointeeCalls.appoint) && mayCapture;
  const [open, setOpen] = useState<JointAppointee | 'new'>();
  const close = (): void => setOpen(undefined);
  return (
    <PeopleSection
      title={t('Joint appointees')}
      add={{ label: t('Appoint jointly'), run: () => setOpen('new'), ofFirm: true }}
    >
      <Loaded read={read}>
        {(rows) =>
          rows.length === 0 ? (
            <Nobody sentence={t('No joint appointees yet.')} />
          ) : (
            <ListTable
              label={t('Joint appointees')}
              rows={rows}
              columns={columns}
              rowKey={({ partyID }) => partyID}
              {...(mayAppoint && { onOpen: (row: JointAppointee) => row.endedDate === null && setOpen(row) })}
            />
          )
        }
      </Loaded>
      {open === 'new' && <AppointDialog onClose={close} />}
      {open && open !== 'new' && <EndDialog joint={open} onClose={close} />}
    </PeopleSection>
  );
}

const listed = { jointAppointeeID: { kind: 'link', label: '', to: 'jointappointee' } } as never;

function AppointDialog({ onClose }: { onClose: () => void }) {
  const { id: matterID } = useMatter();
  const { jointAppointeeID: people = [] } = useDirectoryChoices(listed);
  const [who, setWho] = useState('');
  const [appointedDate, setAppointed] = useState<string>(useToday());
  const [share, setShare] = useState<number | string>('');
  const [givesAccess, setAccess] = useState(false);
  const [mayCapture, setMayCapture] = useState(false);
  const appoint = useCall(jointAppointeeCalls.appoint, {
    says: t('Joint appointee added. We will email them.'),
    onDone: onClose,
  });
  return (
    <SharedModal
      opened
      title={t('Appoint jointly')}
      isSaving={appoint.isRunning}
      saveLabel={t('Appoint')}
      saveDisabled={who === '' || appointedDate === ''}
      onCancel={onClose}
      hasUnsaved={who !== ''}
      onSave={() =>
        appoint.run({
          matterID,
          jointAppointeeID: Number(who),
          appointedDate,
          sharePercent: share === '' ? null : Number(share),
          givesAccess,
          mayCapture: givesAccess && mayCapture,
        })
      }
    >
      <Stack gap="sm">
        <NativeSelect
          label={t('Who is appointed')}
          value={who}
          onChange={(event) => setWho(event.currentTarget.value)}
          data={[
            { value: '', label: t('Choose') },
            ...people.map(({ value, label }) => ({ value: String(value), label })),
          ]}
        />
        <DateField
          label={t('Appointed on')}
          value={appointedDate}
          onChange={(day) => setAppointed(typeof day === 'string' ? day : '')}
        />
        <NumberInput
          label={t('Share of fee')}
          suffix=" %"
          min={0}
          max={100}
          decimalScale={2}
          value={share}
          onChange={setShare}
        />
        <Checkbox
          label={t('Signs in and sees this matter, and no other')}
          checked={givesAccess}
          onChange={(event) => setAccess(event.currentTarget.checked)}
        />
        {givesAccess && (
          <Checkbox
            label={t('Can capture in this matter')}
            checked={mayCapture}
            onChange={(event) => setMayCapture(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </SharedModal>
  );
}

function EndDialog({ joint, onClose }: { joint: JointAppointee; onClose: () => void }) {
  const { id: matterID } = useMatter();
  const [endedDate, setEnded] = useState<string>(useToday());
  const dismiss = useCall(jointAppointeeCalls.dismiss, { says: t('Appointment ended.'), onDone: onClose });
  return (
    <ReasonDialog
      title={t('End appointment of {name}', { name: joint.name })}
      confirmLabel={t('End appointment')}
      destructive
      call={dismiss}
      maxLength={300}
      onCancel={onClose}
      onConfirm={(reason) => dismiss.run({ matterID, partyID: joint.partyID, endedDate, reason })}
    >
      <DateField
        label={t('Ended on')}
        value={endedDate}
        onChange={(day) => setEnded(typeof day === 'string' ? day : '')}
      />
      {joint.hasAccess && <p>{t('They no longer see the matter from the moment this is saved.')}</p>}
    </ReasonDialog>
  );
}
