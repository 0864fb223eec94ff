import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import { missing } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { templateKindLabels } from './template-kind-labels';
import { MailDialog, type MailedPaper } from './mail-dialog';
import { type FilingTarget, MakePaper, type OfferedTemplate } from './make-paper';
import styles from './templates.module.css';
import { nameLanguage } from './language-name';

const paperStateLabels: Readonly<Record<string, string>> = {
  queued: markPhrase('waiting to be sent'),
  sent: markPhrase('sent'),
  dead: markPhrase('not delivered'),
};

/** The activity a paper is made for, as its step wrote it into the address. */
function parseFilingTarget(written: string): FilingTarget | undefined {
  const [activity, paper, party] = written.split('~');
  if (!activity || !paper || !/^\d+$/.test(activity)) return undefined;
  return { activityID: Number(activity), paper, ...(party && /^\d+$/.test(party) && { partyID: Number(party) }) };
}

/** The papers of a matter that were made from templates, and the way to make one. */
export function PapersTab() {
  const { id: matterID } = useMatter();
  const [asked, setAsked] = useAddressState('make');
  const [waitingFor, setWaitingFor] = useAddressState('waiting');
  const [filedFor] = useAddressState('for');
  const [account, setAccount] = useAddressState('account');
  const navigate = useNavigate();
  const finishFiling = (): void => {
    const [activity] = filedFor.split('~');
    if (activity) {
      void navigate({ to: `${paths.matter.activities({ id: matterID })}?activity=${activity}` });
      return;
    }
    setAsked('');
    if (waitingFor) setWaitingFor('');
    if (account) setAccount('');
  };
  const offered = useRead(paperCalls.getformatter, { matterID }, { quiet: true });
  return (
    <Loaded read={offered}>
      {(templates) => {
        const chosen = templates.find((one) => `${one.isStandard ? 's' : 'o'}${one.id}` === asked);
        return chosen ? (
          <MakePaper
            key={asked}
            template={chosen}
            {...(waitingFor && { waitingFor })}
            {...(account && { accountNo: account })}
            filedWith={parseFilingTarget(filedFor)}
            onDone={finishFiling}
          />
        ) : asked === 'choose' ? (
          <Choose templates={templates} onChoose={setAsked} onBack={() => setAsked('')} />
        ) : (
          <MadePapers onMake={() => setAsked('choose')} />
        );
      }}
    </Loaded>
  );
}

interface ChooseTemplateProps {
  readonly templates: readonly OfferedTemplate[];
  readonly onChoose: (which: string) => void;
  readonly onBack: () => void;
}

function Choose({ templates, onChoose, onBack }: ChooseTemplateProps) {
  const [typed, setTyped] = useState('');
  const found = templates.filter(({ title }) => t(title).toLowerCase().includes(typed.trim().toLowerCase()));
  const groups = [
    [t('Suggested at this stage'), found.filter(({ isSuggested }) => isSuggested)],
    ...Object.entries(templateKindLabels).map(
      ([kind, words]) => [t(words), found.filter((one) => one.kind === kind && !one.isSuggested)] as const,
    ),
  ] as const;
  return (
    <>
      <PageTitle title={t('Create document')}>
        <Button variant="default" onClick={onBack}>
          {t('Back')}
        </Button>
      </PageTitle>
      <TextInput
        mb="sm"
        aria-label={t('Search templates')}
        placeholder={t('Search templates')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.groups}>
        {groups.map(([name, some]) =>
          some.length === 0 ? null : (
            <section key={name} aria-label={name}>
              <h3>{name}</h3>
              <ul className={styles.offered}>
                {some.map((one) => (
                  <li key={`${String(one.isStandard)}${one.id}`}>
                    <button type="button" onClick={() => onChoose(`${one.isStandard ? 's' : 'o'}${one.id}`)}>
                      {t(one.title)}
                      <small>
                        {[
                          one.templateTypeID === null
                            ? t('Custom template')
                            : t('No. {number}', { number: one.templateTypeID }),
                          one.languages.map(nameLanguage).join(', '),
                          one.lastMadeAt && t('created {day}', { day: one.lastMadeAt.slice(0, 10) }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ),
        )}
      </div>
    </>
  );
}

function MadePapers({ onMake }: { onMake: () => void }) {
  const { id: matterID } = useMatter();
  const read = useRead(
    paperCalls.getmade,
    { matterID },
    { again: (papers) => papers.some(({ mailState }) => mailState === 'queued') && 3000 },
  );
  const [mailed, setMailed] = useState<MailedPaper>();
  const columns: readonly ListColumn<MailedPaper>[] = [
    { key: 'title', title: markPhrase('Paper'), strong: true, wraps: true, render: ({ title }) => t(title) },
    { key: 'recipient', title: markPhrase('Recipient'), wraps: true, render: ({ recipient }) => recipient ?? missing },
    { key: 'createdAt', title: markPhrase('Made on'), kind: 'instant' },
    { key: 'by', title: markPhrase('By'), render: ({ by }) => by ?? missing },
    {
      key: 'mailState',
      title: markPhrase('Email'),
      wraps: true,
      render: ({ mailState, mailError, recipientEmail, fault }) =>
        fault ? (
          translate(fault)
        ) : mailState ? (
          <span title={mailError ?? recipientEmail ?? ''}>
            <StatusBadge tone={mailState === 'dead' ? 'bad' : 'off'}>
              {t(paperStateLabels[mailState] ?? mailState)}
            </StatusBadge>
            {mailState === 'dead' && mailError && <small className={styles.why}>{mailError}</small>}
          </span>
        ) : (
          missing
        ),
    },
    {
      key: 'id',
      title: markPhrase('Document file'),
      sortable: false,
      render: (row) =>
        row.documentID === null ? (
          missing
        ) : (
          <span className={styles.bar}>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={t('Open {title}', { title: row.title })}
              onClick={() =>
                void download(documentCalls.downloaddocument, { query: { documentID: row.documentID! } }).catch(
                  () => undefined,
                )
              }
            >
              {t('Open')}
            </Button>
            <OnlyCapture>
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t('Send {title}', { title: row.title })}
                onClick={() => setMailed(row)}
              >
                {t('Send')}
              </Button>
            </OnlyCapture>
          </span>
        ),
    },
  ];
  return (
    <>
      <PageTitle
        title={t('Papers')}
        about={t('Letters, forms and notices made from templates, with what became of them.')}
      >
        <OnlyCapture>
          <Button onClick={onMake}>{t('Create document')}</Button>
        </OnlyCapture>
      </PageTitle>
      <Loaded read={read}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty sentence={t('No documents created from templates yet.')} />
          ) : (
            <ListTable label={t('Papers')} rows={rows} columns={columns} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      {mailed && <MailDialog paper={mailed} onClose={() => setMailed(undefined)} />}
    </>
  );
}
