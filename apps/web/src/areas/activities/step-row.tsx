import { activityCalls } from '@boedel/contract/activities/activities.calls';
import { documentCalls, documentLinkCalls } from '@boedel/contract/documents/documents.calls';
import { Button, Textarea, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled, IconCircleMinus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { download } from '../../client/download';
import { FileAPaper } from '../../client/file-a-paper';
import { useCall } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import { DateField } from '../../ui/fields/date-field';
import { formatDate } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import type { OpenedActivityAnswer, ActivityStepView, StepPaper } from './activities.queries';
import styles from './activities.module.css';

const stateLabels: Readonly<Record<ActivityStepView['state'], string>> = {
  done: markPhrase('Done'),
  open: markPhrase('Still open'),
  notApplicable: markPhrase('Not applicable'),
};
const icons = { done: IconCircleCheckFilled, open: IconCircle, notApplicable: IconCircleMinus } as const;

type StepRowDialog = 'day' | 'note' | 'away' | undefined;
interface StepRowProps {
  readonly activity: OpenedActivityAnswer;
  readonly step: ActivityStepView;
}

/** One step: its day, its papers, a note, or why it does not apply. */
export function StepRow({ activity, step }: StepRowProps) {
  const [asking, setAsking] = useState<StepRowDialog>();
  const closeDialog = () => setAsking(undefined);
  const save = useCall(activityCalls.saveStep, { onDone: closeDialog });
  const remove = useCall(activityCalls.removeStep);
  const Icon = icons[step.state];
  const place = { activityID: activity.id, step: step.step };
  const title = step.isOwn ? step.title : t(step.title);
  const mayFallAway = step.onlyWhere !== null || step.isOwn;
  return (
    <li data-state={step.state}>
      <header>
        <Icon size={18} aria-hidden />
        <h3>
          {title}
          <VisuallyHidden>: {t(stateLabels[step.state])}</VisuallyHidden>
        </h3>
        {step.onlyWhere && <small>{t('Only where: {what}', { what: t(step.onlyWhere) })}</small>}
        {step.date && <span className={styles.day}>{formatDate(step.date)}</span>}
        {!activity.isComplete && (
          <span className={styles.buttons}>
            {step.isDated && step.state !== 'notApplicable' && (
              <OnlyCapture hide>
                <Button size="compact-xs" variant={step.date ? 'default' : 'light'} onClick={() => setAsking('day')}>
                  {step.bringsLetters ? t('Letters received') : step.date ? t('Change date') : t('Set the day')}
                </Button>
              </OnlyCapture>
            )}
            {mayFallAway && (
              <OnlyCapture hide>
                <Button
                  size="compact-xs"
                  variant="subtle"
                  onClick={() => (step.notApplicable ? save.run({ ...place, notApplicable: null }) : setAsking('away'))}
                >
                  {step.notApplicable ? t('Mark as applicable') : t('Not applicable')}
                </Button>
              </OnlyCapture>
            )}
            <OnlyCapture hide>
              <Button size="compact-xs" variant="subtle" onClick={() => setAsking('note')}>
                {t('Note')}
              </Button>
            </OnlyCapture>
            {step.isOwn && (
              <OnlyCapture hide>
                <Button size="compact-xs" variant="subtle" onClick={() => remove.run(place)}>
                  {t('Take out')}
                </Button>
              </OnlyCapture>
            )}
          </span>
        )}
      </header>
      {step.notApplicable && <p>{t(step.notApplicable)}</p>}
      {step.note && <p>{step.note}</p>}
      {step.state !== 'notApplicable' && step.papers.length > 0 && (
        <ul>
          {step.papers.map((paper) => (
            <Paper key={`${paper.paper} ${paper.partyID}`} activity={activity} paper={paper} />
          ))}
        </ul>
      )}
      {step.state === 'open' && step.papers.length === 0 && step.missing.length > 0 && (
        <small>{step.missing.map((one) => translate(one)).join(' ')}</small>
      )}
      {asking === 'day' && <DayDialog activity={activity} step={step} title={title} onClose={closeDialog} />}
      {asking === 'away' && (
        <ReasonDialog
          title={t('This step does not apply')}
          call={save}
          onConfirm={(notApplicable) => save.run({ ...place, notApplicable })}
          onCancel={closeDialog}
        />
      )}
      {asking === 'note' && (
        <NoteDialog
          title={title}
          note={step.note}
          isSaving={save.isRunning}
          onSave={(note) => save.run({ ...place, note })}
          onClose={closeDialog}
        />
      )}
    </li>
  );
}

/** A paper of a step: on file, made and waiting for its signature, or still to come. */
function Paper({ activity, paper }: { activity: OpenedActivityAnswer; paper: StepPaper }) {
  const { id: matterID, rights } = useMatter();
  const link = useCall(documentLinkCalls.linkActivity);
  const unlink = useCall(documentLinkCalls.unlink);
  const name = paper.partyName ? `${t(paper.name)}: ${paper.partyName}` : t(paper.name);
  const about = {
    activityID: activity.id,
    paper: paper.paper,
    ...(paper.partyID && { partyID: paper.partyID }),
  };
  const making = `for=${activity.id}~${encodeURIComponent(paper.paper)}${paper.partyID ? `~${paper.partyID}` : ''}`;
  return (
    <li data-state={paper.state}>
      <span>
        {name}
        {paper.state === 'missing' && paper.orNote && <small> {t('or a note')}</small>}
        {paper.state === 'draft' && <small> {t('created, to be signed and filed')}</small>}
      </span>
      {paper.documents.map((one) => (
        <span key={one.linkID} className={styles.file}>
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => void download(documentCalls.downloaddocument, { query: { documentID: one.documentID } })}
          >
            {one.title}
          </Button>
          {!activity.isComplete && (
            <OnlyCapture hide needs="documents">
              <Button
                size="compact-xs"
                variant="subtle"
                miw={24}
                mih={24}
                aria-label={t('Remove {name}', { name: one.title })}
                onClick={() => unlink.run({ DocumentID: one.documentID, linkID: one.linkID })}
              >
                ×
              </Button>
            </OnlyCapture>
          )}
        </span>
      ))}
      {!activity.isComplete && paper.state !== 'filed' && rights.includes('documents') && (
        <span className={styles.buttons}>
          {paper.templateID && paper.state === 'missing' && (
            <OnlyCapture hide needs="documents">
              <Button
                size="compact-xs"
                variant="light"
                component={Link}
                to={`${paths.matter.home({ id: matterID })}/documents?show=made&make=s${paper.templateID}&${making}`}
              >
                {t('Make it')}
              </Button>
            </OnlyCapture>
          )}
          {paper.onFile.map((one) => (
            <OnlyCapture key={one.documentID} hide needs="documents">
              <Button
                size="compact-xs"
                variant="default"
                onClick={() =>
                  link.run({
                    DocumentID: one.documentID,
                    ActivityID: activity.id,
                    paper: paper.paper,
                    ...(paper.partyID && { partyID: paper.partyID }),
                  })
                }
              >
                {t('Use {name}', { name: one.title })}
              </Button>
            </OnlyCapture>
          ))}
          <FileAPaper label={t('File it')} about={about} says={t('Document filed.')} isNamedBy={name} />
        </span>
      )}
    </li>
  );
}

