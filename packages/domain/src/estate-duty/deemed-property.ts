import type { LocalDate } from '../dates/local-date';
import { assertNever } from '../law/assert';
import { checkNotNegative, findRowOn } from '../law/check-input';
import { createDatedTable } from '../law/dated';
import { collectRefusals, isRefused, type Outcome, type RefusalError, refuse } from '../law/refusal';
import { formatInEnglish, message } from '../law/message';
import { type Cents, minus, clampBelowNil } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { compareFractions, type Fraction, whole } from '../money/fraction';
import {
  type InterestMethod,
  type PremiumPayment,
  sumPaymentsWithInterest,
} from '../limited-interests/interest-on-payments';
import { type DutyBearer, checkBearers, type IncludedItem, type Inclusion, type LeftOutItem } from './property';

/** The facts on which a domestic policy is left out altogether (provisos to s 3(3)(a)). */
export type PolicyExclusion =
  | { readonly ground: 'marriageContract'; readonly registered: boolean; readonly payableToSpouseOrChild: boolean }
  | {
      readonly ground: 'buyAndSell';
      readonly partnerOrCoShareholder: boolean;
      readonly premiumBorneByDeceased: boolean;
    }
  | {
      readonly ground: 'unconnected';
      readonly effectedByDeceased: boolean;
      readonly premiumBorneByDeceased: boolean;
      readonly benefitsEstateFamilyOrFamilyCompany: boolean;
    };

/** A domestic policy on the life of the deceased, whoever owns it. */
export interface DomesticPolicy {
  readonly kind: 'policy';
  readonly id: string;
  readonly description?: string;
  readonly proceeds: Cents;
  /** Half where the proceeds fall into a joint estate. */
  readonly share?: Fraction;
  /** Who is paid directly, with their shares; empty where the estate is paid. */
  readonly payees: readonly DutyBearer[];
  /** Premiums the person entitled to the proceeds paid. */
  readonly premiumsByPayee?: readonly PremiumPayment[];
  readonly exclusion?: PolicyExclusion;
}

/** What the Act adds to the estate (s 3(3)). */
export type DeemedItem =
  | DomesticPolicy
  | {
      readonly kind:
        | 'exemptDonation'
        | 'accrualClaim'
        | 'competentToDispose'
        | 'retirementLumpSum'
        | 'retirementContributions';
      readonly id: string;
      readonly description?: string;
      readonly value: Cents;
      /** A donee, or whoever a fund pays: required for a donation, whose duty the donee bears. */
      readonly bornBy?: readonly DutyBearer[];
    };

/** How retirement benefits are treated, by date of death. Contributions are those never allowed as a deduction. */
export const retirementRule = createDatedTable<{ lumpSum?: string; contributions?: string }>(
  'rule for retirement benefits',
  [
    { from: '1988-03-16', lumpSum: 's 3(3)(a)bis' },
    { from: '2009-01-01' },
    { from: '2016-01-01', contributions: 's 3(2)(bA)', note: 'Confirm which contributions before March 2016 count.' },
    { from: '2019-10-30', contributions: 's 3(3)(e)', note: 'Confirm the wording of s 3(3)(e).' },
  ],
);

const act = 'Estate Duty Act';

/** The proviso that leaves a policy out, or why the one claimed does not apply. */
function findPolicyProviso(exclusion: PolicyExclusion): { section?: string; fails?: string } {
  switch (exclusion.ground) {
    case 'marriageContract':
      return exclusion.registered && exclusion.payableToSpouseOrChild
        ? { section: `${act} s 3(3)(a) proviso (i)` }
        : { fails: 'not payable to spouse or child under a registered contract' };
    case 'buyAndSell':
      return exclusion.partnerOrCoShareholder && !exclusion.premiumBorneByDeceased
        ? { section: `${act} s 3(3)(a) proviso (iA)` }
        : { fails: 'not a partner or co-shareholder’s policy, or the deceased bore a premium' };
    case 'unconnected': {
      const connected =
        exclusion.effectedByDeceased ||
        exclusion.premiumBorneByDeceased ||
        exclusion.benefitsEstateFamilyOrFamilyCompany;
      return connected
        ? { fails: 'the deceased, the estate, a relative, dependant or family company is connected with it' }
        : { section: `${act} s 3(3)(a) proviso (ii)` };
    }
    default:
      return assertNever(exclusion);
  }
}

