import type { WireAnswer } from '@boedel/contract/call';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { Button, Checkbox, Progress } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { languages } from '../../i18n/language';
import { t, translate } from '../../i18n/t';
import styles from './templates.module.css';

type ForAllPreview = WireAnswer<typeof paperCalls.previewmattertemplate>;

interface MakeForAllProps {
  readonly rows: ForAllPreview['rows'];
  readonly isRunning: boolean;
  readonly onMake: (rows: number[], isMailed: boolean) => void;
}

/** One for everybody who is ticked in the list, in one go. */
export function ForAll({ rows, isRunning, onMake }: MakeForAllProps) {
  const [isMailed, setMailed] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  if (rows.length < 2) return null;
  const chosen = rows.map((_, index) => index).filter((index) => !left.has(index));
  const toggle = (index: number): void =>
    setLeft(new Set(left.has(index) ? [...left].filter((one) => one !== index) : [...left, index]));
  return (
    <section aria-label={t('Recipients')}>
      <ul className={styles.recipients}>
        {rows.map(({ name, email, language }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a recipient is its place in the list
          <li key={index}>
            <Checkbox
              label={name}
              description={[language && t(languages[language]), email].filter(Boolean).join(' · ')}
              checked={!left.has(index)}
              onChange={() => toggle(index)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <Checkbox
          label={t('Email it to everyone with an address')}
          checked={isMailed}
          onChange={(event) => setMailed(event.currentTarget.checked)}
        />
        <Button
          variant="default"
          loading={isRunning}
          disabled={chosen.length === 0}
          onClick={() => onMake(chosen, isMailed)}
        >
          {t('Create for each of {count}', { count: chosen.length })}
        </Button>
      </div>
    </section>
  );
}

/** How far a batch is, and at its end who got what. */
export function BatchProgress({ id, onDone }: { id: number; onDone: () => void }) {
  const read = useRead(paperCalls.getbatch, { id }, { quiet: true, again: ({ state }) => state !== 'done' && 1000 });
  if (!read.data) return null;
  const { total, done, failed, state, papers } = read.data;
  return (
    <section aria-label={t('Batch')} aria-live="polite">
      <p>{t('{done} of {total} created, {failed} failed.', { done, total, failed })}</p>
      <Progress value={((done + failed) / total) * 100} aria-label={t('Progress')} />
      {state === 'done' && (
        <>
          <ul>
            {papers.map(({ id: paper, recipient, title, mailState, fault }) => (
              <li key={paper}>
                {recipient ?? title}: {fault ? translate(fault) : mailState ? t('mailed') : t('filed')}
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
