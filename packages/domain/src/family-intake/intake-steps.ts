import type { AssetKind } from '../assets/asset-kind';
import type { CapturedLiabilityKind } from '../liabilities/liability-kind';

/** What a family is asked about an estate, in the order in which it is asked. */
export const intakeKinds = ['deceased', 'marriage', 'child', 'will', 'asset', 'policy', 'debt', 'paper'] as const;
export type IntakeKind = (typeof intakeKinds)[number];

/** One question in plain words. An answer is text as it was typed, read by the question's kind. */
export interface IntakeQuestion {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'day' | 'money' | 'idNumber' | 'choice';
  readonly longest?: number;
  /** Without it nothing can be taken over. */
  readonly isNeeded?: true;
  /** Values with the words people choose by. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly help?: string;
  /** Asked only where another question was answered so. */
  readonly when?: { readonly name: string; readonly is: readonly string[] };
}

interface IntakeStep {
  /** What the family is asked for. */
  readonly title: string;
  /** One of them, where there can be several. */
  readonly one: string;
  readonly isMany: boolean;
  /** What the family says where there is none; a step without it always has something to tell. */
  readonly none?: string;
  /** Questions that stand together on one small screen. */
  readonly screens: readonly (readonly IntakeQuestion[])[];
}

const createTextQuestion = (
  name: string,
  label: string,
  longest: number,
  more: Partial<IntakeQuestion> = {},
): IntakeQuestion => ({
  name,
  label,
  kind: 'text',
  longest,
  ...more,
});
const createDayQuestion = (name: string, label: string, more: Partial<IntakeQuestion> = {}): IntakeQuestion => ({
  name,
  label,
  kind: 'day',
  ...more,
});
const createMoneyQuestion = (name: string, label: string, more: Partial<IntakeQuestion> = {}): IntakeQuestion => ({
  name,
  label,
  kind: 'money',
  ...more,
});
const createChoiceQuestion = (
  name: string,
  label: string,
  choices: Readonly<Record<string, string>>,
  more: Partial<IntakeQuestion> = {},
): IntakeQuestion => ({ name, label, kind: 'choice', choices, ...more });

const needed = { isNeeded: true } as const;
const named = [
  createTextQuestion('firstNames', 'First names', 120, needed),
  createTextQuestion('surname', 'Surname', 160, needed),
];
const idNumber: IntakeQuestion = {
  name: 'idNumber',
  label: 'Identity number',
  kind: 'idNumber',
  longest: 30,
  help: 'The 13 digits on the identity document. Leave blank if you do not have it with you.',
};
const born = createDayQuestion('dateOfBirth', 'Date of birth');

/** What each kind of asset is to somebody who never drew up an inventory. */
export const intakeAssetKinds: Readonly<Record<string, AssetKind>> = {
  home: 'immovable',
  vehicle: 'vehicle',
  bank: 'cash',
  investment: 'investment',
  things: 'movable',
  business: 'business',
  owed: 'claim',
};
export const intakeDebtKinds: Readonly<Record<string, CapturedLiabilityKind>> = {
  loan: 'debtBeforeDeath',
  account: 'debtBeforeDeath',
  funeral: 'funeral',
  medical: 'medical',
  tax: 'incomeTaxToDeath',
};
/** Papers the family is asked for, as the kinds under which they are filed. */
export const intakePapers: Readonly<Record<string, { readonly label: string; readonly documentKind: number | null }>> =
  {
    identity: { label: 'Identity document', documentKind: 202 },
    deathCertificate: { label: 'The death certificate', documentKind: 203 },
    marriageCertificate: { label: 'Marriage certificate', documentKind: 205 },
    will: { label: 'The will', documentKind: 204 },
    bankStatements: { label: 'Bank statements', documentKind: 220 },
    other: { label: 'Another document', documentKind: null },
  };

