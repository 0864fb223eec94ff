import type { LocalDate } from '../dates/local-date';
import { checkNotNegative } from '../law/check-input';
import { notBlank } from '../law/checks';
import { isRefused, refuse } from '../law/refusal';
import { compareFractions, whole } from '../money/fraction';
import { inRand } from '../money/in-rand';
import {
  type Check,
  checkAccountNumber,
  checkAsset,
  checkIds,
  checkPerson,
  checkTakers,
  type Index,
} from './check-lists';
import type { EstateAsset } from './asset';
import type { Estate } from './estate';
import { wivesOfHouses } from './own-shares';
import { at } from './path';

const refusedOnly = (outcome: unknown): Check => (isRefused(outcome) ? outcome : undefined);

export function checkAssets(estate: Estate): Check[] {
  const { assets, deceased } = estate;
  const wives = new Set(wivesOfHouses(estate));
  return [
    ...checkIds('assets', assets),
    ...assets.flatMap((asset, index): Check[] => {
      const path = at('assets', index);
      const { share, gains } = asset;
      return [
        notBlank(`${path}.description`, asset.description, 'a description'),
        refusedOnly(inRand(`${path}.value`, asset.value)),
        asset.soldFor === undefined ? undefined : refusedOnly(inRand(`${path}.soldFor`, asset.soldFor)),
        ...checkSale(asset, path, deceased.diedOn),
        ...checkCustomary(asset, path, wives),
        asset.lentForPublic === undefined
          ? undefined
          : notBlank(`${path}.lentForPublic.borrower`, asset.lentForPublic.borrower, 'who borrows it'),
        gains?.baseCost === undefined ? undefined : refusedOnly(inRand(`${path}.gains.baseCost`, gains.baseCost)),
        share === undefined || (share.n > 0n && compareFractions(share, whole) <= 0)
          ? undefined
          : refuse(`${path}.share`, 'Enter the share the estate owns, above 0 and at most 1.'),
        asset.treatment === 'outstanding' && !asset.whyOutstanding?.trim()
          ? refuse(
              `${path}.whyOutstanding`,
              'Say why this asset is not yet realised or awarded.',
              'Administration of Estates Act s 35(3)',
            )
          : undefined,
        checkAccountNumber(`${path}.account`, asset.account),
      ];
    }),
  ];
}

/** Proceeds belong to what was sold, and to a sale after the death: an earlier one left only its price. */
function checkSale({ treatment, soldFor, soldOn, saleCosts }: EstateAsset, path: string, died: LocalDate): Check[] {
  if (soldFor === undefined && soldOn === undefined && saleCosts === undefined) return [];
  const notSold = treatment !== 'sold';
  const sentence = 'This asset is not sold. Remove this, or say that it is dealt with by a sale.';
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
function checkCustomary({ customary }: EstateAsset, path: string, wives: ReadonlySet<string>): Check[] {
  if (customary === undefined) return [];
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

export function checkLiabilities({ liabilities, costs }: Estate, assets: Index, people: Index): Check[] {
  return [
    ...checkIds('liabilities', liabilities),
    ...checkIds('costs', costs),
    ...liabilities.flatMap((debt, index): Check[] => {
      const path = at('liabilities', index);
      return [
        notBlank(`${path}.creditor`, debt.creditor, 'the name of the creditor'),
        checkNotNegative(`${path}.amount`, debt.amount),
        ...(debt.securedBy ?? []).map((id, nth) => checkAsset(at(path, 'securedBy', nth), id, assets)),
        debt.takenOverBy === undefined ? undefined : checkPerson(`${path}.takenOverBy`, debt.takenOverBy, people),
        checkAccountNumber(`${path}.account`, debt.account),
      ];
    }),
    ...costs.flatMap((cost, index): Check[] => {
      const path = at('costs', index);
      return [
        checkNotNegative(`${path}.amount`, cost.amount),
        cost.assetId === undefined ? undefined : checkAsset(`${path}.assetId`, cost.assetId, assets),
        checkAccountNumber(`${path}.account`, cost.account),
      ];
    }),
  ];
}

export function checkBenefits({ benefits }: Estate, people: Index): Check[] {
  return [
    ...checkIds('benefits', benefits),
    ...benefits.flatMap((benefit, index): Check[] => [
      checkNotNegative(at('benefits', index, 'amount'), benefit.amount),
      checkNotNegative(at('benefits', index, 'contributionsNotDeducted'), benefit.contributionsNotDeducted),
      checkPerson(at('benefits', index, 'nominee'), benefit.nominee, people),
      checkNotNegative(at('benefits', index, 'inShareValue'), benefit.inShareValue),
    ]),
  ];
}

export function checkIncome({ income, incomeExpenses, interestsHeld }: Estate, assets: Index, people: Index): Check[] {
  const items = (list: 'income' | 'incomeExpenses', entries: Estate['income']): Check[] => [
    ...checkIds(list, entries),
    ...entries.flatMap((item, index): Check[] => [
      checkNotNegative(at(list, index, 'amount'), item.amount),
      item.assetId === undefined ? undefined : checkAsset(at(list, index, 'assetId'), item.assetId, assets),
      checkAccountNumber(at(list, index, 'account'), item.account),
    ]),
  ];
  return [
    ...items('income', income),
    ...items('incomeExpenses', incomeExpenses),
    ...checkIds('interestsHeld', interestsHeld),
    ...interestsHeld.flatMap((held, index): Check[] => {
      const path = at('interestsHeld', index);
      return [
        checkNotNegative(`${path}.value`, held.value),
        ...held.charges.map((charge, nth) => checkNotNegative(at(path, 'charges', nth, 'amount'), charge.amount)),
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
