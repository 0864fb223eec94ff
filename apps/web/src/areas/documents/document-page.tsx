import { documentCalls, documentLinkCalls } from '@boedel/contract/documents/documents.calls';
import { Button, Select, TextInput } from '@mantine/core';
import { IconArrowLeft, IconDownload, IconUpload, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDateTime } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import { listKindChoices, type FiledDocumentDetails, formatSize } from './documents.queries';
import styles from './documents.module.css';
import { Preview } from './preview';
import type { useUploads } from './uploads';
import { UploadsInHand } from './uploads-in-hand';

interface DocumentPageProps {
  readonly documentID: number;
  readonly onOpen: (id: string) => void;
  readonly uploads: ReturnType<typeof useUploads>;
  readonly signing: (paper: FiledDocumentDetails) => ReactNode;
}

const faultLabels: Readonly<Record<'missing' | 'changed', string>> = {
  missing: markPhrase('The stored file is missing.'),
  changed: markPhrase('The stored file was changed outside Boedel and no longer matches what was filed.'),
};

/** One paper: seen, named, linked, with its versions. */
export function DocumentPage({ documentID, onOpen, uploads, signing }: DocumentPageProps) {
  const read = useRead(documentCalls.getbydocumentid, { documentID }, { keepLast: true });
  return (
    <Loaded read={read}>
      {(paper) => (
        <>
          <Head paper={paper} onOpen={onOpen} uploads={uploads} />
          <UploadsInHand uploads={uploads} />
          {paper.fault && (
            <WarnBox>
              {t(faultLabels[paper.fault])}{' '}
              {t('Ask your administrator to restore it from a backup, or upload it again as a new version.')}
            </WarnBox>
          )}
          <div className={styles.page}>
            <div className={styles.shown}>
              <Preview key={paper.id} paper={paper} />
            </div>
            <section className={styles.facts} aria-label={t('Document details')}>
              <Facts paper={paper} />
              <Naming key={`${paper.id} ${paper.version}`} paper={paper} />
              {signing(paper)}
              <Links paper={paper} />
              <Versions paper={paper} onOpen={onOpen} />
            </section>
          </div>
        </>
      )}
    </Loaded>
  );
}

const fetchIt = (documentID: number): void =>
  void download(documentCalls.downloaddocument, { query: { documentID } }).catch(() => undefined);

function Head({
  paper,
  onOpen,
  uploads,
}: { paper: FiledDocumentDetails } & Omit<DocumentPageProps, 'documentID' | 'signing'>) {
  const [isRemoving, setRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const remove = useCall(documentCalls._delete, {
    says: t('Document removed.'),
    onDone: () => onOpen(''),
  });
  return (
    <>
      <PageTitle
        title={paper.title}
        about={paper.isReplaced && <StatusBadge tone="off">{t('an earlier version')}</StatusBadge>}
      >
        <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={() => onOpen('')}>
          {t('All documents')}
        </Button>
        <OnlyCapture needs="documents">
          <Button variant="default" onClick={() => setRemoving(true)}>
            {t('Remove')}
          </Button>
        </OnlyCapture>
        {!paper.isReplaced && (
          <OnlyCapture needs="documents">
            <Button
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {t('New version')}
            </Button>
          </OnlyCapture>
        )}
        <Button leftSection={<IconDownload size={16} aria-hidden />} onClick={() => fetchIt(paper.id)}>
          {t('Download')}
        </Button>
      </PageTitle>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('New version')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) uploads.add([file], { replacesID: paper.id });
          event.currentTarget.value = '';
        }}
      />
      {isRemoving && (
        <ConfirmDialog
          title={t('Remove document')}
          confirmLabel={t('Remove')}
          destructive
          isRunning={remove.isRunning}
          onConfirm={() => remove.run({ id: paper.id })}
          onCancel={() => setRemoving(false)}
        >
          <p>{t('This removes {title} and its file. Its entries in the audit trail stay.', { title: paper.title })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const Facts = ({ paper }: { paper: FiledDocumentDetails }) => (
  <dl className={styles.list}>
    <dt>{t('File')}</dt>
    <dd>
      {paper.fileName} · {formatSize(paper.size)}
    </dd>
    <dt>{t('Filed')}</dt>
    <dd>
      {formatDateTime(paper.createdAt).slice(0, 16)}
      {paper.by && ` · ${paper.by}`}
    </dd>
    {paper.signedCopyOf !== null && (
      <>
        <dt>{t('Signed copy of')}</dt>
        <dd>{paper.signedCopyOf}</dd>
      </>
    )}
    <dt>{t('Checksum')}</dt>
    <dd>
      <code title={paper.sha256}>{paper.sha256.slice(0, 16)}…</code>
    </dd>
  </dl>
);

function Naming({ paper }: { paper: FiledDocumentDetails }) {
  const matter = useMatter();
  const [title, setTitle] = useState(paper.title);
  const [type, setType] = useState(paper.type === null ? null : String(paper.type));
  const [voucher, setVoucher] = useState(paper.voucher ?? '');
  const save = useCall(documentCalls.update, { says: t('Saved.') });
  const isChanged =
    title.trim() !== paper.title ||
    type !== (paper.type === null ? null : String(paper.type)) ||
    voucher.trim() !== (paper.voucher ?? '');
  const mayChange = matter.mayCapture && matter.rights.includes('documents');
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        save.run({
          id: paper.id,
          title,
          type: type === null ? null : Number(type),
          voucher: voucher.trim() || null,
          version: paper.version,
        });
      }}
    >
      <TextInput
        label={t('Title')}
        value={title}
        maxLength={200}
        readOnly={!mayChange}
        error={save.error?.fields['title']?.[0]}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Select
        label={t('Kind')}
        placeholder={t('Other document')}
        data={listKindChoices(matter.systemTypeID)}
        value={type}
        searchable
        clearable
        readOnly={!mayChange}
        onChange={setType}
      />
      <TextInput
        label={t('Voucher number in the account')}
        value={voucher}
        maxLength={40}
        readOnly={!mayChange}
        onChange={(event) => setVoucher(event.currentTarget.value)}
      />
      {isChanged && (
        <Button type="submit" size="compact-sm" loading={save.isRunning}>
          {t('Save Changes')}
        </Button>
      )}
    </form>
  );
}