export const intakeSteps: Readonly<Record<IntakeKind, IntakeStep>> = {
  deceased: {
    title: 'Who died',
    one: 'The person who died',
    isMany: false,
    screens: [
      named,
      [idNumber, born],
      [
        createDayQuestion('dateOfDeath', 'Date of death', needed),
        createTextQuestion('placeOfDeath', 'Town or city where the person died', 120),
      ],
      [
        createTextQuestion('address1', 'Last home: street and number', 120),
        createTextQuestion('city', 'Town or city', 80),
        createTextQuestion('code', 'Postal code', 10),
      ],
      [
        createTextQuestion('occupation', 'Occupation, or occupation before retirement', 120),
        createTextQuestion('taxNumber', 'Tax number, if you know it', 10),
      ],
      [
        createChoiceQuestion('maritalStatus', 'When the person died, he or she was', {
          married: 'Married',
          unmarried: 'Never married',
          widowed: 'Widowed',
          divorced: 'Divorced',
          'life partner': 'Living with a partner',
        }),
      ],
    ],
  },
  marriage: {
    title: 'Marriages',
    one: 'A marriage or partnership',
    isMany: true,
    none: 'The person was never married and had no life partner',
    screens: [
      named,
      [idNumber, born],
      [
        createChoiceQuestion(
          'kind',
          'What kind of marriage was it?',
          {
            'civil marriage': 'Civil marriage',
            'customary marriage': 'Customary marriage',
            'civil union': 'Civil union',
            'Muslim marriage': 'Muslim marriage',
            'Hindu marriage': 'Hindu marriage',
            'life partnership': 'Living together without marrying',
          },
          needed,
        ),
        createDayQuestion('marriedDate', 'Date of marriage'),
        createTextQuestion('place', 'Town where they married', 120),
      ],
      [
        createChoiceQuestion(
          'contract',
          'Was a contract signed before the marriage?',
          {
            none: 'No, no contract',
            'with accrual': 'Yes, with accrual',
            'without accrual': 'Yes, without accrual',
            unknown: 'I do not know',
          },
          {
            help: 'An antenuptial contract is signed before a notary. Without one, most marriages are in community of property.',
          },
        ),
      ],
      [
        createChoiceQuestion('ended', 'Did the marriage last until the death?', {
          no: 'Yes, until the death',
          'by divorce': 'No, they were divorced',
          died: 'No, the husband, wife or partner died before',
        }),
        createDayQuestion('endedDate', 'When was the divorce?', { when: { name: 'ended', is: ['by divorce'] } }),
        createDayQuestion('spouseDied', 'When did that person die?', { when: { name: 'ended', is: ['died'] } }),
      ],
    ],
  },
  child: {
    title: 'Children',
    one: 'A child',
    isMany: true,
    none: 'There are no children',
    screens: [
      named,
      [idNumber, born],
      [
        createChoiceQuestion(
          'isAlive',
          'Is this child alive?',
          { yes: 'Yes', no: 'No, the child died before' },
          needed,
        ),
        createDayQuestion('dateOfDeath', 'When did the child die?', { when: { name: 'isAlive', is: ['no'] } }),
        createTextQuestion('ownChildren', 'Children this child left, with their names', 500, {
          when: { name: 'isAlive', is: ['no'] },
        }),
      ],
      [
        createChoiceQuestion('relationship', 'How the child belongs to the family', {
          'born of the marriage': 'Born to married parents',
          'born outside it': 'Born to unmarried parents',
          adopted: 'Adopted',
          stepchild: 'A stepchild',
        }),
        createTextQuestion('otherParent', 'The other parent', 160),
      ],
      [createTextQuestion('mobile', 'Mobile number', 30), createTextQuestion('email', 'Email address', 200)],
    ],
  },
  will: {
    title: 'The will',
    one: 'The will',
    isMany: false,
    screens: [
      [
        createChoiceQuestion(
          'hasWill',
          'Is there a will?',
          { sole: 'Yes, this person’s own will', joint: 'Yes, a joint will', no: 'No', unknown: 'I do not know' },
          needed,
        ),
      ],
      [
        createDayQuestion('willDate', 'Date of the will', { when: { name: 'hasWill', is: ['sole', 'joint'] } }),
        createTextQuestion('whereKept', 'Where is the signed original?', 200, {
          when: { name: 'hasWill', is: ['sole', 'joint'] },
        }),
        createTextQuestion('executor', 'Who is named as executor?', 200, {
          when: { name: 'hasWill', is: ['sole', 'joint'] },
        }),
      ],
    ],
  },
  asset: {
    title: 'What the person owned',
    one: 'Something the person owned',
    isMany: true,
    none: 'The person owned nothing of value',
    screens: [
      [
        createChoiceQuestion(
          'kind',
          'What is it?',
          {
            home: 'A house, flat or land',
            vehicle: 'A car or other vehicle',
            bank: 'Money in a bank account',
            investment: 'Shares, unit trusts or an investment',
            things: 'Furniture and other things',
            business: 'A business or part of one',
            owed: 'Money that someone owes',
          },
          needed,
        ),
        createTextQuestion('name', 'Describe it in a few words', 300, needed),
      ],
      [
        createMoneyQuestion('value', 'What do you think it is worth?', {
          help: 'An estimate is fine. We will have it valued if needed.',
        }),
        createTextQuestion('number', 'Account, registration or title deed number', 60),
        createTextQuestion('institution', 'Bank or company that holds it', 120, {
          when: { name: 'kind', is: ['bank', 'investment'] },
        }),
      ],
    ],
  },
  policy: {
    title: 'Policies and pensions',
    one: 'A policy or pension',
    isMany: true,
    none: 'There are no policies or pensions',
    screens: [
      [
        createTextQuestion('institution', 'Insurer or fund', 120, needed),
        createTextQuestion('policyNumber', 'Policy or member number', 60),
      ],
      [
        createMoneyQuestion('value', 'How much will it pay, if you know?'),
        createChoiceQuestion('payee', 'Who will receive the money?', {
          estate: 'The estate',
          other: 'A person named in the policy or fund',
          unknown: 'I do not know',
        }),
        createTextQuestion('payeeName', 'Who was named?', 200, { when: { name: 'payee', is: ['other'] } }),
      ],
    ],
  },
  debt: {
    title: 'What is owed',
    one: 'A debt',
    isMany: true,
    none: 'The person owed nothing',
    screens: [
      [
        createTextQuestion('creditor', 'Who is it owed to?', 160, needed),
        createChoiceQuestion('kind', 'What is it for?', {
          loan: 'A bond or loan',
          account: 'An account or other debt',
          funeral: 'The funeral',
          medical: 'Hospital or doctor',
          tax: 'Tax',
        }),
      ],
      [
        createMoneyQuestion('amount', 'How much?', needed),
        createTextQuestion('reference', 'Account number', 60),
        createTextQuestion('description', 'Anything else we should know', 300),
      ],
    ],
  },
  paper: {
    title: 'Papers',
    one: 'A document',
    isMany: true,
    screens: [
      [
        createChoiceQuestion(
          'paper',
          'Which document is it?',
          Object.fromEntries(Object.entries(intakePapers).map(([value, { label }]) => [value, label])),
          needed,
        ),
      ],
    ],
  },
};

export const listQuestions = (kind: IntakeKind): readonly IntakeQuestion[] => intakeSteps[kind].screens.flat();
