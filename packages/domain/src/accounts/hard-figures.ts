import type { Estate } from '../estate/estate';
import type { OverridableFigureName } from '../estate/settings';
import { formatAmount } from '../formats/amount';
import { isRefused, type Warning, createWarning } from '../law/refusal';
import { message } from '../law/message';
import { computeDutyInterest } from '../estate-duty/interest';
import { isInCash } from '../estate/asset';
import { listTaxMarriages } from '../estate/relations';
import type { LegacyMoney } from '../estate/settings';
import { type Cents, negate, nil } from '../money/cents';
import { type AccountKindFacts, accountKinds } from './account-kinds';
import { type LiquidationAndDistribution, drawLiquidationAndDistribution } from './liquidation-and-distribution';
import type { EstateAccountRequest } from './request';

/** Fees with a tariff of their own: the executor's (s 51, reg 8) and the Master's. */
const fees: ReadonlySet<OverridableFigureName> = new Set(['executorRemuneration', 'incomeCommission', 'mastersFee']);

/** A fee set by hand above what the tariff gives. */
export const warnAboveTariff = ({ country }: Estate, { overrides }: LiquidationAndDistribution): readonly Warning[] =>
  overrides
    .filter(({ name, override, computed }) => fees.has(name) && override.amount > computed)
    .map(({ name, figure, override, computed }) =>
      createWarning(
        `settings.overrides.${name}`,
        message(
          '{figure}: {amount} is set by hand, and the tariff gives {computed}. Change it back, or be ready to show the Master why more is allowed.',
          {
            figure: message(figure),
            amount: formatAmount(override.amount, country),
            computed: formatAmount(computed, country),
          },
        ),
      ),
    );

/** Debts and costs that the estate cannot pay: what was set by hand is named where it alone makes it so (s 34(1)). */
export function warnCannotPay(
  estate: Estate,
  { insolvent, overrides }: LiquidationAndDistribution,
  request: EstateAccountRequest,
): readonly Warning[] {
  if (!insolvent) return [];
  const { overrides: _set, ...settings } = estate.settings;
  const asComputed = overrides.length > 0 && drawLiquidationAndDistribution({ ...estate, settings }, request);
  const amount = formatAmount(insolvent.unpaid, estate.country);
  if (asComputed && !isRefused(asComputed) && !asComputed.insolvent) {
    return [
      createWarning(
        'settings.overrides',
        message(
          'The figures set by hand make the estate insolvent: {amount} of its debts and costs is unpaid, and the heirs inherit nothing. The calculated figures would pay everything. Use them, or enter lower ones.',
          { amount },
        ),
      ),
    ];
  }
  return [
    createWarning(
      'liabilities',
      message(
        'The estate is insolvent: {amount} of its debts and costs is unpaid, and the heirs inherit nothing. Report this to the creditors in writing before you lodge the account (s 34(1)).',
        { amount },
      ),
    ),
  ];
}

/** A testate estate whose will is not captured is divided by intestacy, which nobody meant. */
export const warnWillMissing = ({ willToCapture, will }: Estate): readonly Warning[] =>
  willToCapture && !will
    ? [
        createWarning(
          'willToCapture',
          'The estate is testate but has no will on file, so the account divides it as if there were none. Add the will, or change the kind of estate under Details.',
        ),
      ]
    : [];

/** Legacies that debts and costs cut into: then nothing is left as residue. */
export function warnLegaciesCut({ country }: Estate, { distribution }: LiquidationAndDistribution): readonly Warning[] {
  if (!distribution || distribution.reducedBy <= 0) return [];
  return [
    createWarning(
      'will.legacies',
      message(
        'The balance does not cover the legacies. They are reduced by {amount}, and there is no residue. Tell the legatees, or enter any missing assets.',
        { amount: formatAmount(distribution.reducedBy, country) },
      ),
    ),
  ];
}