interface StepDayProps extends StepRowProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** The day of a step. Letters of authority are told apart: they change who is a trustee. */
function DayDialog({ activity, step, title, onClose }: StepDayProps) {
  const today = useToday();
  const [date, setDate] = useState<string | null>(step.date ?? today);
  const save = useCall(activityCalls.saveStep, { onDone: onClose });
  const came = useCall(activityCalls.HandleLOAReceived, { onDone: onClose });
  const back = useCall(activityCalls.HandleLOARemoved, { onDone: onClose });
  const run = (): void => {
    if (!step.bringsLetters) save.run({ activityID: activity.id, step: step.step, date });
    else if (date) came.run({ activityID: activity.id, date });
  };
  const clearStepDate = (): void => {
    if (!step.bringsLetters) save.run({ activityID: activity.id, step: step.step, date: null });
    else if (step.diaryID) back.run(undefined, { query: { diaryID: step.diaryID, activityID: activity.id } });
  };
  return (
    <SharedModal
      opened
      size="md"
      title={title}
      isSaving={save.isRunning || came.isRunning || back.isRunning}
      saveDisabled={!date}
      onSave={run}
      onCancel={onClose}
      {...(step.date && { extra: { label: t('Take it back'), onClick: clearStepDate } })}
    >
      <DateField
        label={step.bringsLetters ? t('Date of letters') : t('Done on')}
        error={(save.error ?? came.error)?.fields['date']?.[0]}
        value={date}
        onChange={(day) => setDate((day as string | null) ?? null)}
      />
      {step.bringsLetters && (
        <p>{t('Who is named in them becomes a trustee in office on that day, and who leaves is one no longer.')}</p>
      )}
    </SharedModal>
  );
}

interface StepNoteProps {
  readonly title: string;
  readonly note: string | null;
  readonly isSaving: boolean;
  readonly onSave: (note: string | null) => void;
  readonly onClose: () => void;
}

function NoteDialog({ title, note, isSaving, onSave, onClose }: StepNoteProps) {
  const [text, setText] = useState(note ?? '');
  return (
    <SharedModal
      opened
      size="md"
      title={title}
      isSaving={isSaving}
      onSave={() => onSave(text || null)}
      onCancel={onClose}
    >
      <Textarea
        label={t('Note')}
        data-autofocus
        autosize
        minRows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </SharedModal>
  );
}
