import type { WireAnswer } from '@boedel/contract/call';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { fxAssistCalls } from '@boedel/contract/fx-assist/fx-assist.calls';
import { Button, Checkbox, Select, TextInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDateTime } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './fx-assist.module.css';

type FxAssistAnswer = WireAnswer<typeof fxAssistCalls.getbymatterid>;
type FxAssistRequest = WireAnswer<typeof fxAssistCalls.getByMatterIDFXList>;

const fxStatusLabels: Readonly<Record<FxAssistAnswer['status'], string>> = {
  new: markPhrase('not sent yet'),
  sent: markPhrase('sent to the provider'),
  inProgress: markPhrase('with the provider'),
  done: markPhrase('paid abroad'),
  declined: markPhrase('declined'),
};

/** Heirs abroad, who takes the money over the border, the papers for it, and how far it is. */
export function FxAssistTab() {
  const { id: matterID } = useMatter();
  const assist = useRead(fxAssistCalls.getbymatterid, { matterID });
  const asked = useRead(fxAssistCalls.getByMatterIDFXList, { matterID });
  return (
    <>
      <PageTitle title={t('FX Assist')} about={t('Payments to heirs abroad through a foreign exchange provider.')} />
      <div className={styles.two}>
        <div className={styles.side}>
          <Heirs />
          <Loaded read={assist}>{(value) => <Provider key={value.version} assist={value} />}</Loaded>
        </div>
        <Loaded read={assist}>
          {(value) => (
            <Loaded read={asked}>
              {(rows) => <Papers key={JSON.stringify([value.provider, rows])} assist={value} rows={rows} />}
            </Loaded>
          )}
        </Loaded>
      </div>
    </>
  );
}

const useHeirs = () => {
  const { id: matterID } = useMatter();
  return useRead(beneficiaryCalls.getForeignChecks, { matterID }, { quiet: true });
};

function Heirs() {
  const read = useHeirs();
  return (
    <section className={styles.card} aria-label={t('Heirs abroad')}>
      <h3>{t('Heirs abroad')}</h3>
      <Loaded read={read}>
        {(people) => {
          const abroad = people.filter(({ isResident }) => isResident === false);
          const unknown = people.filter(({ isResident }) => isResident === null).length;
          return (
            <>
              {abroad.length === 0 && (
                <p className={styles.soft}>{t('None of the heirs is marked as living abroad.')}</p>
              )}
              <ul>
                {abroad.map(({ partyID, name, checks }) => {
                  const open = checks.filter(({ isDone }) => !isDone).length;
                  return (
                    <li key={partyID}>
                      {name}{' '}
                      <StatusBadge tone={open === 0 ? 'good' : 'warn'}>
                        {open === 0 ? t('checks done') : t('{count} checks outstanding', { count: open })}
                      </StatusBadge>
                    </li>
                  );
                })}
              </ul>
              {unknown > 0 && (
                <p className={styles.soft}>{t('We do not know where {count} of them live.', { count: unknown })}</p>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function Provider({ assist }: { assist: FxAssistAnswer }) {
  const { id: matterID } = useMatter();
  const providers = useRead(directoryCalls['fxassistprovider.getlist'], { take: 200 }, { quiet: true });
  const [providerID, setProvider] = useState(assist.provider ? String(assist.provider.id) : null);
  const [status, setStatus] = useState(assist.status);
  const [note, setNote] = useState(assist.note ?? '');
  const save = useCall(fxAssistCalls.save, { says: t('It is saved.') });
  const choices = (providers.data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <section className={styles.card} aria-label={t('Provider')}>
      <Select
        label={t('Provider')}
        placeholder={t('Choose provider')}
        searchable
        clearable
        data={choices}
        value={providerID}
        onChange={setProvider}
      />
      <Select
        label={t('How far it is')}
        allowDeselect={false}
        data={Object.entries(fxStatusLabels).map(([value, label]) => ({ value, label: t(label) }))}
        value={status}
        onChange={(value) => value && setStatus(value as FxAssistAnswer['status'])}
      />
      <Textarea
        label={t('Note')}
        autosize
        minRows={2}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <OnlyCapture needs="money">
        <Button
          loading={save.isRunning}
          onClick={() =>
            save.run({
              matterID,
              providerID: providerID === null ? null : Number(providerID),
              status,
              note: note || null,
              version: assist.version,
            })
          }
        >
          {t('Save')}
        </Button>
      </OnlyCapture>
      {assist.sentAt && (
        <p className={styles.soft}>
          {t('Sent to {who} on {when}.', { who: assist.sentTo ?? '', when: formatDateTime(assist.sentAt) })}{' '}
          {assist.mailState === 'dead' && <StatusBadge tone="bad">{t('not delivered')}</StatusBadge>}
        </p>
      )}
    </section>
  );
}

function Papers({ assist, rows }: { assist: FxAssistAnswer; rows: FxAssistRequest }) {
  const { id: matterID, reference } = useMatter();
  const heirs = useHeirs();
  const abroad = (heirs.data ?? []).filter(({ isResident }) => isResident === false).map(({ name }) => name);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [subject, setSubject] = useState(t('{reference}: payment to heirs abroad', { reference }));
  const [typed, setTyped] = useState<string>();
  const text =
    typed ??
    [t('Please assist with payments to the heirs abroad named below. The documents are attached.'), ...abroad].join(
      '\n',
    );
  const send = useCall(fxAssistCalls.send, { says: t('Email queued for sending.') });
  const documentIDs = rows.flatMap(({ documentID }) =>
    documentID === null || left.has(documentID) ? [] : [documentID],
  );
  return (
    <section className={styles.card} aria-label={t('Documents for the provider')}>
      <h3>{t('Documents for the provider')}</h3>
      <ul className={styles.papers}>
        {rows.map(({ name, type, documentID, title }) => (
          <li key={name}>
            {documentID === null ? (
              <>
                {type === null ? name : t(name)} <StatusBadge tone="warn">{t('not on file')}</StatusBadge>
              </>
            ) : (
              <Checkbox
                label={type === null ? name : t(name)}
                description={title}
                checked={!left.has(documentID)}
                onChange={() =>
                  setLeft((now) => {
                    const next = new Set(now);
                    if (!next.delete(documentID)) next.add(documentID);
                    return next;
                  })
                }
              />
            )}
          </li>
        ))}
      </ul>
      <TextInput label={t('Subject')} value={subject} onChange={(event) => setSubject(event.currentTarget.value)} />
      <Textarea
        label={t('Message')}
        autosize
        minRows={3}
        value={text}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <OnlyCapture needs="money">
        <Button
          loading={send.isRunning}
          disabled={!assist.provider || documentIDs.length === 0 || subject.trim() === '' || text.trim() === ''}
          onClick={() => send.run({ matterID, documentIDs, subject, text })}
        >
          {assist.provider
            ? t('Send {count} papers to {name}', { count: documentIDs.length, name: assist.provider.name })
            : t('First choose a provider')}
        </Button>
      </OnlyCapture>
    </section>
  );
}
