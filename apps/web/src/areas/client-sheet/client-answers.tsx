import type { WireAnswer } from '@boedel/contract/call';
import { clientAnswerCalls } from '@boedel/contract/client-sheet/client-answers.calls';
import { sheetCells } from '@boedel/domain/client-sheet/sheet-cells';
import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/t';
import { formatDate } from '../../ui/format';
import styles from './flow-fill.module.css';

type ClientAnswerView = WireAnswer<typeof clientAnswerCalls.getbymatterid>[number];

/** Whom the planner asked to fill in, and each answer to accept or refuse. */
export function ClientAnswers({ matterID, clientName }: { readonly matterID: number; readonly clientName: string }) {
  const { data } = useRead(clientAnswerCalls.getbymatterid, { matterID }, { quiet: true });
  const [isAsking, setAsking] = useState(false);
  if (!data) return null;
  return (
    <section className={styles.answers} aria-label={t('Client questionnaire')}>
      <h2>{t('Client questionnaire')}</h2>
      {data.map((asked) => (
        <OneAsked key={asked.id} asked={asked} />
      ))}
      {isAsking ? (
        <AskForm matterID={matterID} name={clientName} onDone={() => setAsking(false)} />
      ) : (
        <Button size="xs" variant="default" onClick={() => setAsking(true)}>
          {t('Ask the client to complete')}
        </Button>
      )}
    </section>
  );
}

function OneAsked({ asked }: { readonly asked: ClientAnswerView }) {
  const { name, email, askedAt, enteredAt, finishedAt, isOpen, showsFigures, changes } = asked;
  const end = useCall(clientAnswerCalls.end, { says: t('Invitation withdrawn.') });
  return (
    <div className={styles.asked}>
      <p>
        <strong>{name}</strong> {email} · {t('asked on {day}', { day: formatDate(askedAt) })}
        {finishedAt
          ? ` · ${t('done on {day}', { day: formatDate(finishedAt) })}`
          : enteredAt
            ? ` · ${t('in progress')}`
            : ` · ${t('not opened yet')}`}
        {showsFigures && ` · ${t('can see the figures')}`}{' '}
        {isOpen && (
          <Button size="compact-xs" variant="subtle" onClick={() => end.run({ id: asked.id })}>
            {t('Withdraw invitation')}
          </Button>
        )}
      </p>
      {changes.map((change) => (
        <OneChange key={change.id} asked={asked} change={change} />
      ))}
    </div>
  );
}

function OneChange({
  asked,
  change,
}: {
  readonly asked: ClientAnswerView;
  readonly change: ClientAnswerView['changes'][number];
}) {
  const [reason, setReason] = useState('');
  const [isAccepting, setAccepting] = useState(false);
  const decide = useCall(clientAnswerCalls.decide);
  const { section, cell, kind, name, before, after } = change;
  const label = cell === null ? '' : t(sheetCells[section].cells.find((one) => one.name === cell)?.label ?? cell);
  const run = (isAccepted: boolean): void => {
    setAccepting(isAccepted);
    decide.run({ id: asked.id, version: asked.version, change: change.id, isAccepted, reason: reason || null });
  };
  return (
    <fieldset className={styles.change} aria-label={[name, label].filter(Boolean).join(' ')}>
      <span>
        <small>{t(sheetCells[section].title)}</small> {[name, label].filter(Boolean).join(', ')}{' '}
        {kind === 'removed' ? (
          <del>{before}</del>
        ) : (
          <>
            {before && (
              <>
                <del>{before}</del>{' '}
              </>
            )}
            <ins>{after || t('blank')}</ins>
          </>
        )}
      </span>
      <Button size="compact-xs" loading={decide.isRunning && isAccepting} onClick={() => run(true)}>
        {t('Accept')}
      </Button>
      <TextInput
        size="xs"
        aria-label={t('Reason for sending it back')}
        placeholder={t('Reason for sending it back')}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button
        size="compact-xs"
        variant="default"
        loading={decide.isRunning && !isAccepting}
        disabled={reason.trim() === ''}
        onClick={() => run(false)}
      >
        {t('Refuse')}
      </Button>
    </fieldset>
  );
}

function AskForm({
  matterID,
  name: known,
  onDone,
}: {
  readonly matterID: number;
  readonly name: string;
  readonly onDone: () => void;
}) {
  const [name, setName] = useState(known);
  const [email, setEmail] = useState('');
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const [showsFigures, setShowsFigures] = useState(false);
  const ask = useCall(clientAnswerCalls.ask, { says: t('Invitation sent.'), onDone });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    ask.run({ matterID, name, email, language: spoken, message: null, showsFigures });
  };
  return (
    <form className={styles.ask} onSubmit={send}>
      <TextInput size="xs" label={t('Name')} value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <TextInput
        size="xs"
        type="email"
        label={t('Email address')}
        required
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Select
        size="xs"
        label={t('Language')}
        data={[
          { value: 'en', label: 'English' },
          { value: 'af', label: 'Afrikaans' },
        ]}
        allowDeselect={false}
        value={spoken}
        onChange={(chosen) => setSpoken(chosen === 'af' ? 'af' : 'en')}
      />
      <Checkbox
        size="xs"
        label={t('Let the client see the figures')}
        checked={showsFigures}
        onChange={(event) => setShowsFigures(event.currentTarget.checked)}
      />
      <Button size="xs" type="submit" loading={ask.isRunning}>
        {t('Send the invitation')}
      </Button>
    </form>
  );
}
