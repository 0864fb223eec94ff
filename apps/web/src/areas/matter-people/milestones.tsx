import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { Button, Switch, Textarea } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import { formatDate, formatDateTime } from '../../ui/format';
import { useAskMoves } from '../../client/moves/use-ask-moves';
import { OnlyCapture } from '../../ui/only-capture';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import styles from './matter-people.module.css';
import { MilestoneMails } from './milestone-mails';

type SavedMilestone = WireBody<typeof milestoneCalls.update>;
type Milestone = WireAnswer<typeof milestoneCalls.getbymatterid>[number];

interface MilestoneLineProps {
  readonly milestone: Milestone;
  readonly onOpen: (milestone: Milestone) => void;
  readonly onMail: (milestone: Milestone) => void;
}

function Line({ milestone, onOpen, onMail }: MilestoneLineProps) {
  const { date, expected, name, note, mailedAt, recipients } = milestone;
  return (
    <li data-reached={date !== null || undefined}>
      {date ? <IconCircleCheckFilled size={18} aria-hidden /> : <IconCircle size={18} aria-hidden />}
      <span className={styles.when}>{formatDate(date)}</span>
      <span className={styles.what}>
        {t(name)}
        <small>
          {expected && `${t('expected {date}', { date: expected })}${note ? ' · ' : ''}`}
          {note}
          {note && (mailedAt ?? recipients.length > 0) ? ' · ' : ''}
          {mailedAt ? (
            <button type="button" className={styles.mail} onClick={() => onMail(milestone)}>
              {t('mail went out {at}', { at: formatDateTime(mailedAt).slice(0, 16) })}
            </button>
          ) : (
            recipients.length > 0 && t('notifies {names}', { names: recipients.map((one) => one.name).join(', ') })
          )}
        </small>
      </span>
      <OnlyCapture hide needs="estate">
        <Button
          size="compact-sm"
          variant="default"
          aria-label={date ? t('Change {name}', { name: t(name) }) : t('Mark as reached: {name}', { name: t(name) })}
          onClick={() => onOpen(milestone)}
        >
          {date ? t('Change') : t('Mark as reached')}
        </Button>
      </OnlyCapture>
    </li>
  );
}

/** The way of the matter in the steps its type has; who is told is named before the mail goes out. */
export function Milestones() {
  const matter = useMatter();
  const read = useRead(milestoneCalls.getbymatterid, { matterID: matter.id }, { quiet: true });
  const [open, setOpen] = useState<Milestone>();
  const [mailed, setMailed] = useState<Milestone>();
  return (
    <>
      <Loaded read={read}>
        {(all) => (
          <ol className={styles.steps} aria-label={t('Milestones')}>
            {all.map((milestone) => (
              <Line key={milestone.milestone} milestone={milestone} onOpen={setOpen} onMail={setMailed} />
            ))}
          </ol>
        )}
      </Loaded>
      {mailed && <MilestoneMails milestone={mailed} onClose={() => setMailed(undefined)} />}
      {open && <MilestoneDialog milestone={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** An event that was expected by now is the day to begin with. */
const pickEarlierDay = (expected: string | null, today: string): string =>
  expected && expected < today ? expected : today;

function MilestoneDialog({ milestone, onClose }: { milestone: Milestone; onClose: () => void }) {
  const { id: matterID } = useMatter();
  const today = useToday();
  const [date, setDate] = useState<string | null>(milestone.date ?? pickEarlierDay(milestone.expected, today));
  const [note, setNote] = useState(milestone.note ?? '');
  const [sendMail, setSendMail] = useState(true);
  const save = useCall(milestoneCalls.update, {
    says: t('Milestone saved.'),
    onDone: onClose,
  });
  const { call, asking } = useAskMoves<SavedMilestone>(save, ({ date: day }) =>
    day === (milestone.date ?? milestone.expected) ? {} : { [milestone.event]: day },
  );
  const mails = milestone.mailedAt === null && milestone.recipients.length > 0;
  const saveDay = (day: string | null): void => {
    const saved = call.runAsync({
      matterID,
      milestone: milestone.milestone,
      date: day,
      note: note || null,
      sendMail: mails && sendMail,
      version: milestone.version,
    });
    // The call has said what is wrong; what was typed stays as it is.
    saved.catch(() => undefined);
  };
  return (
    <SharedModal
      opened
      size="md"
      title={t(milestone.name)}
      isSaving={call.isRunning}
      saveDisabled={date === null}
      onCancel={onClose}
      onSave={() => saveDay(date)}
      {...(milestone.date && { extra: { label: t('Not reached after all'), onClick: () => saveDay(null) } })}
    >
      <DateField
        label={t('Reached on')}
        required
        value={date}
        onChange={(value) => setDate(value as string | null)}
        error={save.error?.fields?.['date']?.[0]}
      />
      <Textarea
        mt="sm"
        label={t('Note')}
        autosize
        minRows={2}
        maxLength={1000}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {asking}
      {mails && (
        <Switch
          mt="sm"
          label={t('Tell {names} by mail', { names: milestone.recipients.map((one) => one.name).join(', ') })}
          checked={sendMail}
          onChange={(event) => setSendMail(event.currentTarget.checked)}
        />
      )}
    </SharedModal>
  );
}
