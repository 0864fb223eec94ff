import type { DrawingFacts } from '../accounts/facts';
import type { Regime } from '../regimes/marriage';
import { type Message, message } from '../law/message';
import { formatPercent } from '../money/fraction';

const regimeLabels: Readonly<Record<Regime | 'none', string>> = {
  inCommunity: 'Married in community of property.',
  outWithoutAccrual: 'Married out of community of property, without accrual.',
  outWithAccrual: 'Married out of community of property, with accrual.',
  byCourtOrder: 'Married; property regime set by order of court.',
  houseAndFamily: 'Married under customary law: house and family property.',
  none: 'Not married.',
};

/** What the figures rest on: printed with them, always. */
export function describeAssumptions({ estate, regime }: DrawingFacts): readonly Message[] {
  const { settings, will, benefits, country, deceased } = estate;
  const tax = settings.taxAtDeath;
  return [
    message('Based on a death on {day}, with the law and rates of that date.', { day: deceased.diedOn }),
    message(regimeLabels[regime?.value ?? 'none']),
    !will
      ? message('Without a will: the law says who inherits.')
      : will.datedOn
        ? message('By the will of {day}.', { day: will.datedOn })
        : message('By the will as entered.'),
    message('Assets and debts are at the amounts entered. A sale may bring in more or less.'),
    ...(country === 'NA'
      ? [message('Namibia has no estate duty and no capital gains tax at death.')]
      : tax?.method === 'marginalRate'
        ? [message('Capital gains are taxed at a marginal rate of {rate}%.', { rate: formatPercent(tax.rate) })]
        : [message('Capital gains are taxed at the normal tax rates.')]),
    ...(benefits.some(({ kind }) => kind === 'retirement')
      ? [
          message(
            'Retirement benefits are shown for illustration only. The fund’s trustees decide who receives them (Pension Funds Act s 37C).',
          ),
        ]
      : []),
    ...(settings.recoverDuty === false && benefits.some(({ kind }) => kind === 'policy') && country === 'ZA'
      ? [message('Estate duty on policies paid direct is carried by the estate and not recovered from who is paid.')]
      : []),
    message('A projection by arithmetic, not advice.'),
  ];
}
