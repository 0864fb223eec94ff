import { checkNotNegative } from '../law/check-input';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import type { LocalDate } from '../dates/local-date';
import { type Cents, nil, sum } from '../money/cents';
import type { Estate } from '../estate/estate';
import { joinPath } from '../estate/path';
import type { SeparateFees } from './separate-fees';
import type { AwardedResidue } from './taken';
import { type AccountKind, type AccountKindFacts, accountKinds } from './account-kinds';

/** An asset or a claim as it stood in an account that was lodged. */
export interface StoodItem {
  readonly of: 'assets' | 'liabilities';
  readonly id: string;
  readonly name: string;
  readonly amount: Cents;
}

/** What an account already lodged leaves to the next: what it charged of the fees, the tax and the duty of the estate. */
export interface EarlierEstateAccount {
  readonly kind: AccountKind;
  /** Gross value of the assets that first stood in it. */
  readonly gross: Cents;
  readonly administration: Cents;
  /** Fees as the tariff gave them in that account, whatever was then set by hand. */
  readonly remuneration: Cents;
  readonly incomeCommission: Cents;
  readonly mastersFee: Cents;
  /** Charged there; below nought where that account had some of it back. */
  readonly estateDuty: Cents;
  readonly gainsTax: Cents;
  readonly incomeTax: Cents;
  /** Awarded there out of the residue, and of each money legacy: the next account awards what is then still due. */
  readonly residue: readonly { readonly personId: string; readonly as: AwardedResidue['as']; readonly amount: Cents }[];
  readonly moneyLegacies: readonly { readonly legacyId: string; readonly amount: Cents }[];
  /** What it dealt with; accounts lodged before this was kept have none. */
  readonly stood?: readonly StoodItem[];
  /** In community: what of its fees the separate property of each spouse bore, and the VAT it charged. */
  readonly feesOfSeparate?: SeparateFees;
  readonly vat?: Cents;
}

/** One figure of all accounts lodged before. */
export const sumChargedBefore = (
  { earlier }: Pick<EstateAccountRequest, 'earlier'>,
  figure: Exclude<
    keyof EarlierEstateAccount,
    'kind' | 'residue' | 'moneyLegacies' | 'stood' | 'feesOfSeparate' | 'vat'
  >,
): Cents => sum(earlier.map((account) => account[figure]));

export interface EstateAccountRequest {
  readonly kind: AccountKind;
  /** Place among the estate's accounts, counted from 1; an amended account keeps the place of the one it replaces. */
  readonly sequence: number;
  readonly today: LocalDate;
  readonly earlier: readonly EarlierEstateAccount[];
  /** What the account before this one carried forward: money, and assets at the value they then stood at. */
  readonly broughtForward?: {
    readonly cash: Cents;
    readonly assets: readonly { readonly assetId: string; readonly value: Cents }[];
  };
  /** Money held back for a later account; assets still outstanding are carried forward by themselves. */
  readonly holdBack?: Cents;
}

export const createFirstAndFinal = (today: LocalDate): EstateAccountRequest => ({
  kind: 'firstAndFinal',
  sequence: 1,
  today,
  earlier: [],
});

/** What makes this account impossible for this estate, whatever its figures. */
export function checkRequest(estate: Estate, request: EstateAccountRequest): RefusalError | undefined {
  const { kind, sequence, earlier, holdBack = nil, broughtForward } = request;
  const facts: AccountKindFacts = accountKinds[kind];
  const known = new Map(estate.assets.map((asset, index) => [asset.id, index]));
  const isInAccount = (account: number | undefined): boolean => (account ?? 1) === sequence;
  return collectRefusals([
    Number.isInteger(sequence) && sequence >= 1 ? undefined : refuse('sequence', 'Number the accounts from 1.'),
    earlier.length === sequence - 1
      ? undefined
      : refuse('earlier', message('Enter the {count} account(s) lodged before this one.', { count: sequence - 1 })),
    ...earlier.flatMap((account, index) =>
      (['gross', 'administration'] as const).map((field) =>
        checkNotNegative(joinPath('earlier', index, field), account[field]),
      ),
    ),
    checkNotNegative('holdBack', holdBack),
    checkNotNegative('broughtForward.cash', broughtForward?.cash),
    ...(broughtForward?.assets ?? []).flatMap(({ assetId, value }, index) => [
      checkNotNegative(joinPath('broughtForward', 'assets', index, 'value'), value),
      known.has(assetId)
        ? undefined
        : refuse(joinPath('broughtForward', 'assets', index, 'assetId'), 'Choose an asset of this estate.'),
    ]),
    facts.final && holdBack > 0
      ? refuse(
          'holdBack',
          'A final account distributes everything. Hold back nothing, or choose an account that is not final.',
        )
      : undefined,
    ...estate.assets.map((asset, index) =>
      facts.final && asset.treatment === 'outstanding' && isInAccount(asset.account)
        ? refuse(
            joinPath('assets', index, 'treatment'),
            'A final account leaves nothing outstanding. Choose how this asset is dealt with, or draw an account that is not final.',
            'Administration of Estates Act s 35',
          )
        : undefined,
    ),
  ]);
}
