import type { BatchList } from '@boedel/domain/templates/standard';
import type { WireAnswer } from '@boedel/contract/call';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import {
  Button,
  Checkbox,
  NumberInput,
  Progress,
  SegmentedControl,
  Select,
  Switch,
  TextInput,
  Textarea,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { send } from '../../client/send';
import { t, tell } from '../../i18n/t';
import { DateField } from '../../ui/fields/date-field';
import { PageTitle } from '../../ui/page-title';
import { PaperView } from '../../ui/paper/paper-view';
import { Loading } from '../../ui/plain/overlays';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import type { Offered } from './papers-tab';
import styles from './templates.module.css';

const TemplateEditor = lazy(async () => ({ default: (await import('./editor/template-editor')).TemplateEditor }));

type Preview = WireAnswer<typeof paperCalls.previewmattertemplate>;
type Hole = Preview['missing'][number];
type Value = string | number | boolean | null;

export interface FiledWith {
  readonly activityID: number;
  readonly paper: string;
  readonly partyID?: number;
}

interface AskProps {
  readonly hole: Hole;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One thing a paper asks for, in the control of its kind. */
function Ask({ hole: { label, of, kind, isLong, options }, value, onChange }: AskProps) {
  const name = of ? `${t(label)} (${of})` : t(label);
  if (kind === 'flag') {
    return <Switch label={name} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />;
  }
  if (options.length > 0) {
    return (
      <Select
        label={name}
        data={options.map((option) => ({ value: option, label: t(option) }))}
        value={value === null ? null : String(value)}
        onChange={(chosen) => onChange(chosen)}
      />
    );
  }
  if (kind === 'day') {
    return (
      <DateField
        label={name}
        value={value === null ? null : String(value)}
        onChange={(day) => onChange((day as string | null) ?? null)}
      />
    );
  }
  if (kind === 'money' || kind === 'number') {
    return (
      <NumberInput
        label={name}
        hideControls
        decimalScale={2}
        value={typeof value === 'number' ? value : (value as string | null) === null ? '' : String(value)}
        onChange={(typed) => onChange(typed === '' ? null : typed)}
      />
    );
  }
  const text = value === null ? '' : String(value);
  return isLong ? (
    <Textarea
      label={name}
      autosize
      minRows={2}
      maxRows={10}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextInput label={name} value={text} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}

/** A paper before it is made: what it asks for, what is missing and where that is captured, the page as it would be. */
export function MakePaper({
  template,
  waitingFor,
  filedWith,
  onDone,
}: {
  template: Offered;
  /** What is awaited that it asks for again. */
  waitingFor?: string;
  /** The activity it becomes a paper of. */
  filedWith?: FiledWith | undefined;
  onDone: () => void;
}) {
  const { id: matterID } = useMatter();
  const [answers, setAnswers] = useState<Readonly<Record<string, Value>>>({});
  const [settled] = useDebouncedValue(answers, 350);
  const [row, setRow] = useState<string | null>(null);
  const [copy, setCopy] = useState<string>();
  const [copied] = useDebouncedValue(copy, 350);
  const [isEditing, setEditing] = useState(false);
  const [fileType, setFileType] = useState('0');
  const [batchId, setBatchId] = useState<number>();
  const list = template.batch as BatchList | null;
  const isForRows = list !== null && list !== 'recipients';
  const from = {
    matterID,
    templateID: template.id,
    isStandardTemplate: template.isStandard,
    language: template.language,
    ...(isForRows && { row: { list, index: Number(row ?? 0) } }),
    ...(waitingFor && { waitingFor }),
    ...(filedWith && { filedWith }),
  };
  const body = { ...from, answers: { ...settled }, ...(copied !== undefined && { content: copied }) };
  const read = useQuery<Preview, Error>({
    queryKey: [paperCalls.previewmattertemplate.path, body],
    queryFn: ({ signal }) => send(paperCalls.previewmattertemplate, { body }, { signal, quiet: true }),
    placeholderData: (last) => last,
    retry: false,
  });
  const make = useCall(paperCalls.saveMatterTemplate, { says: t('The paper is filed on the matter.'), onDone });
  const batch = useCall(paperCalls.makebatch, { onDone: ({ id }) => setBatchId(id) });
  const answer = (path: string) => (value: Value) => setAnswers({ ...answers, [path]: value });
  return (
    <>
      <PageTitle title={t(template.title)} about={t('Filled from this matter. Nothing is filed before you make it.')}>
        <Button variant="default" onClick={onDone}>
          {t('Back')}
        </Button>
      </PageTitle>
      <Loaded read={{ data: read.data, error: read.error, refetch: read.refetch }}>
        {(shown) => {
          const toCapture = shown.missing.filter(({ isAsked }) => !isAsked);
          const content = copy ?? shown.content;
          return (
            <div className={styles.two}>
              <section aria-label={t('What the paper asks for')} className={styles.missing}>
                {isForRows && (
                  <Select
                    label={t('For')}
                    data={shown.rows.map(({ name }, index) => ({ value: String(index), label: name }))}
                    value={row ?? (shown.rows.length > 0 ? '0' : null)}
                    onChange={setRow}
                  />
                )}
                {toCapture.length > 0 && (
                  <>
                    <h3>{t('Not captured yet')}</h3>
                    <p>{t('Capture it where it belongs, or type it for this paper alone.')}</p>
                    {toCapture.map((hole) => (
                      <div key={hole.path} className={styles.line}>
                        <Ask hole={hole} value={answers[hole.path] ?? null} onChange={answer(hole.path)} />
                        {hole.tab && (
                          <Button
                            size="compact-sm"
                            variant="default"
                            component={Link}
                            to={hole.tab === 'organisation' ? '/details' : `/matters/${matterID}/${hole.tab}`}
                          >
                            {t('Capture')}
                          </Button>
                        )}
                      </div>
                    ))}
                  </>
                )}
                {shown.asked.length > 0 && <h3>{t('Asked for this paper')}</h3>}
                {shown.asked.map((hole) => (
                  <Ask
                    key={hole.path}
                    hole={hole}
                    value={answers[hole.path] ?? hole.value}
                    onChange={answer(hole.path)}
                  />
                ))}
                <Switch
                  label={t('Edit the words of this copy')}
                  checked={isEditing}
                  onChange={(event) => setEditing(event.currentTarget.checked)}
                />
                {isEditing && (
                  <Suspense fallback={<Loading />}>
                    <TemplateEditor initial={content} onChange={setCopy} />
                  </Suspense>
                )}
                {fileType === '0' && shown.lacking.length > 0 && (
                  <output className={styles.lacking}>
                    {t('{signs} would be printed as a box. Write it otherwise, or make the paper in Word.', {
                      signs: shown.lacking.join(' '),
                    })}
                  </output>
                )}
                <div className={styles.bar}>
                  <SegmentedControl
                    size="xs"
                    aria-label={t('File')}
                    value={fileType}
                    onChange={setFileType}
                    data={[
                      { value: '0', label: 'PDF' },
                      { value: '1', label: 'Word' },
                    ]}
                  />
                  <Button
                    loading={make.isRunning}
                    disabled={shown.missing.length > 0}
                    onClick={() =>
                      make.run({
                        ...from,
                        title: template.title,
                        content,
                        answers: { ...answers },
                        fileType: Number(fileType),
                      })
                    }
                  >
                    {t('Make and file it')}
                  </Button>
                </div>
                {list !== null && (
                  <ForAll
                    rows={isForRows ? shown.rows : []}
                    isRunning={batch.isRunning}
                    onMake={(rows, isMailed) =>
                      batch.run({
                        matterID,
                        templateID: template.id,
                        isStandardTemplate: template.isStandard,
                        language: template.language,
                        title: template.title,
                        content,
                        answers: { ...answers },
                        list,
                        rows,
                        isMailed,
                        fileType: Number(fileType),
                      })
                    }
                  />
                )}
                {batchId !== undefined && <BatchProgress id={batchId} onDone={onDone} />}
              </section>
              <PaperView paper={shown.paper} />
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

interface ForAllProps {
  readonly rows: Preview['rows'];
  readonly isRunning: boolean;
  readonly onMake: (rows: number[], isMailed: boolean) => void;
}

/** One for everybody in the list, in one go. */
function ForAll({ rows, isRunning, onMake }: ForAllProps) {
  const [isMailed, setMailed] = useState(false);
  if (rows.length < 2) return null;
  return (
    <div className={styles.bar}>
      <Checkbox
        label={t('Mail it to everybody who has an address')}
        checked={isMailed}
        onChange={(event) => setMailed(event.currentTarget.checked)}
      />
      <Button
        variant="default"
        loading={isRunning}
        onClick={() =>
          onMake(
            rows.map((_, index) => index),
            isMailed,
          )
        }
      >
        {t('Make one for each of {count}', { count: rows.length })}
      </Button>
    </div>
  );
}

function BatchProgress({ id, onDone }: { id: number; onDone: () => void }) {
  const read = useRead(paperCalls.getbatch, { id }, { quiet: true });
  useQuery({
    queryKey: ['batch again', id],
    queryFn: () => read.refetch().then(() => null),
    refetchInterval: read.data?.state === 'done' ? false : 1000,
  });
  if (!read.data) return null;
  const { total, done, failed, state, papers } = read.data;
  return (
    <section aria-label={t('Batch')} aria-live="polite">
      <p>{t('{done} of {total} made, {failed} could not be made.', { done, total, failed })}</p>
      <Progress value={((done + failed) / total) * 100} aria-label={t('Progress')} />
      {state === 'done' && (
        <>
          <ul>
            {papers.map(({ id: paper, recipient, title, mailState, fault }) => (
              <li key={paper}>
                {recipient ?? title}: {fault ? tell(fault) : mailState ? t('mailed') : t('filed')}
              </li>
            ))}
          </ul>
          <Button size="compact-sm" onClick={onDone}>
            {t('Done')}
          </Button>
        </>
      )}
    </section>
  );
}
