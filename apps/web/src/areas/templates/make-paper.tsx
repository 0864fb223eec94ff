import type { BatchList } from '@boedel/domain/templates/standard';
import type { WireAnswer } from '@boedel/contract/call';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { systemType } from '@boedel/domain/matter/kinds';
import { Button, SegmentedControl, Select, Switch } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { send } from '../../client/send';
import { languages } from '../../i18n/language';
import { t } from '../../i18n/t';
import { PageTitle } from '../../ui/page-title';
import { PaperView } from '../../ui/paper/paper-view';
import { Loading } from '../../ui/plain/overlays';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { type PaperGapAnswer, Ask, isTooLong } from './ask';
import { BatchProgress, ForAll } from './make-for-all';
import styles from './templates.module.css';

const TemplateEditor = lazy(async () => ({ default: (await import('./editor/template-editor')).TemplateEditor }));

export type OfferedTemplate = WireAnswer<typeof paperCalls.getformatter>[number];
type PaperPreview = WireAnswer<typeof paperCalls.previewmattertemplate>;

const ofAccount = 'account.number';
const namesAccount = /\{\??(?:account|heirs?|notice\.inspection|matter\.account)[.A-Z]/;

/** Which account a paper is about, where it names one and several were lodged. */
function WhichAccount({
  content,
  value,
  onChange,
}: {
  content: string;
  value: PaperGapAnswer;
  onChange: (value: PaperGapAnswer) => void;
}) {
  const { id: matterID } = useMatter();
  const accounts = useRead(lodgingCalls.getbymatterid, { matterID }, { quiet: true }).data ?? [];
  if (accounts.length < 2 || !namesAccount.test(content)) return null;
  return (
    <Select
      label={t('Account')}
      placeholder={t('The one the estate is on')}
      clearable
      data={accounts.map(({ number, title }) => ({ value: String(number), label: `${number}. ${title}` }))}
      value={value === null ? null : String(value)}
      onChange={onChange}
    />
  );
}

/** The language the paper is in, for its user to change; says so where it does not exist in the one wanted. */
function PaperLanguage({ shown, onChange }: { shown: PaperPreview; onChange: (to: PaperPreview['language']) => void }) {
  const { language, languages: existing, wantedLanguage } = shown;
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label={t('Language of document')}
        value={wantedLanguage}
        onChange={(chosen) => onChange(chosen as PaperPreview['language'])}
        data={Object.entries(languages).map(([value, label]) => ({ value, label: t(label) }))}
      />
      {!existing.includes(wantedLanguage) && (
        <p>
          {t('This document does not exist in {language}. It will be created in {other}.', {
            language: t(languages[wantedLanguage]),
            other: t(languages[language]),
          })}
        </p>
      )}
    </>
  );
}

export interface FilingTarget {
  readonly activityID: number;
  readonly paper: string;
  readonly partyID?: number;
}

