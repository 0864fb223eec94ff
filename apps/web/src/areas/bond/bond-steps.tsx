import { bondCalls, bondStepCalls } from '@boedel/contract/bond/bond.calls';
import { bondToRelease, premiumToPay, reductionToAsk, reductionToDecide } from '@boedel/contract/bond/bond.schema';
import type { Call } from '@boedel/contract/call';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { useCall } from '../../client/hooks';
import { phrase, t } from '../../i18n/t';
import type { Field } from '../../ui/fields/field';
import { Amount } from '../../ui/figures/amount';
import { StatusBadge } from '../../ui/figures/status-badge';
import { dateText, dateTimeText } from '../../ui/format';
import type { Column } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { RecordDialog } from '../../ui/record/record-dialog';
import { useToday } from '../../ui/today';
import { outcomeWords } from './bond-words';
import { type Bond } from './bond.queries';
import styles from './bond.module.css';

type Step = 'reduce' | 'decide' | 'release' | 'pay';
type Reduction = Bond['reductions'][number];

interface Asked {
  readonly title: string;
  readonly saveLabel: string;
  readonly call: Call;
  readonly schema: z.ZodType;
  readonly fields: readonly Field[];
  readonly begins: object;
}

const whenGranted = { field: 'outcome', is: (value: unknown) => value === 'granted' };

function askedFor(step: Step, bond: Bond, open: Reduction | undefined, today: string): Asked {
  switch (step) {
    case 'reduce':
      return {
        title: phrase('Ask for a reduction'),
        saveLabel: phrase('Ask the provider'),
        call: bondCalls.reducebondamountrequest,
        schema: reductionToAsk,
        fields: [
          { name: 'newAmount', label: phrase('New amount'), kind: 'money', required: true, span: 3 },
          { name: 'date', label: phrase('Asked on'), kind: 'day', span: 3 },
          { name: 'reason', label: phrase('Why less has to be secured'), required: true, span: 6 },
          { name: 'mail', label: phrase('Mail the provider now'), kind: 'flag', span: 6 },
          {
            name: 'message',
            label: phrase('A line of your own in the mail'),
            kind: 'notes',
            when: { field: 'mail', is: (value: unknown) => value === true },
            span: 6,
          },
        ],
        begins: {
          bondOfSecurityID: bond.id,
          newAmount: null,
          date: today,
          reason: '',
          mail: true,
          message: null,
        },
      };
    case 'decide':
      return {
        title: phrase('What became of the request'),
        saveLabel: phrase('Save'),
        call: bondStepCalls.decideReduction,
        schema: reductionToDecide,
        fields: [
          {
            name: 'outcome',
            label: phrase('Outcome'),
            kind: 'select',
            required: true,
            options: [
              { value: 'granted', label: phrase('Granted') },
              { value: 'refused', label: phrase('Refused') },
              { value: 'withdrawn', label: phrase('Withdrawn') },
            ],
            span: 3,
          },
          { name: 'date', label: phrase('On'), kind: 'day', span: 3 },
          {
            name: 'masterConsentDate',
            label: phrase("Master's consent of"),
            help: phrase('The provider acts only on it.'),
            kind: 'day',
            when: whenGranted,
            span: 3,
          },
          { name: 'comment', label: phrase('Comment'), kind: 'notes', span: 6 },
        ],
        begins: {
          id: open?.id,
          version: open?.version,
          outcome: 'granted',
          date: today,
          masterConsentDate: null,
          comment: null,
        },
      };
    case 'release':
      return {
        title: phrase("Record the Master's release"),
        saveLabel: phrase('Release'),
        call: bondStepCalls.release,
        schema: bondToRelease,
        fields: [
          {
            name: 'masterReleaseDate',
            label: phrase("Master's letter of release"),
            kind: 'day',
            required: true,
            span: 3,
          },
          {
            name: 'releasedDate',
            label: phrase('Released on'),
            help: phrase('Empty is the day of the letter.'),
            kind: 'day',
            span: 3,
          },
        ],
        begins: { id: bond.id, version: bond.version, masterReleaseDate: null, releasedDate: null },
      };
    case 'pay':
      return {
        title: phrase('Premium paid'),
        saveLabel: phrase('Save'),
        call: bondStepCalls.payPremium,
        schema: premiumToPay,
        fields: [{ name: 'date', label: phrase('Paid on'), kind: 'day', span: 3 }],
        begins: { id: bond.id, version: bond.version, date: today },
      };
  }
}

