import type { LocalDate } from '../dates/local-date';
import { checkNotNegative } from '../law/check-input';
import { checkNotBlank } from '../law/checks';
import { message, quoteVerbatim } from '../law/message';
import { isRefused, refuse } from '../law/refusal';
import { compareFractions, whole } from '../money/fraction';
import { convertToRand } from '../money/in-rand';
import {
  type EstateCheck,
  checkAccountNumber,
  checkAsset,
  checkIds,
  checkPerson,
  checkTakers,
  type IdIndex,
} from './check-lists';
import type { EstateAsset } from './asset';
import type { Estate } from './estate';
import { listWivesOfHouses } from './own-shares';
import { joinPath } from './path';

const pickRefusal = (outcome: unknown): EstateCheck => (isRefused(outcome) ? outcome : undefined);

export function checkAssets(estate: Estate): EstateCheck[] {
  const { assets, deceased } = estate;
  const wives = new Set(listWivesOfHouses(estate));
  return [
    ...checkIds('assets', assets),
    ...assets.flatMap((asset, index): EstateCheck[] => {
      const path = joinPath('assets', index);
      const { share, gains } = asset;
      return [
        checkNotBlank(`${path}.description`, asset.description, 'a description'),
        pickRefusal(convertToRand(`${path}.value`, asset.value)),
        asset.soldFor === undefined ? undefined : pickRefusal(convertToRand(`${path}.soldFor`, asset.soldFor)),
        ...checkSale(asset, path, deceased.diedOn),
        ...checkCustomary(asset, path, wives),
        asset.lentForPublic === undefined
          ? undefined
          : checkNotBlank(`${path}.lentForPublic.borrower`, asset.lentForPublic.borrower, 'who borrows it'),
        gains?.baseCost === undefined
          ? undefined
          : pickRefusal(convertToRand(`${path}.gains.baseCost`, gains.baseCost)),
        share === undefined || (share.n > 0n && compareFractions(share, whole) <= 0)
          ? undefined
          : refuse(`${path}.share`, 'Enter the share the estate owns, above 0 and at most 1.'),
        asset.treatment === 'outstanding' && !asset.whyOutstanding?.trim()
          ? refuse(
              `${path}.whyOutstanding`,
              'Enter why this asset is not yet realised or awarded.',
              'Administration of Estates Act s 35(3)',
            )
          : undefined,
        checkAccountNumber(`${path}.account`, asset.account),
      ];
    }),
  ];
}

/** Proceeds belong to what was sold, and to a sale after the death: an earlier one left only its price. */
function checkSale(
  { treatment, soldFor, soldOn, saleCosts }: EstateAsset,
  path: string,
  died: LocalDate,
): EstateCheck[] {
  if (soldFor === undefined && soldOn === undefined && saleCosts === undefined) return [];
  const notSold = treatment !== 'sold';
  const sentence = 'This asset has not been sold. Remove this, or choose a sale as the way it is dealt with.';
  return [
    notSold && soldFor !== undefined ? refuse(`${path}.soldFor`, sentence) : undefined,
    notSold && soldOn !== undefined ? refuse(`${path}.soldOn`, sentence) : undefined,
    notSold && saleCosts !== undefined ? refuse(`${path}.saleCosts`, sentence) : undefined,
    checkNotNegative(`${path}.saleCosts`, saleCosts),
    soldOn !== undefined && soldOn < died
      ? refuse(`${path}.soldOn`, 'It was sold before the death: capture the price as money, or correct the date.')
      : undefined,
  ];
}

/** House and family property are for wives of one husband without contract or order. */
function checkCustomary({ customary }: EstateAsset, path: string, wives: ReadonlySet<string>): EstateCheck[] {
  if (customary === undefined) {
    if (wives.size === 0) return [];
    return [
      refuse(
        `${path}.customary`,
        'Choose house, family or personal property. This decides who it belongs to.',
        'Recognition of Customary Marriages Act 120 of 1998 s 7(1)',
      ),
    ];
  }
  if (wives.size === 0) {
    return [
      refuse(
        `${path}.customary`,
        'House and family property is for several customary wives without contract or order. Remove this mark.',
        'Recognition of Customary Marriages Act 120 of 1998 s 7',
      ),
    ];
  }
  return customary.kind === 'house' && !wives.has(customary.spouseId)
    ? [refuse(`${path}.customary.spouseId`, 'Choose the wife whose house it is.')]
    : [];
}

