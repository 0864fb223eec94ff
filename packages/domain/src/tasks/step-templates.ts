import { refuse, type RefusalError } from '../law/refusal';
import { message } from '../law/message';
import { type SystemType, systemType } from '../matter/kinds';

/** A step of the work: what is to be done, and by when, in days from the day the stage begins. */
export interface TaskStep {
  readonly title: string;
  readonly days: number;
}
/** The steps of a stage; `milestone` is what it leads to, by its number in the list of the type. */
export interface StageSteps {
  readonly milestone: number;
  readonly steps: readonly TaskStep[];
}

const createStep = (title: string, days: number): TaskStep => ({ title, days });
const createStage = (milestone: number, ...steps: TaskStep[]): StageSteps => ({ milestone, steps });

/** What an office does between milestones. Periods of the Acts are statutory dates of the matter, not steps. */
export const stepTemplates: Readonly<Record<SystemType, readonly StageSteps[]>> = {
  [systemType.liquidation]: [
    createStage(
      2,
      createStep('Request a quotation for the bond of security', 1),
      createStep('Lodge the bond of security with the Master', 5),
    ),
    createStage(
      3,
      createStep('Take control of the premises and change the locks', 1),
      createStep('Notify the banks and have the accounts frozen', 2),
      createStep('Insure the assets', 3),
      createStep('Prepare the inventory and have it valued', 10),
    ),
    createStage(
      4,
      createStep('Publish the notice of the first meeting', 3),
      createStep('Send claim forms to the creditors', 5),
      createStep('Review the claims before the meeting', 14),
    ),
    createStage(
      5,
      createStep("Write the trustee's report to creditors", 14),
      createStep('Publish the notice of the second meeting', 14),
      createStep('Draft the resolutions', 18),
    ),
    createStage(
      6,
      createStep('Appoint the auctioneer', 3),
      createStep('Approve the conditions of sale', 7),
      createStep('Collect the debts owed to the estate', 21),
    ),
    createStage(
      7,
      createStep('Reconcile the estate account', 7),
      createStep('Prepare the liquidation and distribution account', 14),
      createStep('Lodge the account with vouchers', 21),
    ),
  ],
  [systemType.estateLate]: [
    createStage(
      2,
      createStep('See the family and collect the papers', 3),
      createStep('Get the original will and the death certificate', 5),
      createStep('Complete the inventory and the acceptance of trust', 10),
      createStep('Lodge the reporting documents with the Master', 14),
    ),
    createStage(
      3,
      createStep('Follow up the letters of executorship', 21),
      createStep('Ask the banks for balances on the day of death', 7),
      createStep('Report the death to SARS and the insurers', 7),
    ),
    createStage(
      4,
      createStep('Publish the notice to creditors', 3),
      createStep('Open the estate bank account', 5),
      createStep('Have the accounts of the deceased closed', 10),
    ),
    createStage(
      5,
      createStep('Have the fixed property valued', 14),
      createStep('Confirm each claim with its creditor', 30),
      createStep('Submit the outstanding tax returns', 30),
    ),
    createStage(
      6,
      createStep('Reconcile the estate bank account', 7),
      createStep('Prepare the account and check it before lodging', 14),
      createStep('Send the account to the heirs', 18),
      createStep('Lodge the account with the Master', 21),
    ),
    createStage(8, createStep('Publish the inspection notice', 5), createStep('Send the account to the magistrate', 5)),
    createStage(
      9,
      createStep('Confirm the bank details of each heir', 7),
      createStep('Pay the heirs and collect their receipts', 21),
      createStep('Instruct the conveyancer', 7),
    ),
    createStage(
      10,
      createStep('Close the estate bank account', 14),
      createStep('Ask the Master for the filing slip', 21),
    ),
  ],
  [systemType.curatorship]: [
    createStage(
      2,
      createStep('Lodge the court order with the Master', 5),
      createStep('Collect the letters of curatorship', 21),
    ),
    createStage(
      3,
      createStep('Request a quotation for the bond of security', 3),
      createStep('Lodge the bond of security with the Master', 10),
    ),
    createStage(
      4,
      createStep('Take over the bank accounts of the patient', 7),
      createStep('Prepare the inventory', 14),
      createStep('Draw up the budget of the patient', 21),
    ),
    createStage(
      5,
      createStep('Import the bank statements of the year', 7),
      createStep('Collect the vouchers of the year', 14),
      createStep('Prepare the annual account', 21),
    ),
    createStage(7, createStep('Reconcile the final bank account', 7), createStep('Prepare the final account', 21)),
  ],
  [systemType.flowConsult]: [
    createStage(
      1,
      createStep('Send the questions to the client', 1),
      createStep('Capture assets, debts and policies', 7),
    ),
    createStage(2, createStep('Check the position for cash', 3), createStep('Meet the client', 14)),
    createStage(3, createStep('Record what was agreed', 2), createStep('Ask about the will', 30)),
  ],
  [systemType.trust]: [
    createStage(
      2,
      createStep('Have the trust deed signed', 7),
      createStep('Collect the acceptances of the trustees', 10),
      createStep("Lodge the pack with the Master's office", 14),
    ),
    createStage(3, createStep('Follow up the letters of authority', 21)),
    createStage(
      4,
      createStep('Collect the details of the beneficial owners', 7),
      createStep('Lodge the register of beneficial owners', 14),
    ),
    createStage(5, createStep('Open the bank account of the trust', 7), createStep('Register the trust for tax', 14)),
    createStage(
      6,
      createStep('Hold the annual meeting of trustees', 30),
      createStep('Have the annual financial statements signed', 60),
      createStep("Submit the trust's tax return", 90),
    ),
  ],
};

/** Steps of one's own: each is said once, so that what is there already is known by its words. */
export function checkSteps(steps: readonly TaskStep[]): RefusalError | undefined {
  const titles = steps.map(({ title }) => title.toLowerCase());
  const twice = titles.findIndex((title, at) => titles.indexOf(title) !== at);
  return twice < 0
    ? undefined
    : refuse('steps', message('The step {title} is listed twice. Remove one of them.', { title: steps[twice]!.title }));
}