function StepDialog({ step, bond, onClose }: { step: Step; bond: Bond; onClose: () => void }) {
  const open = bond.reductions.find(({ outcome }) => outcome === 'asked');
  const { title, saveLabel, call, schema, fields, begins } = askedFor(step, bond, open, useToday());
  const run = useCall(call);
  return (
    <RecordDialog<object>
      title={t(title)}
      saveLabel={t(saveLabel)}
      size="lg"
      sections={[{ fields }]}
      schema={schema}
      value={begins}
      call={run}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}

const columns: Column<Reduction>[] = [
  { key: 'askedDate', title: phrase('Asked on'), kind: 'day', strong: true },
  { key: 'fromAmount', title: phrase('From'), kind: 'money' },
  { key: 'newAmount', title: phrase('To'), kind: 'money' },
  { key: 'reason', title: phrase('Reason'), long: true },
  {
    key: 'outcome',
    title: phrase('Outcome'),
    value: ({ outcome }) => t(outcomeWords[outcome][0]),
    render: ({ outcome, decidedDate }) => (
      <>
        <StatusBadge tone={outcomeWords[outcome][1]}>{t(outcomeWords[outcome][0])}</StatusBadge>{' '}
        {decidedDate && dateText(decidedDate)}
      </>
    ),
  },
  { key: 'masterConsentDate', title: phrase("Master's consent"), kind: 'day' },
  {
    key: 'mailedAt',
    title: phrase('Mailed'),
    value: ({ mailedAt }) => (mailedAt ? dateTimeText(mailedAt).slice(0, 10) : null),
    render: ({ mailedAt, mailedTo }) => (
      <span title={mailedTo ?? undefined}>{mailedAt ? dateTimeText(mailedAt).slice(0, 10) : '-'}</span>
    ),
  },
];

const button = (label: string, run: () => void, filled = false) => (
  <OnlyCapture>
    <Button variant={filled ? 'filled' : 'default'} size="compact-sm" onClick={run}>
      {label}
    </Button>
  </OnlyCapture>
);

/** The premium and its renewal, reductions asked for, and the release. */
export function BondSteps({ bond }: { bond: Bond }) {
  const [step, setStep] = useState<Step>();
  const isInForce = bond.status === 'inForce';
  const isAsked = bond.reductions.some(({ outcome }) => outcome === 'asked');
  return (
    <div className={styles.steps}>
      <PeopleSection
        title={t('Premium and renewal')}
        actions={isInForce && button(t('Premium paid'), () => setStep('pay'), bond.isRenewalOverdue)}
      >
        <dl className={styles.facts}>
          <div>
            <dt>{t('Yearly premium')}</dt>
            <dd>
              <Amount rands={bond.yearlyPremium} />{' '}
              {bond.isPremiumWorkedOut && <small>{t('worked out at the rate, with VAT')}</small>}
            </dd>
          </div>
          <div>
            <dt>{t('Next premium')}</dt>
            <dd className={bond.isRenewalOverdue ? styles.overdue : undefined}>
              {dateText(bond.nextRenewalDate)} {bond.isRenewalOverdue && t('overdue')}
            </dd>
          </div>
        </dl>
      </PeopleSection>
      <PeopleSection
        title={t('Reduction and release')}
        actions={
          <>
            {isInForce && !isAsked && button(t('Ask for a reduction'), () => setStep('reduce'))}
            {isAsked && button(t('What became of the request'), () => setStep('decide'), true)}
            {isInForce && button(t("Record the Master's release"), () => setStep('release'))}
          </>
        }
      >
        {bond.reductions.length === 0 ? (
          <Nobody sentence={t('No reduction was asked for.')} />
        ) : (
          <ListTable
            label={t('Reductions asked for')}
            rows={bond.reductions}
            columns={columns}
            rowKey={({ id }) => id}
          />
        )}
      </PeopleSection>
      {step && <StepDialog step={step} bond={bond} onClose={() => setStep(undefined)} />}
    </div>
  );
}
