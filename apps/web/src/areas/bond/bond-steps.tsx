import { bondCalls, bondStepCalls } from '@boedel/contract/bond/bond.calls';
import { bondToRelease, premiumToPay, reductionToAsk, reductionToDecide } from '@boedel/contract/bond/bond.schema';
import type { CallSpec } from '@boedel/contract/call';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { useCall } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import type { FormFieldDefinition } from '../../ui/fields/field';
import { Amount } from '../../ui/figures/amount';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate, formatDateTime } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { RecordDialog } from '../../ui/record/record-dialog';
import { useToday } from '../../ui/today';
import { outcomeLabels } from './bond-words';
import { type BondAnswer } from './bond.queries';
import styles from './bond.module.css';

type BondStep = 'reduce' | 'decide' | 'release' | 'pay';
type BondReduction = BondAnswer['reductions'][number];

interface BondStepForm {
  readonly title: string;
  readonly saveLabel: string;
  readonly call: CallSpec;
  readonly schema: z.ZodType;
  readonly fields: readonly FormFieldDefinition[];
  readonly begins: object;
}

const whenGranted = { field: 'outcome', is: (value: unknown) => value === 'granted' };

function createStepForm(
  step: BondStep,
  bond: BondAnswer,
  open: BondReduction | undefined,
  today: string,
): BondStepForm {
  switch (step) {
    case 'reduce':
      return {
        title: markPhrase('Ask for a reduction'),
        saveLabel: markPhrase('Ask the provider'),
        call: bondCalls.reducebondamountrequest,
        schema: reductionToAsk,
        fields: [
          { name: 'newAmount', label: markPhrase('New amount'), kind: 'money', required: true, span: 3 },
          { name: 'date', label: markPhrase('Asked on'), kind: 'day', span: 3 },
          { name: 'reason', label: markPhrase('Why less security is needed'), required: true, span: 6 },
          { name: 'mail', label: markPhrase('Mail the provider now'), kind: 'flag', span: 6 },
          {
            name: 'message',
            label: markPhrase('Your own line in the email'),
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
        title: markPhrase('What became of the request'),
        saveLabel: markPhrase('Save'),
        call: bondStepCalls.decideReduction,
        schema: reductionToDecide,
        fields: [
          {
            name: 'outcome',
            label: markPhrase('Outcome'),
            kind: 'select',
            required: true,
            options: [
              { value: 'granted', label: markPhrase('Granted') },
              { value: 'refused', label: markPhrase('Refused') },
              { value: 'withdrawn', label: markPhrase('Withdrawn') },
            ],
            span: 3,
          },
          { name: 'date', label: markPhrase('On'), kind: 'day', span: 3 },
          {
            name: 'masterConsentDate',
            label: markPhrase("Master's consent of"),
            help: markPhrase('The provider needs this before it can act.'),
            kind: 'day',
            when: whenGranted,
            span: 3,
          },
          { name: 'comment', label: markPhrase('Comment'), kind: 'notes', span: 6 },
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
        title: markPhrase("Record the Master's release"),
        saveLabel: markPhrase('Release'),
        call: bondStepCalls.release,
        schema: bondToRelease,
        fields: [
          {
            name: 'masterReleaseDate',
            label: markPhrase("Master's letter of release"),
            kind: 'day',
            required: true,
            span: 3,
          },
          {
            name: 'releasedDate',
            label: markPhrase('Released on'),
            help: markPhrase('Leave blank to use the date of the letter.'),
            kind: 'day',
            span: 3,
          },
        ],
        begins: { id: bond.id, version: bond.version, masterReleaseDate: null, releasedDate: null },
      };
    case 'pay':
      return {
        title: markPhrase('Premium paid'),
        saveLabel: markPhrase('Save'),
        call: bondStepCalls.payPremium,
        schema: premiumToPay,
        fields: [{ name: 'date', label: markPhrase('Paid on'), kind: 'day', span: 3 }],
        begins: { id: bond.id, version: bond.version, date: today },
      };
  }
}

function StepDialog({ step, bond, onClose }: { step: BondStep; bond: BondAnswer; onClose: () => void }) {
  const open = bond.reductions.find(({ outcome }) => outcome === 'asked');
  const { title, saveLabel, call, schema, fields, begins } = createStepForm(step, bond, open, useToday());
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

const columns: ListColumn<BondReduction>[] = [
  { key: 'askedDate', title: markPhrase('Asked on'), kind: 'day', strong: true },
  { key: 'fromAmount', title: markPhrase('From'), kind: 'money' },
  { key: 'newAmount', title: markPhrase('To'), kind: 'money' },
  { key: 'reason', title: markPhrase('Reason'), long: true },
  {
    key: 'outcome',
    title: markPhrase('Outcome'),
    value: ({ outcome }) => t(outcomeLabels[outcome][0]),
    render: ({ outcome, decidedDate }) => (
      <>
        <StatusBadge tone={outcomeLabels[outcome][1]}>{t(outcomeLabels[outcome][0])}</StatusBadge>{' '}
        {decidedDate && formatDate(decidedDate)}
      </>
    ),
  },
  { key: 'masterConsentDate', title: markPhrase("Master's consent"), kind: 'day' },
  {
    key: 'mailedAt',
    title: markPhrase('Mailed'),
    value: ({ mailedAt }) => (mailedAt ? formatDateTime(mailedAt).slice(0, 10) : null),
    render: ({ mailedAt, mailedTo }) => (
      <span title={mailedTo ?? undefined}>{mailedAt ? formatDateTime(mailedAt).slice(0, 10) : '-'}</span>
    ),
  },
];

const renderButton = (label: string, run: () => void, filled = false) => (
  <OnlyCapture>
    <Button variant={filled ? 'filled' : 'default'} size="compact-sm" onClick={run}>
      {label}
    </Button>
  </OnlyCapture>
);

/** The premium and its renewal, reductions asked for, and the release. */
export function BondSteps({ bond }: { bond: BondAnswer }) {
  const [step, setStep] = useState<BondStep>();
  const isInForce = bond.status === 'inForce';
  const isAsked = bond.reductions.some(({ outcome }) => outcome === 'asked');
  return (
    <div className={styles.steps}>
      <PeopleSection
        title={t('Premium and renewal')}
        actions={isInForce && renderButton(t('Premium paid'), () => setStep('pay'), bond.isRenewalOverdue)}
      >
        <dl className={styles.facts}>
          <div>
            <dt>{t('Yearly premium')}</dt>
            <dd>
              <Amount rands={bond.yearlyPremium} />{' '}
              {bond.isPremiumWorkedOut && <small>{t('calculated at the rate, with VAT')}</small>}
            </dd>
          </div>
          <div>
            <dt>{t('Next premium')}</dt>
            <dd className={bond.isRenewalOverdue ? styles.overdue : undefined}>
              {formatDate(bond.nextRenewalDate)} {bond.isRenewalOverdue && t('overdue')}
            </dd>
          </div>
        </dl>
      </PeopleSection>
      <PeopleSection
        title={t('Reduction and release')}
        actions={
          <>
            {isInForce && !isAsked && renderButton(t('Ask for a reduction'), () => setStep('reduce'))}
            {isAsked && renderButton(t('What became of the request'), () => setStep('decide'), true)}
            {isInForce && renderButton(t("Record the Master's release"), () => setStep('release'))}
          </>
        }
      >
        {bond.reductions.length === 0 ? (
          <Nobody sentence={t('No reduction requested.')} />
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