/** Duty not assessed twelve months after the death carries interest (Estate Duty Act s 10), which the account leaves out until it is. */
export function warnDutyInterestRuns(
  { country, dutyAssessment, deceased, settings }: Estate,
  { duty }: LiquidationAndDistribution,
  { kind }: EstateAccountRequest,
): readonly Warning[] {
  const facts: AccountKindFacts = accountKinds[kind];
  const payable = duty.computation?.value.dutyPayable ?? nil;
  if (dutyAssessment || !facts.final || payable <= 0) return [];
  const asOf = settings.accountDate;
  const found = computeDutyInterest({ died: deceased.diedOn, duty: payable, payments: [], asOf });
  if (isRefused(found) || found.value.interest <= 0) return [];
  return [
    createWarning(
      'dutyAssessment',
      message(
        'Estate duty carries interest: {amount} up to {day}, which this account does not charge. Enter under Settings of the estate when duty was assessed or a payment on account of it, or the heirs are awarded money that SARS takes.',
        { amount: formatAmount(found.value.interest, country), day: asOf },
      ),
    ),
  ];
}

/**
 * A money legacy to a spouse or a public benefit body is deducted where duty-bearing money pays it, and saves nothing where
 * foreign money does that bears none [check]. Until the estate says which pays, both duties are shown.
 */
export function warnLegacyMoneyUnsaid(
  estate: Estate,
  account: LiquidationAndDistribution,
  request: EstateAccountRequest,
): readonly Warning[] {
  const { settings, assets, deceased, country, people } = estate;
  const legatees = new Set(
    estate.will?.legacies.flatMap((one) => (one.kind === 'cash' && one.amount > 0 ? [one.personId] : [])),
  );
  const taxSpouses = new Set(listTaxMarriages(estate).map(({ spouseId }) => spouseId));
  const isRelieved = ({ id, kind }: Estate['people'][number]): boolean =>
    legatees.has(id) && (taxSpouses.has(id) || kind === 'publicBenefit');
  const bearsNone = ({ foreign }: Estate['assets'][number]): boolean =>
    foreign !== undefined && (foreign.acquiredBeforeResidence === true || deceased.resident === false);
  const money = assets.filter(isInCash);
  if (settings.legaciesPaidFrom !== undefined || country === 'NA' || account.duty.computation === undefined) return [];
  if (!people.some(isRelieved) || !money.some(bearsNone) || money.every(bearsNone)) return [];
  const readDuty = (legaciesPaidFrom: LegacyMoney): Cents | undefined => {
    const drawn = drawLiquidationAndDistribution({ ...estate, settings: { ...settings, legaciesPaidFrom } }, request);
    return isRefused(drawn) ? undefined : drawn.duty.charged.value;
  };
  const [foreign, other] = [readDuty('foreignMoney'), readDuty('otherMoney')];
  if (foreign === undefined || other === undefined || foreign === other) return [];
  return [
    createWarning(
      'settings.legaciesPaidFrom',
      message(
        'Choose under Settings of the estate which money pays the money legacies: the duty is {foreign} if foreign money that bears no duty pays them first, and {other} if other money does.',
        { foreign: formatAmount(foreign, country), other: formatAmount(other, country) },
      ),
    ),
  ];
}

/** The survivor of a joint estate below nil owes half of what it lacks, which nobody has paid yet. */
export function warnSurvivorPaysIn(
  { country }: Estate,
  { joint, distribution }: LiquidationAndDistribution,
): readonly Warning[] {
  if ((joint?.value.netJoint ?? nil) >= 0) return [];
  const survivor = distribution?.awards.find(({ capacity }) => capacity === 'byRight');
  if (!survivor || survivor.total.value >= 0) return [];
  return [
    createWarning(
      'liabilities',
      message(
        'Joint debts and costs are more than the joint estate. {name} owes half of the rest, {amount}: collect it, or allocate the debts otherwise.',
        { name: survivor.name, amount: formatAmount(negate(survivor.total.value), country) },
      ),
    ),
  ];
}