export function checkLiabilities({ liabilities, costs }: Estate, assets: IdIndex, people: IdIndex): EstateCheck[] {
  return [
    ...checkIds('liabilities', liabilities),
    ...checkIds('costs', costs),
    ...liabilities.flatMap((debt, index): EstateCheck[] => {
      const path = joinPath('liabilities', index);
      return [
        checkNotBlank(`${path}.creditor`, debt.creditor, 'the name of the creditor'),
        checkNotNegative(`${path}.amount`, debt.amount),
        ...(debt.securedBy ?? []).map((id, nth) => checkAsset(joinPath(path, 'securedBy', nth), id, assets)),
        debt.takenOverBy === undefined ? undefined : checkPerson(`${path}.takenOverBy`, debt.takenOverBy, people),
        checkAccountNumber(`${path}.account`, debt.account),
      ];
    }),
    ...costs.flatMap((cost, index): EstateCheck[] => {
      const path = joinPath('costs', index);
      return [
        cost.isRefund ? undefined : checkNotNegative(`${path}.amount`, cost.amount),
        cost.isEstimate
          ? refuse(
              `${path}.amount`,
              message('{name} is an estimate from the plan of the client. Confirm its amount, or remove it.', {
                name: quoteVerbatim(cost.narrative),
              }),
            )
          : undefined,
        cost.assetId === undefined ? undefined : checkAsset(`${path}.assetId`, cost.assetId, assets),
        checkAccountNumber(`${path}.account`, cost.account),
      ];
    }),
  ];
}

export function checkBenefits({ benefits }: Estate, people: IdIndex): EstateCheck[] {
  return [
    ...checkIds('benefits', benefits),
    ...benefits.flatMap((benefit, index): EstateCheck[] => [
      checkNotNegative(joinPath('benefits', index, 'amount'), benefit.amount),
      checkNotNegative(joinPath('benefits', index, 'contributionsNotDeducted'), benefit.contributionsNotDeducted),
      checkPerson(joinPath('benefits', index, 'nominee'), benefit.nominee, people),
      checkNotNegative(joinPath('benefits', index, 'inShareValue'), benefit.inShareValue),
    ]),
  ];
}

export function checkIncome(
  { income, incomeExpenses, interestsHeld }: Estate,
  assets: IdIndex,
  people: IdIndex,
): EstateCheck[] {
  const checkItems = (list: 'income' | 'incomeExpenses', entries: Estate['income']): EstateCheck[] => [
    ...checkIds(list, entries),
    ...entries.flatMap((item, index): EstateCheck[] => [
      item.isRefund ? undefined : checkNotNegative(joinPath(list, index, 'amount'), item.amount),
      item.assetId === undefined ? undefined : checkAsset(joinPath(list, index, 'assetId'), item.assetId, assets),
      checkAccountNumber(joinPath(list, index, 'account'), item.account),
    ]),
  ];
  return [
    ...checkItems('income', income),
    ...checkItems('incomeExpenses', incomeExpenses),
    ...checkIds('interestsHeld', interestsHeld),
    ...interestsHeld.flatMap((held, index): EstateCheck[] => {
      const path = joinPath('interestsHeld', index);
      return [
        checkNotNegative(`${path}.value`, held.value),
        ...held.charges.map((charge, nth) => checkNotNegative(joinPath(path, 'charges', nth, 'amount'), charge.amount)),
        held.successors.length === 0
          ? refuse(`${path}.successors`, 'Name who takes the property when the interest of the deceased ends.')
          : undefined,
        ...(held.successors.length === 0
          ? []
          : checkTakers(`${path}.successors`, held.successors, people, 'exactlyOne')),
        held.forDuty && checkPerson(`${path}.forDuty.enjoyedBy`, held.forDuty.enjoyedBy, people),
        checkAccountNumber(`${path}.account`, held.account),
      ];
    }),
  ];
}
