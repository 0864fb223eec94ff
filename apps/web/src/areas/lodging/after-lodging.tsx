import type { WireAnswer } from '@boedel/contract/call';
import { afterLodgingCalls } from '@boedel/contract/lodging/after-lodging.calls';
import { systemType } from '@boedel/domain/matter/kinds';
import { tabs } from '@boedel/domain/matter/tabs';
import { Button, Select } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { paths } from '../../client/paths';
import { useCall, useRead } from '../../client/hooks';
import { translateSection, markPhrase, t, translate } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { Amount } from '../../ui/figures/amount';
import { FigureCards } from '../../ui/figures/figure-cards';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { RecordDialog } from '../../ui/record/record-dialog';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import { QuerySheet } from './query-sheet';
import styles from './after-lodging.module.css';

type AfterLodgingAnswer = WireAnswer<typeof afterLodgingCalls.getbymatterid>;
type AfterLodgingAnswerStep = AfterLodgingAnswer['steps'][number];

type PartLabels = readonly (readonly [AfterLodgingAnswerStep['part'], string])[];

const partLabels: PartLabels = [
  ['account', markPhrase('The account')],
  ['money', markPhrase('Duty, creditors and heirs')],
  ['sars', markPhrase('SARS')],
  ['end', markPhrase('Discharge')],
];
const insolvencyPartLabels: PartLabels = [
  ['account', markPhrase('The account')],
  ['money', markPhrase('Dividends and contributions')],
  ['end', markPhrase('Release')],
];
const nameTab = (path: string): string => t(tabs.find((one) => one.path === path)?.label ?? 'Details');

