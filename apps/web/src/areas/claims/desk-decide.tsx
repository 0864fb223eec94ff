import { claimDeskCalls } from '@boedel/contract/claims/claims.calls';
import { listDecisions, type ProofDecision } from '@boedel/domain/claims/claim-status';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import { formatDate } from '../../ui/format';
import { notify } from '../../ui/plain/notices';
import { useMatter } from '../../ui/the-matter';
import type { ClaimAnswer } from './claims.queries';
import type { DeskMeeting } from './desk-meeting';
import styles from './claims.module.css';

const labels: Readonly<Record<ProofDecision, readonly [all: string, some: string]>> = {
  proved: [markPhrase('Admit {count}'), markPhrase('Admit {count} of {all}')],
  rejected: [markPhrase('Reject {count}'), markPhrase('Reject {count} of {all}')],
  postponed: [markPhrase('Postpone {count}'), markPhrase('Postpone {count} of {all}')],
};

interface DecideProps {
  readonly chosen: readonly ClaimAnswer[];
  readonly meeting: DeskMeeting;
  readonly clear: () => void;
}

/** One decision on all that are ticked. What may not be decided so on a claim is not offered for it. */
export function DecideBar({ chosen, meeting, clear }: DecideProps) {
  const matter = useMatter();
  const [asks, setAsks] = useState<'rejected' | 'postponed'>();
  const decide = useCall(claimDeskCalls.decideMany, {
    onDone: ({ count }) => {
      clear();
      setAsks(undefined);
      notify({
        kind: 'success',
        message: count === 1 ? t('1 claim decided.') : t('{count} claims decided.', { count }),
      });
    },
  });
  const listOffered = (decision: ProofDecision): readonly ClaimAnswer[] =>
    chosen.filter(({ status }) => listDecisions(status ?? 'lodged', meeting.on, meeting.today).includes(decision));
  const run = (decision: ProofDecision, statusReason: string | null): void =>
    decide.run({
      matterID: matter.id,
      claims: listOffered(decision).map(({ id, version }) => ({ id, version })),
      decision,
      statusDate: meeting.on,
      statusReason,
    });
  const nameDecision = (decision: ProofDecision): string => {
    const count = listOffered(decision).length;
    const [all, some] = labels[decision];
    return count === chosen.length ? t(all, { count }) : t(some, { count, all: chosen.length });
  };
  if (meeting.on > meeting.today) {
    return (
      <span className={styles.soft}>{t('This meeting has not been held yet. Decide the claims once it is held.')}</span>
    );
  }
  const offered = (['proved', 'rejected', 'postponed'] as const).filter((decision) => listOffered(decision).length > 0);
  return (
    <>
      {offered.length === 0 && (
        <span className={styles.soft}>{t('A claim that was decided is moved on from its own page.')}</span>
      )}
      {offered.map((decision) => (
        <Button
          key={decision}
          size="compact-sm"
          variant={decision === 'proved' ? 'filled' : 'default'}
          loading={decide.isRunning}
          onClick={() => (decision === 'proved' ? run('proved', null) : setAsks(decision))}
        >
          {nameDecision(decision)}
        </Button>
      ))}
      {asks && (
        <ReasonDialog
          title={nameDecision(asks)}
          confirmLabel={asks === 'rejected' ? t('Reject') : t('Postpone')}
          maxLength={1000}
          call={decide}
          onCancel={() => setAsks(undefined)}
          onConfirm={(reason) => run(asks, reason)}
        >
          <p>{t('Decided on {day}.', { day: formatDate(meeting.on) })}</p>
        </ReasonDialog>
      )}
    </>
  );
}
