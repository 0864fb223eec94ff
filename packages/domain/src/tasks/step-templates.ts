import { refuse, type Refused } from '../law/refusal';
import { said } from '../law/said';
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

const step = (title: string, days: number): TaskStep => ({ title, days });
const stage = (milestone: number, ...steps: TaskStep[]): StageSteps => ({ milestone, steps });

/** What an office does between milestones. Periods of the Acts are statutory dates of the matter, not steps. */
export const stepTemplates: Readonly<Record<SystemType, readonly StageSteps[]>> = {
  [systemType.liquidation]: [
    stage(
      2,
      step('Ask for a quotation for the bond of security', 1),
      step('Lodge the bond of security with the Master', 5),
    ),
    stage(
      3,
      step('Take control of the premises and change the locks', 1),
      step('Notify the banks and have the accounts stopped', 2),
      step('Insure the assets', 3),
      step('Make the inventory and have it valued', 10),
    ),
    stage(
      4,
      step('Publish the notice of the first meeting', 3),
      step('Send claim forms to the creditors', 5),
      step('Look through the claims before the meeting', 14),
    ),
    stage(
      5,
      step("Write the trustee's report to creditors", 14),
      step('Publish the notice of the second meeting', 14),
      step('Draw up the resolutions', 18),
    ),
    stage(
      6,
      step('Appoint the auctioneer', 3),
      step('Approve the conditions of sale', 7),
      step('Collect the debtors', 21),
    ),
    stage(
      7,
      step('Reconcile the estate account', 7),
      step('Draw the liquidation and distribution account', 14),
      step('Lodge the account with vouchers', 21),
    ),
  ],
  [systemType.estateLate]: [
    stage(
      2,
      step('See the family and collect the papers', 3),
      step('Get the original will and the death certificate', 5),
      step('Complete the inventory and the acceptance of trust', 10),
      step('Lodge the reporting documents with the Master', 14),
    ),
    stage(
      3,
      step('Follow up the letters of executorship', 21),
      step('Ask the banks for balances on the day of death', 7),
      step('Report the death to SARS and the insurers', 7),
    ),
    stage(
      4,
      step('Publish the notice to creditors', 3),
      step('Open the estate bank account', 5),
      step('Have the accounts of the deceased closed', 10),
    ),
    stage(
      5,
      step('Have the fixed property valued', 14),
      step('Confirm every claim with its creditor', 30),
      step('Submit the outstanding tax returns', 30),
    ),
    stage(
      6,
      step('Reconcile the estate bank account', 7),
      step('Draw the account and check it before lodging', 14),
      step('Send the account to the heirs', 18),
      step('Lodge the account with the Master', 21),
    ),
    stage(8, step('Publish the notice of inspection', 5), step('Send the account to the magistrate', 5)),
    stage(
      9,
      step('Confirm the bank details of every heir', 7),
      step('Pay the heirs and collect their receipts', 21),
      step('Instruct the conveyancer', 7),
    ),
    stage(10, step('Close the estate bank account', 14), step('Ask the Master for the filing slip', 21)),
  ],
  [systemType.curatorship]: [
    stage(2, step('Lodge the court order with the Master', 5), step('Collect the letters of curatorship', 21)),
    stage(
      3,
      step('Ask for a quotation for the bond of security', 3),
      step('Lodge the bond of security with the Master', 10),
    ),
    stage(
      4,
      step('Take over the bank accounts of the patient', 7),
      step('Make the inventory', 14),
      step('Draw up the budget of the patient', 21),
    ),
    stage(
      5,
      step('Import the bank statements of the year', 7),
      step('Collect the vouchers of the year', 14),
      step('Draw the annual account', 21),
    ),
    stage(7, step('Reconcile the last bank account', 7), step('Draw the final account', 21)),
  ],
  [systemType.flowConsult]: [
    stage(1, step('Send the client the questions', 1), step('Capture assets, debts and policies', 7)),
    stage(2, step('Check the position for cash', 3), step('Meet the client', 14)),
    stage(3, step('Write down what was agreed', 2), step('Ask about the will', 30)),
  ],
  [systemType.trust]: [
    stage(
      2,
      step('Have the trust deed signed', 7),
      step('Collect the acceptances of the trustees', 10),
      step("Lodge the pack with the Master's office", 14),
    ),
    stage(3, step('Follow up the letters of authority', 21)),
    stage(
      4,
      step('Collect the particulars of the beneficial owners', 7),
      step('Lodge the register of beneficial owners', 14),
    ),
    stage(5, step('Open the bank account of the trust', 7), step('Register the trust for tax', 14)),
    stage(
      6,
      step('Hold the annual meeting of trustees', 30),
      step('Have the annual financial statements signed', 60),
      step("Submit the trust's tax return", 90),
    ),
  ],
};

/** Steps of one's own: each is said once, so that what is there already is known by its words. */
export function checkSteps(steps: readonly TaskStep[]): Refused | undefined {
  const titles = steps.map(({ title }) => title.toLowerCase());
  const twice = titles.findIndex((title, at) => titles.indexOf(title) !== at);
  return twice < 0
    ? undefined
    : refuse(
        'steps',
        said('The step {title} stands there twice. Leave one of them out.', { title: steps[twice]!.title }),
      );
}
