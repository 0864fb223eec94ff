import type { Country } from '../law/country';
import { type Told, toldOf } from '../law/refusal';
import { said } from '../law/said';

/** What is known of somebody who lives abroad, or may. */
export interface ForeignFacts {
  readonly name: string;
  readonly isPerson: boolean;
  /** Null: nobody said. */
  readonly isResident: boolean | null;
  readonly hasIdentityNumber: boolean;
  readonly hasPassportNumber: boolean;
  readonly hasTaxNumber: boolean;
  readonly hasAddress: boolean;
  readonly isSpouse: boolean;
}

export interface ForeignCheck {
  readonly what: 'residence' | 'identity' | 'exchangeControl' | 'tax' | 'rollOver' | 'address';
  readonly isDone: boolean;
  readonly told: Told;
}

const check = (what: ForeignCheck['what'], isDone: boolean, sentence: string, section?: string): ForeignCheck => ({
  what,
  isDone,
  told: toldOf({ field: what, sentence, words: said(sentence), ...(section !== undefined && { section }) }),
});

/** What to see to before somebody abroad is paid; nothing for somebody who lives here. */
export function foreignChecks(facts: ForeignFacts, country: Country): readonly ForeignCheck[] {
  if (facts.isResident === true) return [];
  if (facts.isResident === null) {
    // An identity number of the country is no proof of where somebody lives, but most who have one live here.
    return facts.isPerson && !facts.hasIdentityNumber
      ? [check('residence', false, 'Say whether this person lives in the country: payment abroad needs more papers.')]
      : [];
  }
  const za = country === 'ZA';
  return [
    check(
      'identity',
      facts.hasPassportNumber || facts.hasIdentityNumber || !facts.isPerson,
      'Get a certified copy of the passport and capture its number.',
      za ? 'Financial Intelligence Centre Act 38 of 2001 s 21' : undefined,
    ),
    check('address', facts.hasAddress, 'Capture the address abroad: the authorised dealer asks for it.'),
    check(
      'exchangeControl',
      false,
      'Pay through an authorised dealer, who wants the will or the letters, the confirmed account and proof of residence abroad.',
      za ? 'Exchange Control Regulations 1961 reg 3(1)(c)' : undefined,
    ),
    check(
      'tax',
      facts.hasTaxNumber,
      'Ask whether this person is registered for tax here: income after the death and a sale of land may be withheld from.',
      za ? 'Income Tax Act 58 of 1962 ss 25, 35A, 50B' : undefined,
    ),
    ...(facts.isSpouse && za
      ? [
          check(
            'rollOver',
            false,
            'Assets do not roll over to a spouse who is not resident, except land and a permanent establishment here: work the gain out.',
            'Income Tax Act 58 of 1962 s 9HA(2)',
          ),
        ]
      : []),
  ];
}