const linkLabels: Readonly<Record<FiledDocumentDetails['links'][number]['kind'], string>> = {
  party: markPhrase('Party'),
  legalAgent: markPhrase('Legal Agent'),
  asset: markPhrase('Asset'),
  bond: markPhrase('Bond of security'),
  meeting: markPhrase('Meeting or advert'),
  claim: markPhrase('Claim'),
  comment: markPhrase('File note'),
  find: markPhrase('Lead'),
  task: markPhrase('Task'),
  marriage: markPhrase('Marriage'),
  activity: markPhrase('Activity'),
};

/** What the paper is about: looked up among everything of the matter, and taken away again. */
function Links({ paper }: { paper: FiledDocumentDetails }) {
  const matter = useMatter();
  const targets = useRead(documentLinkCalls.getLinkTargets, { matterID: matter.id }, { quiet: true });
  const link = useCall(documentLinkCalls.linkTo);
  const unlink = useCall(documentLinkCalls.unlink);
  const taken = new Set(paper.links.map(({ kind, targetID }) => `${kind} ${targetID}`));
  const formatLinkName = (kind: string, name: string | null): string =>
    (kind === 'meeting' && name ? t(name) : name) ?? t('not for you to see');
  const groups = Object.entries(linkLabels).flatMap(([kind, words]) => {
    const items = (targets.data ?? [])
      .filter((one) => one.kind === kind && !taken.has(`${kind} ${one.targetID}`))
      .map((one) => ({
        value: `${kind} ${one.targetID}`,
        label: formatLinkName(kind, one.name) || String(one.targetID),
      }));
    return items.length > 0 ? [{ group: t(words), items }] : [];
  });
  return (
    <section aria-label={t('Linked to')}>
      <h3>{t('Linked to')}</h3>
      {paper.links.length > 0 && (
        <ul className={styles.links}>
          {paper.links.map((one) => (
            <li key={one.id}>
              <span>
                {formatLinkName(one.kind, one.name)} <small>{t(linkLabels[one.kind])}</small>
              </span>
              <OnlyCapture needs="documents" hide>
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="gray"
                  aria-label={t('Remove link to {name}', { name: formatLinkName(one.kind, one.name) })}
                  onClick={() => unlink.run({ DocumentID: paper.id, linkID: one.id })}
                >
                  <IconX size={14} aria-hidden />
                </Button>
              </OnlyCapture>
            </li>
          ))}
        </ul>
      )}
      <OnlyCapture needs="documents" hide>
        <Select
          key={paper.links.length}
          aria-label={t('Link to')}
          placeholder={t('Link to a person, asset, meeting…')}
          data={groups}
          searchable
          limit={200}
          nothingFoundMessage={t('No results.')}
          onChange={(chosen) => {
            const [kind, targetID] = (chosen ?? '').split(' ');
            if (kind) link.run({ DocumentID: paper.id, kind: kind as 'party', targetID: Number(targetID) });
          }}
        />
      </OnlyCapture>
    </section>
  );
}

function Versions({ paper, onOpen }: { paper: FiledDocumentDetails; onOpen: (id: string) => void }) {
  const read = useRead(documentCalls.getVersions, { documentID: paper.id }, { quiet: true });
  if (!read.data || read.data.length < 2) return null;
  return (
    <section aria-label={t('Versions')}>
      <h3>{t('Versions')}</h3>
      <ul className={styles.links}>
        {read.data.map((one) => (
          <li key={one.id}>
            <Button
              size="compact-xs"
              variant={one.id === paper.id ? 'light' : 'subtle'}
              aria-current={one.id === paper.id || undefined}
              onClick={() => onOpen(String(one.id))}
            >
              {t('Version {number}', { number: one.edition })}
            </Button>
            <small>
              {formatDateTime(one.createdAt).slice(0, 16)}
              {one.by && ` · ${one.by}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
