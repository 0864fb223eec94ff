import type { WireAnswer } from '@boedel/contract/call';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { introducerCalls } from '@boedel/contract/introducers/introducers.calls';
import { Button, NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { SharedModal } from '../../ui/dialog/modal';
import { formatPercentage } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { PeopleSection } from '../../ui/people-section';
import { useMatter } from '../../ui/the-matter';
import styles from './matter-people.module.css';

type IntroducerAnswer = NonNullable<WireAnswer<typeof introducerCalls.getMatterReferrer>>;
type IntroducerRole = 'marketer' | 'referrer';

/** Who brought the matter, with their share of the fee. */
export function Introducers() {
  const { id: matterID } = useMatter();
  const may = useMay(directoryCalls['marketer.getlist']);
  const marketer = useRead(introducerCalls.getMatterMarketerByMatterID, { matterID }, { quiet: true, enabled: may });
  const referrer = useRead(introducerCalls.getMatterReferrer, { matterID }, { quiet: true, enabled: may });
  const [open, setOpen] = useState<IntroducerRole>();
  if (!may) return null;
  const renderLine = (kind: IntroducerRole, name: string, one: IntroducerAnswer | null | undefined) => (
    <li>
      <span className={styles.when}>{name}</span>
      <span className={styles.what}>
        {one ? `${one.name} · ${formatPercentage(one.sharePercent)}` : '-'}
        {one?.note && <small>{one.note}</small>}
      </span>
      <OnlyCapture hide>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={one ? t('Change the {kind}', { kind: t(kind) }) : t('Choose the {kind}', { kind: t(kind) })}
          onClick={() => setOpen(kind)}
        >
          {one ? t('Change') : t('Choose')}
        </Button>
      </OnlyCapture>
    </li>
  );
  return (
    <PeopleSection title={t('Who brought the matter')}>
      <ul className={styles.steps}>
        {renderLine('referrer', t('Referrer'), referrer.data)}
        {renderLine('marketer', t('Marketer'), marketer.data)}
      </ul>
      {open && (
        <IntroducerDialog
          kind={open}
          now={(open === 'marketer' ? marketer : referrer).data ?? undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
    </PeopleSection>
  );
}

function IntroducerDialog({
  kind,
  now,
  onClose,
}: {
  kind: IntroducerRole;
  now: IntroducerAnswer | undefined;
  onClose: () => void;
}) {
  const { id: matterID } = useMatter();
  const [chosen, setChosen] = useState(now ? String(now.introducerID) : null);
  const [sharePercent, setShare] = useState<number | null>(now?.sharePercent ?? null);
  const [note, setNote] = useState(now?.note ?? '');
  const list = useRead(directoryCalls[`${kind}.getlist`], { take: 1000 }, { quiet: true });
  const done = { onDone: onClose };
  const saveMarketer = useCall(introducerCalls.updateMarketerMatter, done);
  const saveReferrer = useCall(introducerCalls.updateReferrerMatter, done);
  const takeOff = useCall(introducerCalls.unAssignMarketerFromMatter, done);
  const given = { matterID, sharePercent, note: note.trim() || null };
  const save = (): void => {
    if (chosen === null) return;
    if (kind === 'marketer') saveMarketer.run({ ...given, marketerID: Number(chosen) });
    else saveReferrer.run({ ...given, referrerID: Number(chosen) });
  };
  const remove = (): void =>
    kind === 'marketer' ? takeOff.run({ matterID }) : saveReferrer.run({ ...given, referrerID: null });
  return (
    <SharedModal
      opened
      size="md"
      title={kind === 'marketer' ? t('Marketer') : t('Referrer')}
      saveDisabled={chosen === null}
      isSaving={saveMarketer.isRunning || saveReferrer.isRunning}
      onCancel={onClose}
      onSave={save}
      {...(now && { extra: { label: t('Take off the matter'), onClick: remove } })}
    >
      <Stack gap="sm">
        <Select
          label={t('Name')}
          data-autofocus
          searchable
          nothingFoundMessage={t('Nothing found')}
          data={(list.data?.rows ?? []).map((row) => ({ value: String(row.id), label: row.name }))}
          value={chosen}
          onChange={setChosen}
        />
        <NumberInput
          label={t('Share of fee')}
          suffix=" %"
          min={0}
          max={100}
          decimalScale={2}
          hideControls
          value={sharePercent ?? ''}
          onChange={(value) => setShare(value === '' ? null : Number(value))}
        />
        <TextInput
          label={t('Note')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Stack>
    </SharedModal>
  );
}
