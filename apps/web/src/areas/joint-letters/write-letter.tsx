import type { WireAnswer } from '@boedel/contract/call';
import { jointLetterCalls } from '@boedel/contract/joint-letters/joint-letters.calls';
import { documentKinds } from '@boedel/domain/documents/document-kinds';
import { Alert, Button, Checkbox, MultiSelect, SegmentedControl, TextInput, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { send } from '../../client/send';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/t';
import { usePerson } from '../../ui/access';
import { DateField } from '../../ui/fields/date-field';
import { PageTitle } from '../../ui/page-title';
import { PaperView } from '../../ui/paper/paper-view';
import { Empty, Loaded } from '../../ui/states';
import { firstLetterTexts } from './first-letter-texts';
import many from '../../ui/to-many.module.css';

type JointLetterList = 'creditors' | 'banks';
type GroupedRecipients = WireAnswer<typeof jointLetterCalls.getrecipients>;
type JointLetterRecipient = GroupedRecipients['recipients'][number];

interface WriteLetterProps {
  readonly matterIDs: readonly number[];
  readonly onMade: (id: number) => void;
  readonly onBack: () => void;
}

/** Who gets it, what it says, how it looks; then it is made for all of them. */
export function WriteLetter({ matterIDs, onMade, onBack }: WriteLetterProps) {
  const { systemType } = usePerson();
  const [list, setList] = useState<JointLetterList>('creditors');
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const [typed, setTyped] = useState<{ subject?: string; text?: string }>({});
  const [answerBy, setAnswerBy] = useState<string | null>(null);
  const [types, setTypes] = useState<string[]>([]);
  const [isMailed, setMailed] = useState(true);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<string>();
  const usual = firstLetterTexts[list][spoken];
  const subject = typed.subject ?? usual.subject;
  const text = typed.text ?? usual.text;

  const grouped = useQuery<GroupedRecipients, Error>({
    queryKey: [jointLetterCalls.getrecipients.path, matterIDs, list],
    queryFn: ({ signal }) =>
      send(jointLetterCalls.getrecipients, { body: { matterIDs: [...matterIDs], list } }, { signal, quiet: true }),
  });
  const recipients = grouped.data?.recipients ?? [];
  const chosen = recipients.filter(({ key }) => !left.has(key));
  const preview = recipients.find(({ key }) => key === shown) ?? chosen[0];
  const make = useCall(jointLetterCalls.make, { onDone: ({ id }) => onMade(id) });
  const words = { list, language: spoken, subject, text, answerBy };
  const toggle = (key: string): void =>
    setLeft((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  return (
    <>
      <PageTitle
        title={t('Letter about {count} matters', { count: matterIDs.length })}
        about={t('A recipient with several of these matters gets one letter with a list.')}
      >
        <Button variant="default" onClick={onBack}>
          {t('Cancel')}
        </Button>
        <Button
          loading={make.isRunning}
          disabled={chosen.length === 0 || subject.trim() === '' || text.trim() === ''}
          onClick={() =>
            make.run({
              ...words,
              matterIDs: [...matterIDs],
              keys: chosen.map(({ key }) => key),
              documentTypes: types.map(Number),
              isMailed,
            })
          }
        >
          {chosen.length === 1 ? t('Make one letter') : t('Create {count} letters', { count: chosen.length })}
        </Button>
      </PageTitle>
      <div className={many.two}>
        <div className={many.form}>
          <div className={many.bar}>
            <SegmentedControl
              aria-label={t('Goes to')}
              data={[
                { value: 'creditors', label: t('Creditors') },
                { value: 'banks', label: t('Banks and institutions') },
              ]}
              value={list}
              onChange={(value) => setList(value)}
            />
            <SegmentedControl
              aria-label={t('Language')}
              data={[
                { value: 'en', label: 'English' },
                { value: 'af', label: 'Afrikaans' },
              ]}
              value={spoken}
              onChange={(value) => setSpoken(value)}
            />
          </div>
          <TextInput
            label={t('Subject')}
            value={subject}
            maxLength={160}
            onChange={(event) => setTyped({ ...typed, subject: event.currentTarget.value })}
          />
          <Textarea
            label={t('What is asked')}
            autosize
            minRows={4}
            value={text}
            onChange={(event) => setTyped({ ...typed, text: event.currentTarget.value })}
          />
          <DateField
            label={t('Answer by')}
            value={answerBy}
            onChange={(value) => setAnswerBy((value as string | null) || null)}
          />
          <MultiSelect
            label={t('Enclose from each matter')}
            description={t('We enclose the latest of each kind, bound as one PDF with an index.')}
            searchable
            clearable
            data={documentKinds
              .filter(({ systemTypes }) => systemTypes.some((type) => type === systemType))
              .map(({ number, name }) => ({ value: String(number), label: t(name) }))
              .toSorted((a, b) => a.label.localeCompare(b.label))}
            value={types}
            onChange={setTypes}
          />
          <Checkbox
            label={t('Email it to everyone with an address')}
            checked={isMailed}
            onChange={(event) => setMailed(event.currentTarget.checked)}
          />
          <Loaded read={grouped}>
            {({ without }) => (
              <Recipients
                recipients={recipients}
                left={left}
                shown={preview?.key}
                without={without}
                onToggle={toggle}
                onShow={setShown}
              />
            )}
          </Loaded>
        </div>
        {preview && <Preview matterIDs={matterIDs} recipient={preview} words={words} />}
      </div>
    </>
  );
}

interface LetterRecipientsProps {
  readonly recipients: readonly JointLetterRecipient[];
  readonly left: ReadonlySet<string>;
  readonly shown: string | undefined;
  readonly without: GroupedRecipients['without'];
  readonly onToggle: (key: string) => void;
  readonly onShow: (key: string) => void;
}

function Recipients({ recipients, left, shown, without, onToggle, onShow }: LetterRecipientsProps) {
  if (recipients.length === 0) {
    return <Empty sentence={t('These matters have no recipients of this kind. Add them in each matter first.')} />;
  }
  return (
    <section aria-label={t('Recipients')}>
      <h2 className={many.head}>{t('Recipients')}</h2>
      <ul className={many.recipients}>
        {recipients.map(({ key, name, email, lines }) => (
          <li key={key} data-shown={key === shown || undefined}>
            <Checkbox
              label={name}
              description={[email ?? t('no email address: to be printed'), describeCount(lines)].join(' · ')}
              checked={!left.has(key)}
              onChange={() => onToggle(key)}
            />
            <Button
              size="compact-xs"
              variant="default"
              aria-label={t('Show letter to {name}', { name })}
              onClick={() => onShow(key)}
            >
              {t('Show')}
            </Button>
          </li>
        ))}
      </ul>
      {without.length > 0 && (
        <Alert mt="sm" title={t('No recipients in')}>
          {without.map(({ reference, matter }) => `${reference} ${matter}`).join(', ')}
        </Alert>
      )}
    </section>
  );
}

function describeCount(lines: JointLetterRecipient['lines']): string {
  const count = new Set(lines.map(({ matterID }) => matterID)).size;
  return count === 1 ? t('1 matter') : t('{count} matters', { count });
}

interface LetterPreviewProps {
  readonly matterIDs: readonly number[];
  readonly recipient: JointLetterRecipient;
  readonly words: {
    readonly list: JointLetterList;
    readonly language: 'en' | 'af';
    readonly subject: string;
    readonly text: string;
    readonly answerBy: string | null;
  };
}

function Preview({ matterIDs, recipient, words }: LetterPreviewProps) {
  const [settled] = useDebouncedValue(words, 400);
  const read = useQuery<WireAnswer<typeof jointLetterCalls.preview>, Error>({
    queryKey: [jointLetterCalls.preview.path, matterIDs, recipient.key, settled],
    enabled: settled.subject.trim() !== '' && settled.text.trim() !== '' && settled.list === words.list,
    placeholderData: (last) => last,
    retry: false,
    queryFn: ({ signal }) =>
      send(
        jointLetterCalls.preview,
        { body: { ...settled, matterIDs: [...matterIDs], key: recipient.key } },
        { signal, quiet: true },
      ),
  });
  return (
    <section aria-label={t('Preview')} className={many.preview}>
      {read.data && <PaperView paper={read.data.paper} />}
    </section>
  );
}
