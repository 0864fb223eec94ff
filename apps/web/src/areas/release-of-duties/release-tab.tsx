import type { Call, WireAnswer } from '@boedel/contract/call';
import { releaseOfDutiesCalls } from '@boedel/contract/release-of-duties/release-of-duties.calls';
import { tabs } from '@boedel/domain/matter/tabs';
import { Alert, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { paths } from '../../client/paths';
import { useCall, useRead } from '../../client/hooks';
import { phrase, t, tell } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import { dateText } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { RecordDialog } from '../../ui/record/record-dialog';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import styles from './release.module.css';

type Step = WireAnswer<typeof releaseOfDutiesCalls.getbymatterid>[number];

const words: Readonly<Record<Step['step'], { title: string; about: string; act: string; call: Call }>> = {
  requestRelease: {
    title: phrase('Ask the Master for release'),
    about: phrase('When all was paid and handed over, and the final account lay open without objection.'),
    act: phrase('Release was asked'),
    call: releaseOfDutiesCalls.requestReleaseLetterAudit,
  },
  released: {
    title: phrase('The Master releases whoever acted'),
    about: phrase('The certificate that the duties are complete, which ends the line but for the file itself.'),
    act: phrase('Release was given'),
    call: releaseOfDutiesCalls.released,
  },
  closeAndDestroy: {
    title: phrase('Close the file and destroy its records'),
    about: phrase('With the Master’s leave; what is kept, and until when, is noted here.'),
    act: phrase('Leave was asked'),
    call: releaseOfDutiesCalls.closeFileAndDestroyLetterAudit,
  },
  releaseBond: {
    title: phrase('Release the bond of security'),
    about: phrase('The Master’s consent goes to who gave security, so that no premium falls due any more.'),
    act: phrase('Release was sent'),
    call: releaseOfDutiesCalls.releaseBondSecurityDocumentAudit,
  },
};

const tabName = (path: string): string => t(tabs.find((one) => one.path === path.split('?')[0])?.label ?? 'Details');

/** Release of whoever acted: three steps, what has to be so before each, and when it was taken. */
export function ReleaseTab() {
  const { id: matterID } = useMatter();
  const [opened, open] = useState<Step>();
  const read = useRead(releaseOfDutiesCalls.getbymatterid, { matterID });
  return (
    <>
      <PageTitle title={t('Release of duties')} />
      <Loaded read={read}>
        {(steps) => (
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.step}>
                <header>
                  <h3>{t(words[step.step].title)}</h3>
                  {step.doneDate ? (
                    <StatusBadge tone="good">{dateText(step.doneDate)}</StatusBadge>
                  ) : (
                    <StatusBadge tone="off">{t('Still open')}</StatusBadge>
                  )}
                  {step.paper && (
                    <Link to={`${paths.matter.home({ id: matterID })}/documents?show=made&make=s${step.paper.number}`}>
                      {t(step.paper.name)}
                      {step.paper.filedDate && (
                        <small> {t('filed {day}', { day: dateText(step.paper.filedDate) })}</small>
                      )}
                    </Link>
                  )}
                  <OnlyCapture>
                    <Button size="xs" variant={step.doneDate ? 'default' : 'filled'} onClick={() => open(step)}>
                      {t(words[step.step].act)}
                    </Button>
                  </OnlyCapture>
                </header>
                <p>{t(words[step.step].about)}</p>
                <ul>
                  {step.before.map(({ says, holds, tab }) => (
                    <li key={tell(says)} data-holds={holds || undefined}>
                      {holds ? '✓' : '○'} {tell(says)}{' '}
                      {!holds && tab !== 'releaseofduties' && (
                        <Link to={`${paths.matter.home({ id: matterID })}/${tab}`}>
                          {t('Go to {tab}', { tab: tabName(tab) })}
                        </Link>
                      )}
                    </li>
                  ))}
                </ul>
                {step.doneDate && step.by && (
                  <small>
                    {t('By {name}', { name: step.by })}
                    {step.note && ` · ${step.note}`}
                  </small>
                )}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
      {opened && <TakeStep matterID={matterID} step={opened} onClose={() => open(undefined)} />}
    </>
  );
}

/** What is not so yet when a step is taken: whoever takes it all the same says why. */
function StillOpen({ before }: Pick<Step, 'before'>) {
  const open = before.filter(({ holds }) => !holds);
  if (open.length === 0) return null;
  return (
    <Alert color="yellow" title={t('Not so yet')}>
      <ul>
        {open.map(({ says }) => (
          <li key={tell(says)}>{tell(says)}</li>
        ))}
      </ul>
      {t('Settle it first, or say in the note why it is done all the same.')}
    </Alert>
  );
}

const schema = z.object({ date: z.string().nullable() }).loose();
const bondField = {
  name: 'masterReleaseDate',
  label: phrase('The Master consented on'),
  help: phrase('Given: every bond in force is released by it.'),
  kind: 'day',
  span: 3,
} as const;
const noteField = { name: 'note', label: phrase('Note'), kind: 'notes', span: 6 } as const;

function TakeStep({ matterID, step, onClose }: { matterID: number; step: Step; onClose: () => void }) {
  const today = useToday();
  const { title, call } = words[step.step];
  const save = useCall(call);
  return (
    <RecordDialog<object>
      title={t(title)}
      size="md"
      sections={[
        {
          title: '',
          fields: [
            { name: 'date', label: phrase('On'), kind: 'day', span: 3 },
            ...(step.step === 'releaseBond' ? [bondField] : []),
            ...(step.step === 'released' ? [] : [noteField]),
          ],
        },
      ]}
      schema={schema}
      value={{
        matterID,
        date: step.doneDate ?? today,
        ...(step.step !== 'released' && { note: step.note }),
        ...(step.step === 'releaseBond' && { masterReleaseDate: null }),
      }}
      lead={<StillOpen before={step.before} />}
      call={save}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
