/** One way of working out the check digit: weights over eleven places, left to right. */
interface CdvCheck {
  readonly weights: readonly number[];
  readonly modulus: number;
  /** Passes on remainder 1 as well when the account ends in 0 or 1. */
  readonly oneAllowed?: boolean;
}

export interface CdvRule {
  readonly id: string;
  readonly bank: string;
  readonly checks: readonly CdvCheck[];
  /** Account numbers the rule speaks about; all of the bank's when left out. */
  readonly fits?: (account: string) => boolean;
  readonly alwaysPasses?: (account: string) => boolean;
  /** How far the rule was tested on published account numbers. */
  readonly confidence: 'good' | 'fair' | 'unverified';
}

const check = (weights: string, modulus: number): CdvCheck => ({ weights: weights.split(' ').map(Number), modulus });
const createSpreadCheck = (weights: string, modulus: number): CdvCheck => check(weights.split('').join(' '), modulus);

/** Check-digit rules as published by the payments industry. Bank Windhoek, HSBC and Citibank have none. */
export const cdvRules: readonly CdvRule[] = [
  {
    id: 'FNB11',
    bank: 'FNB',
    checks: [createSpreadCheck('12121212121', 10)],
    fits: (a) => a.length === 11,
    confidence: 'good',
  },
  {
    id: 'NEDBANK',
    bank: 'Nedbank',
    checks: [check('1 10 9 8 7 6 5 4 3 2 1', 11)],
    // Current accounts begin with 1, savings accounts with 2; bonds have other numbers, and no rule on record.
    fits: (a) => /^[12]\d{9}$/.test(a),
    confidence: 'good',
  },
  {
    id: 'STD_M',
    bank: 'Standard Bank',
    checks: [check('13 12 9 8 7 6 5 4 3 2 1', 11)],
    fits: (a) => a.length === 11 && a.startsWith('1'),
    confidence: 'good',
  },
  {
    id: 'STD_9',
    bank: 'Standard Bank',
    checks: [createSpreadCheck('11987654321', 11)],
    fits: (a) => a.length <= 9,
    confidence: 'fair',
  },
  {
    id: 'ABSA',
    bank: 'Absa',
    checks: [
      createSpreadCheck('14327654321', 11),
      createSpreadCheck('17329874321', 10),
      { ...createSpreadCheck('54327654321', 11), oneAllowed: true },
      createSpreadCheck('14329874321', 10),
      createSpreadCheck('11327654321', 11),
    ],
    alwaysPasses: (a) => a.startsWith('53'),
    confidence: 'fair',
  },
  { id: 'CAPITEC', bank: 'Capitec', checks: [createSpreadCheck('21987654321', 11)], confidence: 'unverified' },
  { id: 'INVESTEC', bank: 'Investec', checks: [check('0 0 0 23 19 17 13 7 5 3 1', 11)], confidence: 'unverified' },
  {
    id: 'NEDBANK_NA',
    bank: 'Nedbank Namibia',
    checks: [createSpreadCheck('54327654321', 11)],
    confidence: 'unverified',
  },
];

function passesCheck({ weights, modulus, oneAllowed }: CdvCheck, account: string): boolean {
  const digits = account.padStart(11, '0');
  const remainder = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0) % modulus;
  return remainder === 0 || (oneAllowed === true && remainder === 1 && /[01]$/.test(account));
}

/** The rules reach eleven places; a longer number fits none of them. */
export const passesRule = (rule: CdvRule, account: string): boolean =>
  account.length <= 11 &&
  (rule.alwaysPasses?.(account) === true || rule.checks.some((each) => passesCheck(each, account)));
