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
import type { Estate } from './estate';
import { at } from './path';

const refusedOnly = (outcome: unknown): Check => (isRefused(outcome) ? outcome : undefined);

export function checkAssets({ assets }: Estate): Check[] {
  return [
    ...checkIds('assets', assets),
    ...assets.flatMap((asset, index): Check[] => {
      const path = at('assets', index);
      const { share, gains } = asset;
      return [
        notBlank(`${path}.description`, asset.description, 'a description'),
        refusedOnly(inRand(`${path}.value`, asset.value)),
        asset.soldFor === undefined ? undefined : refusedOnly(inRand(`${path}.soldFor`, asset.soldFor)),
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
      ];
    }),
  ];
}
