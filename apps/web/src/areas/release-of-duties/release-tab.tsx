import type { CallSpec, WireAnswer } from '@boedel/contract/call';
import { releaseOfDutiesCalls } from '@boedel/contract/release-of-duties/release-of-duties.calls';
import { tabs } from '@boedel/domain/matter/tabs';
import { Alert, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { paths } from '../../client/paths';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { RecordDialog } from '../../ui/record/record-dialog';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import styles from './release.module.css';

type ReleaseTabStep = WireAnswer<typeof releaseOfDutiesCalls.getbymatterid>[number];

const releaseStepLabels: Readonly<
  Record<ReleaseTabStep['step'], { title: string; about: string; act: string; call: CallSpec }>
> = {
  requestRelease: {
    title: markPhrase('Ask the Master for release'),
    about: markPhrase(
      'When everything has been paid and handed over, and no objections were made to the final account.',
    ),
    act: markPhrase('Mark as requested'),
    call: releaseOfDutiesCalls.requestReleaseLetterAudit,
  },
  released: {
    title: markPhrase('Release by the Master'),
    about: markPhrase('The certificate that all duties are complete. Only closing the file then remains.'),
    act: markPhrase('Mark as released'),
    call: releaseOfDutiesCalls.released,
  },
  closeAndDestroy: {
    title: markPhrase('Close file and destroy records'),
    about: markPhrase('With the Master’s consent. Record what is kept and until when.'),
    act: markPhrase('Mark consent as requested'),
    call: releaseOfDutiesCalls.closeFileAndDestroyLetterAudit,
  },
  releaseBond: {
    title: markPhrase('Release bond of security'),
    about: markPhrase('Send the Master’s consent to the provider of the security so that no more premiums fall due.'),
    act: markPhrase('Mark as sent'),
    call: releaseOfDutiesCalls.releaseBondSecurityDocumentAudit,
  },
};

const nameTab = (path: string): string => t(tabs.find((one) => one.path === path.split('?')[0])?.label ?? 'Details');

/** Release of whoever acted: three steps, what has to be so before each, and when it was taken. */
export function ReleaseTab() {
  const { id: matterID } = useMatter();
  const [opened, setOpened] = useState<ReleaseTabStep>();
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
                  <h3>{t(releaseStepLabels[step.step].title)}</h3>
                  {step.doneDate ? (
                    <StatusBadge tone="good">{formatDate(step.doneDate)}</StatusBadge>
                  ) : (
                    <StatusBadge tone="off">{t('Still open')}</StatusBadge>
                  )}
                  {step.paper && (
                    <Link to={`${paths.matter.home({ id: matterID })}/documents?show=made&make=s${step.paper.number}`}>
                      {t(step.paper.name)}
                      {step.paper.filedDate && (
                        <small> {t('filed {day}', { day: formatDate(step.paper.filedDate) })}</small>
                      )}
                    </Link>
                  )}
                  <OnlyCapture>
                    <Button size="xs" variant={step.doneDate ? 'default' : 'filled'} onClick={() => setOpened(step)}>
                      {t(releaseStepLabels[step.step].act)}
                    </Button>
                  </OnlyCapture>
                </header>
                <p>{t(releaseStepLabels[step.step].about)}</p>
                <ul>
                  {step.before.map(({ says, holds, tab }) => (
                    <li key={translate(says)} data-holds={holds || undefined}>
                      {holds ? '✓' : '○'} {translate(says)}{' '}
                      {!holds && tab !== 'releaseofduties' && (
                        <Link to={`${paths.matter.home({ id: matterID })}/${tab}`}>
                          {t('Go to {tab}', { tab: nameTab(tab) })}
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
      {opened && <TakeStep matterID={matterID} step={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** What is not so yet when a step is taken: whoever takes it all the same says why. */
function StillOpen({ before }: Pick<ReleaseTabStep, 'before'>) {
  const open = before.filter(({ holds }) => !holds);
  if (open.length === 0) return null;
  return (
    <Alert color="yellow" title={t('Not met')}>
      <ul>
        {open.map(({ says }) => (
          <li key={translate(says)}>{translate(says)}</li>
        ))}
      </ul>
      {t('Resolve this first, or explain in the note why you are going ahead.')}
    </Alert>
  );
}

const schema = z.object({ date: z.string().nullable() }).loose();
const bondField = {
  name: 'masterReleaseDate',
  label: markPhrase('The Master consented on'),
  help: markPhrase('When you enter this date, every bond in force is released.'),
  kind: 'day',
  span: 3,
} as const;
const noteField = { name: 'note', label: markPhrase('Note'), kind: 'notes', span: 6 } as const;

function TakeStep({ matterID, step, onClose }: { matterID: number; step: ReleaseTabStep; onClose: () => void }) {
  const today = useToday();
  const { title, call } = releaseStepLabels[step.step];
  const save = useCall(call);
  return (
    <RecordDialog<object>
      title={t(title)}
      size="md"
      sections={[
        {
          title: '',
          fields: [
            { name: 'date', label: markPhrase('On'), kind: 'day', span: 3 },
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
