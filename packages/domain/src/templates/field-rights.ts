import { accessRightNames, type AccessRight } from '../access/access-rights';
import { mergeField, mergeList } from './merge-fields';

/** Groups whose values come with the matter itself, its people or the firm: whoever may open the matter may read them. */
const open: ReadonlySet<string> = new Set([
  'matter',
  'office',
  'firm',
  'responsible',
  'masterOffice',
  'magistrateOffice',
  'main',
  'executor',
  'executors',
  'director',
  'directors',
  'recipient',
  'recipients',
  // What happened in a matter is seen with it; what is still to be done is of the diary.
  'milestone',
  'milestones',
]);

/** Of those groups, the fields that are made of the marriage, the will or the diary. */
const ofOpenGroups: Readonly<Record<string, AccessRight>> = {
  'main.maritalRegime': 'estate',
  'main.isInCommunity': 'estate',
  'matter.hasWill': 'estate',
  'matter.concursusDate': 'estate',
  'matter.accountDueDate': 'diary',
  'form.queries': 'reports',
};

/** Groups that another right than that to the estate opens. What is not listed is of the estate. */
const byRight: Readonly<Partial<Record<AccessRight, readonly string[]>>> = {
  diary: ['deadline', 'deadlines'],
  money: [
    'estateBank',
    'bankAccount',
    'bankAccounts',
    'outstanding',
    'outstandings',
    'section',
    'sections',
    'entry',
    'entries',
    'income',
    'incomes',
    'expense',
    'expenses',
    'voucher',
    'vouchers',
    'missingVoucher',
    'missingVouchers',
    'payout',
    'payouts',
    'raf',
    'rafDetails',
    'rafClaim',
    'rafItem',
    'rafItems',
  ],
  reports: [
    'figures',
    'account',
    'dutyLine',
    'dutyLines',
    'dividend',
    'dividends',
    'dividendClaim',
    'dividendClaims',
    'contributor',
    'contributors',
    'distribution',
    'award',
    'awards',
    'affairs',
    'outlook',
  ],
};
const rightByGroup = new Map(
  accessRightNames.flatMap((right) => (byRight[right] ?? []).map((group) => [group, right] as const)),
);

function findRight(name: string): AccessRight | undefined {
  if (ofOpenGroups[name]) return ofOpenGroups[name];
  const field = mergeField(name);
  if (!field && !mergeList(name)) return undefined;
  // Typed for the paper, the firm's own, and fields without a group such as the day.
  const isOfNoRow = field && (!name.includes('.') || ['paper', 'organisation'].includes(field.captured.at));
  if (isOfNoRow) return undefined;
  const [group = name] = name.split('.');
  return open.has(group) ? undefined : (rightByGroup.get(group) ?? 'estate');
}

/**
 * The rights somebody needs on a matter before a paper with these fields and lists is made for them. A paper is made of the
 * whole matter or not at all: of the rows that somebody may see, it would say that there is nothing where there is something.
 */
export const listRightsOfFields = (names: Iterable<string>): AccessRight[] => {
  const needed = new Set([...names].flatMap((name) => findRight(name) ?? []));
  return accessRightNames.filter((right) => needed.has(right));
};