/** A paper before it is made: what it asks for, what is missing and where that is captured, the page as it would be. */
export function MakePaper({
  template,
  waitingFor,
  accountNo,
  filedWith,
  onDone,
}: {
  template: OfferedTemplate;
  /** What is awaited that it asks for again. */
  waitingFor?: string;
  /** Which account of the estate it is about; else the one the estate is on. */
  accountNo?: string;
  /** The activity it becomes a paper of. */
  filedWith?: FilingTarget | undefined;
  onDone: () => void;
}) {
  const { id: matterID, systemTypeID } = useMatter();
  const [answers, setAnswers] = useState<Readonly<Record<string, PaperGapAnswer>>>(
    accountNo ? { [ofAccount]: accountNo } : {},
  );
  const [settled] = useDebouncedValue(answers, 350);
  const [row, setRow] = useState<string | null>(null);
  const [copy, setCopy] = useState<string>();
  const [copied] = useDebouncedValue(copy, 350);
  const [isEditing, setEditing] = useState(false);
  // Until somebody chooses, the paper is in the language its recipient is written to in.
  const [language, setLanguage] = useState<PaperPreview['language']>();
  const [fileType, setFileType] = useState('0');
  const [batchId, setBatchId] = useState<number>();
  const list = template.batch as BatchList | null;
  const isForRows = list !== null && list !== 'recipients';
  const from = {
    matterID,
    templateID: template.id,
    isStandardTemplate: template.isStandard,
    ...(language && { language }),
    ...(isForRows && { row: { list, index: Number(row ?? 0) } }),
    ...(waitingFor && { waitingFor }),
    ...(filedWith && { filedWith }),
  };
  const body = { ...from, answers: { ...settled }, ...(copied !== undefined && { content: copied }) };
  const read = useQuery<PaperPreview, Error>({
    queryKey: [paperCalls.previewmattertemplate.path, body],
    queryFn: ({ signal }) => send(paperCalls.previewmattertemplate, { body }, { signal, quiet: true }),
    placeholderData: (last) => last,
    retry: false,
    enabled: !Object.values(settled).some(isTooLong),
  });
  const [last, setLast] = useState<PaperPreview>();
  if (read.data && read.data !== last) setLast(read.data);
  const make = useCall(paperCalls.saveMatterTemplate, { says: t('Document added to the matter.'), onDone });
  const batch = useCall(paperCalls.makebatch, { onDone: ({ id }) => setBatchId(id) });
  const answerPath = (path: string) => (value: PaperGapAnswer) => setAnswers({ ...answers, [path]: value });
  return (
    <>
      <PageTitle
        title={t(template.title)}
        about={t('Filled in from this matter. The document is filed only when you create it.')}
      >
        <Button variant="default" onClick={onDone}>
          {t('Back')}
        </Button>
      </PageTitle>
      <Loaded read={{ data: read.data ?? last, error: read.error, refetch: read.refetch }}>
        {(shown) => {
          const toCapture = shown.missing.filter(({ isAsked }) => !isAsked);
          const content = copy ?? shown.content;
          return (
            <div className={styles.two}>
              <section aria-label={t('Information needed')} className={styles.missing}>
                <PaperLanguage
                  shown={shown}
                  onChange={(chosen) => {
                    setLanguage(chosen);
                    setCopy(undefined);
                    setEditing(false);
                  }}
                />
                {isForRows && (
                  <Select
                    label={t('For')}
                    data={shown.rows.map(({ name }, index) => ({ value: String(index), label: name }))}
                    value={row ?? (shown.rows.length > 0 ? '0' : null)}
                    onChange={setRow}
                  />
                )}
                {systemTypeID === systemType.estateLate && (
                  <WhichAccount content={content} value={answers[ofAccount] ?? null} onChange={answerPath(ofAccount)} />
                )}
                {toCapture.length > 0 && (
                  <>
                    <h3>{t('Not captured yet')}</h3>
                    <p>{t('Capture it in the matter, or enter it for this document only.')}</p>
                    {toCapture.map((hole) => (
                      <div key={hole.path} className={styles.line}>
                        <Ask hole={hole} value={answers[hole.path] ?? null} onChange={answerPath(hole.path)} />
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
                {shown.asked.length > 0 && <h3>{t('Details for this document')}</h3>}
                {shown.asked.map((hole) => (
                  <Ask
                    key={hole.path}
                    hole={hole}
                    value={answers[hole.path] ?? hole.value}
                    onChange={answerPath(hole.path)}
                  />
                ))}
                <Switch
                  label={t('Edit text of this copy')}
                  checked={isEditing}
                  onChange={(event) => setEditing(event.currentTarget.checked)}
                />
                {isEditing && (
                  <Suspense fallback={<Loading />}>
                    <TemplateEditor initial={content} onChange={setCopy} systemTypeIDs={[systemTypeID]} />
                  </Suspense>
                )}
                {fileType === '0' && shown.lacking.length > 0 && (
                  <output className={styles.lacking}>
                    {t('{signs} would print as a box. Replace it, or create the document in Word.', {
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
                    disabled={shown.missing.length > 0 || Object.values(answers).some(isTooLong)}
                    onClick={() =>
                      make.run({
                        ...from,
                        language: shown.language,
                        title: template.title,
                        content,
                        answers: { ...answers },
                        fileType: Number(fileType),
                      })
                    }
                  >
                    {t('Create and save')}
                  </Button>
                </div>
                {list !== null && (
                  <ForAll
                    rows={shown.rows}
                    isRunning={batch.isRunning}
                    onMake={(rows, isMailed) =>
                      batch.run({
                        matterID,
                        templateID: template.id,
                        isStandardTemplate: template.isStandard,
                        title: template.title,
                        // Unless one language was chosen or the text was edited, each gets it in their own.
                        ...(language && { language }),
                        ...(copy !== undefined && { content: copy, language: shown.language }),
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
              <section aria-label={t('Preview')}>
                {read.error && (
                  <p className={styles.faults} role="alert">
                    {t(read.error.message)}
                  </p>
                )}
                <PaperView paper={shown.paper} />
              </section>
            </div>
          );
        }}
      </Loaded>
    </>
  );
}
