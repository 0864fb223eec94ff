/**
 * For tests: a second, naive computation of the columns of a marriage in community, written from the statutes alone:
 * AEA s 51 with reg 8 and Schedule 2 for the fees, s 34 for insolvency, Act 27 of 1990 s 2(3)(b) for maintenance.
 * All property is money, the executor is no vendor, and the estate stays below the abatement of the Estate Duty Act.
 */
export interface ColumnCase {
  readonly separate: number;
  readonly joint: number;
  readonly jointDebts: number;
  readonly ownDebts: number;
  readonly maintenance: number;
  readonly rent: number;
}

export interface ColumnReading {
  readonly insolvent: boolean;
  /** Of capital, by right and by inheritance. */
  readonly survivor: number;
  readonly heirs: number;
  readonly incomeOfSurvivor: number;
  readonly incomeOfHeirs: number;
  readonly maintenance: number;
  /** Of creditors with a rank. */
  readonly unpaid: number;
}

/** To the cent, half up; the amounts are in cents and never below nought. */
const roundPart = (amount: number, part: number, of: number): number =>
  Number((BigInt(amount) * BigInt(part) * 2n + BigInt(of)) / (BigInt(of) * 2n));

export function readColumns({ separate, joint, jointDebts, ownDebts, maintenance, rent }: ColumnCase): ColumnReading {
  const gross = separate + joint;
  const commission = roundPart(rent, 6, 100);
  const fee = gross + rent === 0 ? 0 : Math.max(35_000, roundPart(gross, 35, 1000) + commission) - commission;
  const master =
    gross < 25_000_000
      ? 0
      : Math.min(700_000, 60_000 + 20_000 * Math.max(0, Math.floor((gross - 40_000_000) / 10_000_000)));
  const ofSeparate = (amount: number): number => (separate > 0 ? roundPart(amount, separate, gross) : 0);
  const ownFees = ofSeparate(fee) + ofSeparate(master);
  const netRent = rent - commission;
  const rentOfHeirs = Math.floor(netRent / 2);

  const netJoint = joint - jointDebts - (fee + master - ownFees);
  const halfOfDeceased = Math.floor(netJoint / 2);
  const survivor = netJoint - halfOfDeceased;
  const own = separate + halfOfDeceased - ownFees - ownDebts;
  const whole = gross - fee - master - jointDebts - ownDebts;
  if (own + rentOfHeirs < 0 || whole + netRent < 0) {
    const deceasedAlone = survivor + netRent - rentOfHeirs >= 0 && own + ownFees + ownDebts + rentOfHeirs >= 0;
    return {
      insolvent: true,
      survivor: deceasedAlone ? survivor : 0,
      heirs: 0,
      incomeOfSurvivor: deceasedAlone ? netRent - rentOfHeirs : Math.max(0, whole + netRent),
      incomeOfHeirs: 0,
      maintenance,
      unpaid: deceasedAlone ? -(own + rentOfHeirs) : Math.max(0, -(whole + netRent)),
    };
  }
  const paid = Math.min(maintenance, own + rentOfHeirs);
  const applied = Math.max(0, paid - own);
  return {
    insolvent: false,
    survivor,
    heirs: own - paid + applied,
    incomeOfSurvivor: netRent - rentOfHeirs,
    incomeOfHeirs: rentOfHeirs - applied,
    maintenance: paid,
    unpaid: 0,
  };
}