/** What the estate still goes through once its account was lodged: steps with their day and paper, and the query sheet. */
export function AfterLodging() {
  const { id: matterID, systemTypeID } = useMatter();
  const isInsolvent = systemTypeID === systemType.liquidation;
  const [opened, setOpened] = useState<AfterLodgingAnswerStep>();
  const [account, chooseAccount] = useAddressState('account');
  const accountNo = Number(account) || undefined;
  const read = useRead(afterLodgingCalls.getbymatterid, { matterID, ...(accountNo && { accountNo }) }, { quiet: true });
  return (
    <>
      <PageTitle title={t('After lodging')} />
      <Loaded read={read}>
        {(stands) => (
          <div className={styles.page}>
            {isInsolvent ? <InsolvencyLeft {...stands} /> : <Left {...stands} />}
            <ChooseAccount {...stands} isInsolvent={isInsolvent} onChoose={chooseAccount} />
            {(isInsolvent ? insolvencyPartLabels : partLabels).map(([part, title]) => (
              <Part
                key={part}
                title={t(title)}
                stands={stands}
                steps={stands.steps.filter((step) => step.part === part)}
                onOpen={setOpened}
              />
            ))}
            <QuerySheet accountNo={stands.accountNo} />
          </div>
        )}
      </Loaded>
      {opened && (
        <MarkStep
          matterID={matterID}
          accountNo={opened.isOfAccount ? (read.data?.accountNo ?? null) : null}
          step={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** Each account goes through the Master's hands by itself: whose steps are shown, where there are several. */
function ChooseAccount({
  accounts,
  accountNo,
  isInsolvent,
  onChoose,
}: AfterLodgingAnswer & { readonly isInsolvent: boolean; readonly onChoose: (number: string) => void }) {
  if (accounts.length < 2) return null;
  const chosen = accounts.find(({ number }) => number === accountNo);
  return (
    <Select
      className={styles.choose}
      label={t('Account')}
      description={
        chosen?.isReplaced
          ? t('An amended account replaced this one. Its steps stay on record.')
          : isInsolvent
            ? t('This account has its own lodging, queries, notice, inspection, confirmation and payments.')
            : t(
                'This account has its own lodging, queries, approval, notice, inspection, payments to heirs and receipts.',
              )
      }
      data={accounts.map(({ number, title, isReplaced }) => ({
        value: String(number),
        label: isReplaced
          ? t('{number}. {title} (replaced)', { number, title: t(title) })
          : t('{number}. {title}', { number, title: t(title) }),
      }))}
      value={accountNo === null ? null : String(accountNo)}
      allowDeselect={false}
      onChange={(value) => value && onChoose(value === String(accounts[0]?.number) ? '' : value)}
    />
  );
}

/** What is still to be paid, and what there is to pay it from. */
function Left({ duty, creditorsLeft, heirsLeft, cash, accounts }: AfterLodgingAnswer) {
  return (
    <FigureCards
      cards={[
        ...(duty && duty.due > 0
          ? [
              {
                label: t('Estate duty outstanding'),
                figure: <Amount rands={duty.left} />,
                about: (
                  <>
                    {t('Duty')} <Amount rands={duty.due} /> · {t('interest')} <Amount rands={duty.interest} /> ·{' '}
                    {t('paid')} <Amount rands={duty.paid} />
                    {duty.interest > 0 && accounts.length > 0 && (
                      <>
                        {' · '}
                        {t(
                          'Interest that accrued after the account was drawn is not in any account. Pay it from the amount held back for final costs, or amend the account.',
                        )}
                      </>
                    )}
                  </>
                ),
              },
            ]
          : []),
        { label: t('Left to creditors'), figure: <Amount rands={creditorsLeft} /> },
        {
          label: t('Left to heirs in cash'),
          figure: <Amount rands={heirsLeft} />,
          ...(heirsLeft === null && { about: t('The account cannot be drawn yet.') }),
        },
        { label: t('In the bank'), figure: <Amount rands={cash} />, about: t('The estate is closed at nil.') },
      ]}
    />
  );
}

/** What the account still pays and collects; where it does not say, that is said. */
function InsolvencyLeft({ dividends, cash, accountNo }: AfterLodgingAnswer) {
  const about =
    dividends || accountNo === null ? {} : { about: t('The account does not say what it pays each creditor.') };
  return (
    <FigureCards
      cards={[
        {
          label: t('Dividends outstanding'),
          figure: <Amount rands={dividends?.left ?? null} />,
          ...(dividends
            ? {
                about: (
                  <>
                    {t('Awarded by this account')} <Amount rands={dividends.awarded} />
                  </>
                ),
              }
            : about),
        },
        {
          label: t('Contributions to collect'),
          figure: <Amount rands={dividends?.toCollect ?? null} />,
          ...(dividends
            ? {
                about: (
                  <>
                    {t('Asked by this account')} <Amount rands={dividends.asked} />
                  </>
                ),
              }
            : about),
        },
        { label: t('In the bank'), figure: <Amount rands={cash} />, about: t('The estate is closed at nil.') },
      ]}
    />
  );
}

interface AfterLodgingPartProps {
  readonly title: string;
  readonly stands: AfterLodgingAnswer;
  readonly steps: readonly AfterLodgingAnswerStep[];
  readonly onOpen: (step: AfterLodgingAnswerStep) => void;
}

function Part({ title, stands: { accounts, accountNo }, steps, onOpen }: AfterLodgingPartProps) {
  const home = paths.matter.home({ id: useMatter().id });
  if (steps.length === 0) return null;
  const isEarlier = accountNo !== (accounts[0]?.number ?? null);
  const ofAccount = isEarlier ? `&account=${accountNo}` : '';
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step.step} data-state={step.state}>
            <div className={styles.words}>
              <span>
                {t(step.title)} {step.section && <small>{translateSection(step.section)}</small>}
              </span>
              {step.evidence && <small>{t(step.evidence)}</small>}
              {accounts.length > 1 && step.isOfAccount && step.part !== 'account' && (
                <small>{t('Account no. {number}', { number: accountNo ?? '-' })}</small>
              )}
              {step.dueDate && step.state === 'open' && (
                <small>{t('Statutory date: {day}', { day: formatDate(step.dueDate) })}</small>
              )}
              {step.note && <small>{step.note}</small>}
              {step.missing.map((words) => (
                <small key={translate(words)} className={styles.missing}>
                  {translate(words)}
                </small>
              ))}
            </div>
            <div className={styles.papers}>
              {step.papers.map(({ number, name, filedDate }) => (
                <Link
                  key={number}
                  to={`${home}/documents?show=made&make=s${number}${step.isOfAccount ? ofAccount : ''}`}
                >
                  {t(name)}
                  {filedDate && <small> {t('filed {day}', { day: formatDate(filedDate) })}</small>}
                </Link>
              ))}
            </div>
            <State step={step} />
            <span className={styles.acts}>
              {step.tab && step.state !== 'done' && (
                <Link to={`${home}/${step.tab}`}>{t('Go to {tab}', { tab: nameTab(step.tab) })}</Link>
              )}
              {(step.mayMark || step.maySkip) && (
                <OnlyCapture hide>
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={t('Mark {step} as done', { step: t(step.title) })}
                    onClick={() => onOpen(step)}
                  >
                    {t('Mark')}
                  </Button>
                </OnlyCapture>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function State({ step: { state, doneDate, missing } }: { readonly step: AfterLodgingAnswerStep }) {
  if (state === 'done') {
    return <StatusBadge tone="good">{doneDate ? formatDate(doneDate) : t('Done')}</StatusBadge>;
  }
  if (state === 'notNeeded') return <StatusBadge tone="off">{t('Not needed')}</StatusBadge>;
  return <StatusBadge tone={missing.length > 0 ? 'off' : 'warn'}>{t('Still open')}</StatusBadge>;
}

const schema = z
  .object({ doneDate: z.string().nullable(), isNotNeeded: z.boolean(), note: z.string().nullable() })
  .loose();

interface MarkStepProps {
  readonly matterID: number;
  readonly accountNo: number | null;
  readonly step: AfterLodgingAnswerStep;
  readonly onClose: () => void;
}

function MarkStep({ matterID, accountNo, step, onClose }: MarkStepProps) {
  const today = useToday();
  const save = useCall(afterLodgingCalls.save);
  const isOpen = step.state === 'open';
  return (
    <RecordDialog<object>
      title={t(step.title)}
      size="md"
      sections={[
        {
          title: '',
          fields: [
            ...(step.mayMark
              ? [{ name: 'doneDate', label: markPhrase('Done on'), kind: 'day' as const, span: 3 as const }]
              : []),
            ...(step.maySkip
              ? [{ name: 'isNotNeeded', label: markPhrase('Not needed here'), kind: 'flag' as const, span: 3 as const }]
              : []),
            { name: 'note', label: markPhrase('Note'), kind: 'notes', span: 6 },
          ],
        },
      ]}
      schema={schema}
      value={{
        matterID,
        accountNo,
        step: step.step,
        doneDate: isOpen && step.mayMark && step.missing.length === 0 ? today : step.doneDate,
        isNotNeeded: step.state === 'notNeeded',
        note: step.note,
      }}
      call={save}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