type DeemedResult = { readonly in: IncludedItem } | { readonly out: LeftOutItem };

function addPolicy(
  policy: DomesticPolicy,
  field: string,
  died: LocalDate,
  method: InterestMethod,
): Outcome<DeemedResult> {
  const share = policy.share ?? whole;
  const paid = sumPaymentsWithInterest(`${field}.premiumsByPayee`, policy.premiumsByPayee ?? [], died, method);
  const wrong = collectRefusals([
    checkNotNegative(`${field}.proceeds`, policy.proceeds),
    checkBearers(`${field}.payees`, policy.payees),
    share.n <= 0n || compareFractions(share, whole) > 0
      ? refuse(`${field}.share`, 'Enter the part that belongs to the deceased. It must be more than 0 and at most 1.')
      : undefined,
    paid,
  ]);
  if (wrong) return wrong;
  if (isRefused(paid)) return paid;
  const label = policy.description ?? policy.id;
  const claimed = policy.exclusion ? findPolicyProviso(policy.exclusion) : {};
  if (claimed.section) return { out: { id: policy.id, label, section: claimed.section, value: policy.proceeds } };
  const net = clampBelowNil(minus(policy.proceeds, roundHalfUp(paid)));
  const value = share === whole ? net : roundHalfUp(times(net, share));
  const notes = [
    paid.n > 0n ? 'After premiums paid by the person entitled, with 6% a year.' : undefined,
    claimed.fails && message('Not excluded: {fails}.', { fails: claimed.fails }),
  ].filter((note) => note !== undefined);
  const item = { id: policy.id, label, section: `${act} s 3(3)(a)`, value, nature: 'deemed', abroad: false } as const;
  return {
    in: { ...item, bearers: policy.payees, ...(notes.length > 0 && { note: notes.map(formatInEnglish).join(' ') }) },
  };
}

function addOther(item: Exclude<DeemedItem, DomesticPolicy>, field: string, died: LocalDate): Outcome<DeemedResult> {
  const rule = findRowOn(retirementRule, died, 'died');
  const wrong = collectRefusals([
    rule,
    checkNotNegative(`${field}.value`, item.value),
    checkBearers(`${field}.bornBy`, item.bornBy ?? []),
    item.kind === 'exemptDonation' && !item.bornBy?.length
      ? refuse(`${field}.bornBy`, 'Name the donee: the duty on the donation is theirs.', `${act} s 11`)
      : undefined,
  ]);
  if (wrong) return wrong;
  if (isRefused(rule)) return rule;
  const shown = { id: item.id, label: item.description ?? item.id, value: item.value };
  const includeItem = (section: string, bearers: readonly DutyBearer[] = [], note?: string): DeemedResult => ({
    in: { ...shown, section: `${act} ${section}`, nature: 'deemed', abroad: false, bearers, ...(note && { note }) },
  });
  switch (item.kind) {
    case 'exemptDonation':
      return includeItem('s 3(3)(b)', item.bornBy);
    case 'accrualClaim':
      return includeItem('s 3(3)(cA)');
    case 'competentToDispose':
      return includeItem('s 3(3)(d)');
    case 'retirementLumpSum':
      return rule.lumpSum
        ? includeItem(rule.lumpSum, item.bornBy)
        : { out: { ...shown, section: 'Deleted with effect from 1 January 2009: s 3(3)(a)bis' } };
    case 'retirementContributions':
      return rule.contributions
        ? includeItem(rule.contributions, item.bornBy, rule.note)
        : { out: { ...shown, section: 'Not yet included on that date: s 3(2)(bA)' } };
    default:
      return assertNever(item.kind);
  }
}

/** Brings deemed property in: policies after premiums, donations, the estate's accrual claim, and the like. */
export function includeDeemed(
  items: readonly DeemedItem[],
  died: LocalDate,
  method: InterestMethod,
): Outcome<Inclusion> {
  const included: IncludedItem[] = [];
  const leftOut: LeftOutItem[] = [];
  const wrong: RefusalError[] = [];
  items.forEach((item, index) => {
    const field = `deemed[${index}]`;
    const added = item.kind === 'policy' ? addPolicy(item, field, died, method) : addOther(item, field, died);
    if (isRefused(added)) wrong.push(added);
    else if ('in' in added) included.push(added.in);
    else leftOut.push(added.out);
  });
  return collectRefusals(wrong) ?? { included, leftOut };
}
