import type { Estate } from '../estate/estate';
import type { OverridableFigure } from '../estate/settings';
import { formatAmount } from '../formats/amount';
import { isRefused, type Warning, warn } from '../law/refusal';
import { said } from '../law/said';
import { dutyInterest } from '../estate-duty/interest';
import { nil } from '../money/cents';
import { type AccountKindFacts, accountKinds } from './account-kinds';
import { type LiquidationAndDistribution, liquidationAndDistribution } from './liquidation-and-distribution';
import type { AccountRequest } from './request';

/** Fees with a tariff of their own: the executor's (s 51, reg 8) and the Master's. */
const fees: ReadonlySet<OverridableFigure> = new Set(['executorRemuneration', 'incomeCommission', 'mastersFee']);

/** A fee set by hand above what the tariff gives. */
export const aboveTariff = ({ country }: Estate, { overrides }: LiquidationAndDistribution): readonly Warning[] =>
  overrides
    .filter(({ name, override, computed }) => fees.has(name) && override.amount > computed)
    .map(({ name, figure, override, computed }) =>
      warn(
        `settings.overrides.${name}`,
        said(
          '{figure}: {amount} is set by hand, and the tariff gives {computed}. Set it back, or be ready to show the Master what allows more.',
          {
            figure: said(figure),
            amount: formatAmount(override.amount, country),
            computed: formatAmount(computed, country),
          },
        ),
      ),
    );

/** Debts and costs that the estate cannot pay: what was set by hand is named where it alone makes it so (s 34(1)). */
export function cannotPay(
  estate: Estate,
  { insolvent, overrides }: LiquidationAndDistribution,
  request: AccountRequest,
): readonly Warning[] {
  if (!insolvent) return [];
  const { overrides: _set, ...settings } = estate.settings;
  const asComputed = overrides.length > 0 && liquidationAndDistribution({ ...estate, settings }, request);
  const amount = formatAmount(insolvent.unpaid, estate.country);
  if (asComputed && !isRefused(asComputed) && !asComputed.insolvent) {
    return [
      warn(
        'settings.overrides',
        said(
          'What is set by hand makes the estate insolvent: {amount} of its debts and costs stays unpaid, and the heirs take nothing. As computed it can pay everything. Set it back or lower it.',
          { amount },
        ),
      ),
    ];
  }
  return [
    warn(
      'liabilities',
      said(
        'The estate is insolvent: {amount} of its debts and costs stays unpaid, and the heirs take nothing. Report it to the creditors in writing before the account is lodged (s 34(1)).',
        { amount },
      ),
    ),
  ];
}

/** A testate estate whose will is not captured is divided by intestacy, which nobody meant. */
export const willMissing = ({ willToCapture, will }: Estate): readonly Warning[] =>
  willToCapture && !will
    ? [
        warn(
          'willToCapture',
          'The estate is testate, and its will is not captured: the account divides as if there were none. Capture the will, or change the kind of the estate under Details.',
        ),
      ]
    : [];

/** Legacies that debts and costs cut into: then nothing is left as residue. */
export function legaciesCut({ country }: Estate, { distribution }: LiquidationAndDistribution): readonly Warning[] {
  if (!distribution || distribution.reducedBy <= 0) return [];
  return [
    warn(
      'will.legacies',
      said(
        'The balance does not cover the legacies: they are reduced by {amount}, and there is no residue. Tell those who take, or capture what is still missing of the assets.',
        { amount: formatAmount(distribution.reducedBy, country) },
      ),
    ),
  ];
}

/** Duty not assessed twelve months after the death carries interest (Estate Duty Act s 10), which the account leaves out until it is. */
export function dutyInterestRuns(
  { country, dutyAssessment, deceased, settings }: Estate,
  { duty }: LiquidationAndDistribution,
  { kind }: AccountRequest,
): readonly Warning[] {
  const facts: AccountKindFacts = accountKinds[kind];
  const payable = duty.computation?.value.dutyPayable ?? nil;
  if (dutyAssessment || !facts.final || payable <= 0) return [];
  const asOf = settings.accountDate;
  const found = dutyInterest({ died: deceased.diedOn, duty: payable, payments: [], asOf });
  if (isRefused(found) || found.value.interest <= 0) return [];
  return [
    warn(
      'dutyAssessment',
      said(
        'Estate duty carries interest: {amount} up to {day}, which this account does not charge. Enter under Settings of the estate when duty was assessed or a payment on account of it, or the heirs are awarded money that SARS takes.',
        { amount: formatAmount(found.value.interest, country), day: asOf },
      ),
    ),
  ];
}
