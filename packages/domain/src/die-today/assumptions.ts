import type { Facts } from '../accounts/facts';
import type { Regime } from '../regimes/marriage';
import { type Said, said } from '../law/said';
import { percentText } from '../money/fraction';

const regimeWords: Readonly<Record<Regime | 'none', string>> = {
  inCommunity: 'Married in community of property.',
  outWithoutAccrual: 'Married out of community of property, without accrual.',
  outWithAccrual: 'Married out of community of property, with accrual.',
  byCourtOrder: 'Married; property regime set by order of court.',
  houseAndFamily: 'Married under customary law: house and family property.',
  none: 'Not married.',
};

/** What the figures rest on: printed with them, always. */
export function assumptionsOf({ estate, regime }: Facts): readonly Said[] {
  const { settings, will, benefits, country, deceased } = estate;
  const tax = settings.taxAtDeath;
  return [
    said('As if the death were on {day}, by the law and the rates of that day.', { day: deceased.diedOn }),
    said(regimeWords[regime?.value ?? 'none']),
    !will
      ? said('Without a will: the law says who inherits.')
      : will.datedOn
        ? said('By the will of {day}.', { day: will.datedOn })
        : said('By the will as it was captured.'),
    said('Assets and debts stand at the amounts that were captured; a sale may bring more or less.'),
    ...(country === 'NA'
      ? [said('Neither estate duty nor capital gains tax at death is levied in Namibia.')]
      : tax?.method === 'marginalRate'
        ? [said('Capital gains are taxed at a marginal rate of {rate}%.', { rate: percentText(tax.rate) })]
        : [said('Capital gains are taxed by the table of normal tax.')]),
    ...(benefits.some(({ kind }) => kind === 'retirement')
      ? [said('Retirement benefits are illustrative: the trustees of the fund decide (Pension Funds Act s 37C).')]
      : []),
    ...(settings.recoverDuty === false && benefits.some(({ kind }) => kind === 'policy') && country === 'ZA'
      ? [said('Estate duty on policies paid direct is carried by the estate and not recovered from who is paid.')]
      : []),
    said('A projection by arithmetic, not advice.'),
  ];
}
