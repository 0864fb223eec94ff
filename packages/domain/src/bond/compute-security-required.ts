import type { AssetTotals } from '../assets/asset-totals';
import type { LocalDate } from '../dates/local-date';
import type { Country } from '../law/country';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type SystemType, systemType } from '../matter/kinds';
import { type Cents, nil } from '../money/cents';

/** What the Master of each kind of matter asks security under, the form it is given on, and the papers beside it. */
export interface SecurityLaw {
  readonly section: string;
  readonly form: string;
  /** Who may be let off, and by what. */
  readonly exemption: string;
  readonly papers: readonly string[];
  readonly note?: string;
}

const estates = 'Administration of Estates Act 66 of 1965';
const suretyPapers = ["Provider's authority and stamp", 'Certified identity document of each principal'] as const;

const insolvency: SecurityLaw = {
  section: 'Insolvency Act 24 of 1936 s 56(2), s 18',
  form: "Bond of security on the Master's form",
  exemption: 'Security is always required. The Master decides the amount.',
  papers: ['Bond of security, original', 'Certificate of the assets and their value', ...suretyPapers],
};
const company: SecurityLaw = { ...insolvency, section: 'Companies Act 61 of 1973 s 368, s 375' };
const namibianCompany: SecurityLaw = {
  ...insolvency,
  section: 'Companies Act 28 of 2004',
  note: 'The section of the Namibian Act is not on record here; name it in the letter.',
};

const estate: SecurityLaw = {
  section: `${estates} s 23`,
  form: 'J262 Bond of security',
  exemption: 'A parent, child or surviving spouse of the deceased, or a person the will exempts.',
  papers: ['J262, original', 'J243 Inventory', 'J190 Acceptance of trust as executor', ...suretyPapers],
};
const curatorship: SecurityLaw = {
  section: `${estates} s 77`,
  form: 'J262 Bond of security',
  exemption: 'A person whom the court order or the nomination exempts.',
  papers: [
    'J262, original',
    'J197 Undertaking, showing the amount of the bond',
    'J243 Inventory',
    'Certified order of appointment',
    ...suretyPapers,
  ],
};
const trust: SecurityLaw = {
  section: 'Trust Property Control Act 57 of 1988 s 6(2), s 6(3)',
  form: 'J344 Bond of security by trustee',
  exemption: 'A person exempted by the deed, unless the Master finds good reason against it.',
  papers: ['J344, original', 'J401 Trust registration', 'J417 Acceptance of trusteeship', ...suretyPapers],
  note: 'Security must be given within two months of the Master’s request (s 20(2)(b)). The Master decides the amount.',
};
const namibianTrust: SecurityLaw = {
  section: 'Trust Administration Act 11 of 2023',
  form: "Bond of security on the Master's form",
  exemption: trust.exemption,
  papers: ['Bond of security, original', 'Trust deed', ...suretyPapers],
  note: 'The section of the Namibian Act is not on record here; name it in the letter.',
};

export interface SecurityLawFacts {
  readonly systemType: SystemType;
  readonly country: Country;
  /** An insolvent company or close corporation is wound up under another Act than a person is sequestrated. */
  readonly isCompany?: boolean;
}

/** The law that asks for security in such a matter; none where nobody is appointed. */
export function findSecurityLaw({ systemType: type, country, isCompany }: SecurityLawFacts): SecurityLaw | undefined {
  switch (type) {
    case systemType.liquidation:
      if (!isCompany) return insolvency;
      return country === 'NA' ? namibianCompany : company;
    case systemType.estateLate:
      return estate;
    case systemType.curatorship:
      return curatorship;
    case systemType.trust:
      return country === 'NA' ? namibianTrust : trust;
    case systemType.flowConsult:
      return undefined;
  }
}

/** Somebody who acts in the matter. */
export interface ActingPerson {
  readonly capacity: string | null;
  /** Captured with the appointment: a near relation, or let off by the Master. */
  readonly isExempt: boolean;
}
export type ExemptionGround = 'appointment' | 'will';

/** By what somebody need not find security. A will lets off those it names; an executor dative is not one of them. */
export function findExemption({ capacity, isExempt }: ActingPerson, willExempts: boolean): ExemptionGround | null {
  if (isExempt) return 'appointment';
  return willExempts && !/dati/i.test(capacity ?? '') ? 'will' : null;
}

export interface SecurityQuestion extends SecurityLawFacts {
  /** What the assets come to as they stand, by class. */
  readonly assets: AssetTotals;
  /** By what each who acts is exempt; nothing is asked where all of them are. */
  readonly acting: readonly (ExemptionGround | null)[];
  /** The day the Master released those who act; nothing is secured after it. */
  readonly releasedOn?: LocalDate | null;
}

export const isEveryoneExempt = (acting: readonly (ExemptionGround | null)[]): boolean =>
  acting.length > 0 && acting.every((one) => one !== null);

/** For how much security is found: the value in the inventory, which is what the assets come to, or nil when exempt. */
export function computeSecurityRequired(question: SecurityQuestion): WorkedResult<Cents> {
  const { assets, acting, releasedOn } = question;
  const work = startWorking('Security asked', findSecurityLaw(question)?.section ?? '')
    .line('Immovable property', assets.by.immovable.amount)
    .line('Movable property', assets.by.movable.amount)
    .line('Claims in favour', assets.by.claim.amount);
  if (assets.unvalued > 0) {
    work.line(message('{count} without a value, not counted', { count: assets.unvalued }));
  }
  if (releasedOn) {
    return work
      .line(message('Released by the Master on {day}: the bond no longer secures anything', { day: releasedOn }))
      .gives(nil);
  }
  if (!isEveryoneExempt(acting)) return work.gives(assets.gross);
  if (acting.includes('will')) work.line('The will exempts the executors it names');
  return work.line('Everyone who acts is exempt').gives(nil);
}
