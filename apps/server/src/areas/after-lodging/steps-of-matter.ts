import type { RefusalError } from '@boedel/domain/law/refusal';
import { refuse } from '@boedel/domain/law/refusal';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type AfterLodgingFacts, stepsOfAccount } from '@boedel/domain/lodging/after-facts';
import { checkAfterStep, estateStepCourse, listAfterLodging } from '@boedel/domain/lodging/after-lodging';
import {
  checkInsolvencyStep,
  insolvencyStepCourse,
  listInsolvencySteps,
} from '@boedel/domain/lodging/insolvency-after';
import { type InsolvencyStepFacts, insolvencyStepsOfAccount } from '@boedel/domain/lodging/insolvency-step-facts';
import { type AccountStep, findAccountStepEvent } from '@boedel/domain/lodging/step-courses';
import type { MarkedStep, StepStatus } from '@boedel/domain/lodging/step-course';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import type { AccountProgress, AccountStepRow } from '../account-course/account-course.store';
import { type AccountFacts, gather } from './facts-of-account';
import { gatherInsolvency } from './facts-of-insolvency';

export type PartOfSteps = 'account' | 'money' | 'sars' | 'end';

/** The steps of a matter after lodging, whatever its kind: those of one account, and those it goes through once. */
export interface AccountSteps {
  readonly courses: readonly AccountProgress[];
  readonly chosen: AccountProgress | undefined;
  readonly rows: readonly AccountStepRow[];
  readonly steps: readonly StepStatus<AccountStep, PartOfSteps>[];
  readonly cash: Cents;
  readonly estate: Pick<AccountFacts, 'ofEstate' | 'duty'> | null;
  readonly insolvency: InsolvencyStepFacts | null;
  readonly isOfAccount: (step: AccountStep) => boolean;
  readonly check: (step: AccountStep, marked: MarkedStep) => RefusalError | undefined;
  readonly findEvent: (step: AccountStep) => string | null;
  /** The days that a step of this kind reads. */
  readonly happened: (step: AccountStep) => ReadonlyMap<string, LocalDate>;
}

const mergeSteps = (
  names: readonly AccountStep[],
  isOfAccount: (step: AccountStep) => boolean,
  account: readonly StepStatus<AccountStep, PartOfSteps>[],
  estate: readonly StepStatus<AccountStep, PartOfSteps>[],
) => names.flatMap((step) => (isOfAccount(step) ? account : estate).find((one) => one.step === step) ?? []);

const refuseUnknownStep = () => refuse('step', 'This estate does not have this step.');

/** Reads where the accounts of a matter stand, by the rules of its kind. */
export async function readAccountSteps(
  tx: Tx,
  matter: OpenedMatter,
  now: Date,
  accountNo?: number | null,
): Promise<AccountSteps> {
  if (matter.system_type === systemType.liquidation) {
    const { ofAccount, ofEstate, ...read } = await gatherInsolvency(tx, matter, now, accountNo);
    const own: ReadonlySet<AccountStep> = insolvencyStepsOfAccount;
    const isOfAccount = (step: AccountStep) => own.has(step);
    const pickFacts = (step: AccountStep): InsolvencyStepFacts => (isOfAccount(step) ? ofAccount : ofEstate);
    return {
      ...read,
      steps: mergeSteps(
        insolvencyStepCourse.names,
        isOfAccount,
        listInsolvencySteps(ofAccount),
        listInsolvencySteps(ofEstate),
      ),
      cash: ofEstate.cash,
      estate: null,
      insolvency: ofAccount,
      isOfAccount,
      check: (step, marked) => {
        const found = insolvencyStepCourse.names.find((one) => one === step);
        return found ? checkInsolvencyStep(found, marked, pickFacts(found)) : refuseUnknownStep();
      },
      findEvent: findAccountStepEvent,
      happened: (step) => pickFacts(step).happened,
    };
  }
  const { ofAccount, ofEstate, duty, ...read } = await gather(tx, matter, now, accountNo);
  const own: ReadonlySet<AccountStep> = stepsOfAccount;
  const isOfAccount = (step: AccountStep) => own.has(step);
  const pickFacts = (step: AccountStep): AfterLodgingFacts => (isOfAccount(step) ? ofAccount : ofEstate);
  return {
    ...read,
    steps: mergeSteps(estateStepCourse.names, isOfAccount, listAfterLodging(ofAccount), listAfterLodging(ofEstate)),
    cash: ofEstate.cash,
    estate: { ofEstate, duty },
    insolvency: null,
    isOfAccount,
    check: (step, marked) => {
      const found = estateStepCourse.names.find((one) => one === step);
      return found ? checkAfterStep(found, marked, pickFacts(found)) : refuseUnknownStep();
    },
    findEvent: findAccountStepEvent,
    happened: (step) => pickFacts(step).happened,
  };
}
