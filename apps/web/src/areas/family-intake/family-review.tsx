import { familyIntakeCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { intakeKinds, intakeSteps } from '@boedel/domain/family-intake/intake-steps';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { useCall, useRead } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { AnswerCard } from './answer-card';
import { AskDialog } from './ask-dialog';
import type { RequestedFamily, FamilyAnswer } from './reviewed';
import styles from './review.module.css';

/** What the family was asked and told, item by item: nothing of it is in the matter until somebody accepts it. */
export function FamilyReview() {
  const { id: matterID } = useMatter();
  const [asking, setAsking] = useState<RequestedFamily | 'new'>();
  const read = useRead(familyIntakeCalls.getbymatterid, { matterID }, { quiet: true });
  const askButton = (
    <OnlyCapture>
      <Button size="sm" onClick={() => setAsking('new')}>
        {t('Ask the family')}
      </Button>
    </OnlyCapture>
  );
  return (
    <Loaded read={read}>
      {({ asked, items }) => (
        <div className={styles.page}>
          {asked.length === 0 ? (
            <Empty
              sentence={t(
                'You have not asked the family yet. They can answer on a phone, in English or Afrikaans, and send their documents.',
              )}
              action={askButton}
            />
          ) : (
            <>
              {asked.map((one) => (
                <Asked key={one.id} asked={one} onAgain={() => setAsking(one)} />
              ))}
              <div className={styles.acts}>
                {askButton}
                <Drafts />
              </div>
              <Answers items={items} />
            </>
          )}
          {asking && (
            <AskDialog
              matterID={matterID}
              again={asking === 'new' ? undefined : asking}
              onClose={() => setAsking(undefined)}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

/** Forms that are filled from the facts: what was accepted stands in them. */
function Drafts() {
  const home = paths.matter.home({ id: useMatter().id });
  return (
    <>
      <Link to={`${home}/documents?show=made&make=s52`}>{t('J294 Death Notice')}</Link>
      <Link to={`${home}/documents?show=made&make=s55`}>{t('J243 Inventory')}</Link>
    </>
  );
}

function describeState({ finishedAt, openedAt, isOpen }: RequestedFamily) {
  if (finishedAt)
    return { tone: 'good', words: t('Finished on {day}', { day: formatDate(finishedAt.slice(0, 10)) }) } as const;
  if (!isOpen) return { tone: 'off', words: t('Link expired') } as const;
  return openedAt
    ? ({ tone: 'info', words: t('Opened on {day}', { day: formatDate(openedAt.slice(0, 10)) }) } as const)
    : ({ tone: 'warn', words: t('Not opened yet') } as const);
}

function Asked({ asked, onAgain }: { asked: RequestedFamily; onAgain: () => void }) {
  const end = useCall(familyIntakeCalls.end);
  const { tone, words } = describeState(asked);
  return (
    <section className={styles.panel} aria-label={asked.name}>
      <header className={styles.asked}>
        <h3>{asked.name}</h3>
        <StatusBadge tone={tone}>{words}</StatusBadge>
        <small>
          {asked.email} · {asked.language === 'af' ? 'Afrikaans' : 'English'} ·{' '}
          {t('asked on {day}', { day: formatDate(asked.askedAt.slice(0, 10)) })}
        </small>
        <span className={styles.acts}>
          <OnlyCapture hide>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={t('Send {name} a new link', { name: asked.name })}
              onClick={onAgain}
            >
              {t('New link')}
            </Button>
          </OnlyCapture>
          {asked.isOpen && (
            <OnlyCapture hide>
              <Button
                size="compact-xs"
                variant="default"
                loading={end.isRunning}
                onClick={() => end.run({ intakeID: asked.id })}
              >
                {t('Withdraw link')}
              </Button>
            </OnlyCapture>
          )}
        </span>
      </header>
      {asked.none.length > 0 && (
        <p>
          {t('The family answered that there are none of these:')}{' '}
          {asked.none.map((kind) => t(intakeSteps[kind].title)).join(', ')}
        </p>
      )}
      {asked.missing.length > 0 && (
        <p>
          <strong>{t('Still missing:')}</strong> {asked.missing.map(({ what }) => translate(what)).join(' · ')}
        </p>
      )}
    </section>
  );
}

function Answers({ items }: { items: readonly FamilyAnswer[] }) {
  const open = items.filter(({ state }) => state === 'given').length;
  if (items.length === 0) return <p>{t('No answers yet.')}</p>;
  return (
    <>
      <output>
        {open === 0
          ? t('All answers have been decided.')
          : open === 1
            ? t('One answer to decide')
            : t('{count} answers to decide', { count: open })}
      </output>
      {intakeKinds.map((kind) => {
        const own = items.filter((item) => item.kind === kind);
        return own.length === 0 ? null : (
          <section key={kind} className={styles.panel} aria-label={t(intakeSteps[kind].title)}>
            <h3>{t(intakeSteps[kind].title)}</h3>
            {own.map((answer) => (
              <AnswerCard key={answer.id} answer={answer} />
            ))}
          </section>
        );
      })}
    </>
  );
}
