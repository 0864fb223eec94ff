import type { Country } from '../law/country';
import { type RefusalError, refuse, type SectionedMessage, toSectionedMessage } from '../law/refusal';
import { message } from '../law/message';

/** What is known of somebody who lives abroad, or may. */
export interface ForeignFacts {
  readonly isPerson: boolean;
  /** Null: nobody said. */
  readonly isResident: boolean | null;
  readonly hasIdentityNumber: boolean;
  readonly hasPassportNumber: boolean;
  readonly hasRegistrationNumber: boolean;
  readonly hasTaxNumber: boolean;
  readonly hasAddress: boolean;
  readonly isSpouse: boolean;
}

/** What somebody ticks once it is seen to; the others are read from the record. */
export const tickedChecks = ['identity', 'exchangeControl', 'tax', 'rollOver'] as const;
export type TickedForeignCheck = (typeof tickedChecks)[number];

export interface ForeignPersonCheck {
  readonly what: TickedForeignCheck | 'residence' | 'address';
  /** As the record shows, or as it was ticked. */
  readonly isDone: boolean;
  /** Seen to by somebody, who says so; nothing in the record would show it. */
  readonly isByHand: boolean;
  readonly message: SectionedMessage;
}

const isTickedOne = (what: ForeignPersonCheck['what']): what is TickedForeignCheck =>
  tickedChecks.some((one) => one === what);

const check = (
  what: ForeignPersonCheck['what'],
  isDone: boolean,
  sentence: string,
  section?: string,
): ForeignPersonCheck => ({
  what,
  isDone,
  isByHand: isTickedOne(what) && !isDone,
  message: toSectionedMessage({
    field: what,
    sentence,
    words: message(sentence),
    ...(section !== undefined && { section }),
  }),
});

/** What to see to before somebody abroad is paid; nothing for somebody who lives here. */
function listRequestedChecks(facts: ForeignFacts, country: Country): readonly ForeignPersonCheck[] {
  if (facts.isResident === true) return [];
  if (facts.isResident === null) {
    // An identity number of the country is no proof of where somebody lives, but most who have one live here.
    return facts.isPerson && !facts.hasIdentityNumber
      ? [
          check(
            'residence',
            false,
            'Choose whether this person lives in the country. Payments abroad need more documents.',
          ),
        ]
      : [];
  }
  const za = country === 'ZA';
  return [
    check(
      'identity',
      false,
      facts.isPerson
        ? 'Get a certified copy of the passport and enter its number.'
        : 'Get a certified copy of the registration and enter its number.',
      za ? 'Financial Intelligence Centre Act 38 of 2001 s 21' : undefined,
    ),
    check('address', facts.hasAddress, 'Capture the address abroad: the authorised dealer asks for it.'),
    check(
      'exchangeControl',
      false,
      'Pay through an authorised dealer, who needs the will or the letters, the confirmed account and proof of residence abroad.',
      za ? 'Exchange Control Regulations 1961 reg 3(1)(c)' : undefined,
    ),
    check(
      'tax',
      facts.hasTaxNumber,
      'Ask whether this person is registered for tax here. Tax may have to be withheld from income after the death and from a sale of land.',
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

export function computeForeignChecks(
  facts: ForeignFacts,
  country: Country,
  ticked: ReadonlySet<string> = new Set(),
): readonly ForeignPersonCheck[] {
  return listRequestedChecks(facts, country).map((one) => ({
    ...one,
    isDone: one.isDone || (one.isByHand && ticked.has(one.what)),
  }));
}

const hasNumber = (facts: ForeignFacts): boolean =>
  facts.isPerson ? facts.hasPassportNumber || facts.hasIdentityNumber : facts.hasRegistrationNumber;

/** What stands in the way of a tick: nobody certifies a copy whose number the record does not have. */
export function refuseTick(facts: ForeignFacts, country: Country, what: TickedForeignCheck): RefusalError | undefined {
  if (!computeForeignChecks(facts, country).some((one) => one.what === what && one.isByHand)) {
    return refuse('what', 'This check no longer applies to this person. Reload the list.');
  }
  return what === 'identity' && !hasNumber(facts)
    ? refuse('what', 'Enter the number first, then mark the certified copy as received.')
    : undefined;
}
