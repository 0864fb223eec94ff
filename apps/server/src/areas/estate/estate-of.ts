import { paymentsOnce } from '@boedel/domain/estate-duty/payments-once';
import { assessmentFrom, settingsFrom } from '@boedel/domain/estate-facts/captured-settings';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { asIfDied } from '@boedel/domain/die-today/as-if-died';
import type { Estate } from '@boedel/domain/estate/estate';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { type Outcome, Refused, refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { isTestate } from '@boedel/domain/matter/matter-kind';
import type { Tx } from '../../platform/db/database';
import { NotFound } from '../../platform/problems';
import { holdingsIn } from '../assets/assets-of';
import type { Holdings } from '../kept-figures/refigure';
import { moneyOf } from '../cash/money-of';
import { liabilitiesOf } from '../liabilities/liabilities-of';
import type { Liability } from '@boedel/domain/estate/liability';
import { intestacyOf, readEstateMarriages, readPeople } from '../family/people-of';
import { advancesOf, agreementsOf, willOf } from '../will-facts/will-of';
import { dutyFactsOf } from './duty-facts-of';
import { headOf } from './estate.store';
import { executorsOf } from './executors-of';
import { settingsCapturedOf } from './settings.store';
import { taxYearsOf } from './tax-years-of';

/** A matter read once: what its figures and its estate are made of. */
export interface MatterFacts {
  readonly systemType: number;
  /** The day things are worked out on where the estate names none. */
  readonly today: LocalDate;
  readonly held: Holdings;
  readonly liabilities: readonly Liability[];
  readonly estate: Outcome<Estate>;
  /** A client as far as anything is known, whatever of a marriage is still to be said. */
  readonly asFarAsKnown?: Estate;
}

/** Everything known of a matter, in a few statements; what it holds may have been read already. */
export async function factsOf(tx: Tx, matterId: number, on?: LocalDate, holdings?: Holdings): Promise<MatterFacts> {
  const matter = await headOf(tx, matterId);
  if (!matter) throw new NotFound();
  const today = on ?? matter.today;
  const held = holdings ?? (await holdingsIn(tx, matterId));
  const liabilities = await liabilitiesOf(tx, matterId);
  // A client lives: whatever is asked of an estate is asked as if the death were today.
  const isClient = matter.system_type === systemType.flowConsult;
  const { deceased, people } = await readPeople(tx, matterId, isClient ? today : undefined);
  const { marriages, open } = await readEstateMarriages(tx, matterId);
  const will = await willOf(tx, matterId);
  const settings = await settingsCapturedOf(tx, matterId);
  const { payments, ...duty } = await dutyFactsOf(tx, matterId, held.property);
  const moved = await moneyOf(tx, matterId, deceased?.diedOn ?? null);
  // What a client earns and lives on is no income of an estate; what the death would cost is.
  const money = isClient ? { ...moved, accrued: [], income: [], incomeExpenses: [] } : moved;
  const assessment = assessmentFrom(settings, paymentsOnce(money.dutyPaid, payments));
  const read = {
    country: countryNamed(matter.country) ?? defaultCountry,
    people,
    marriages,
    executors: await executorsOf(tx, matterId),
    assets: [...held.property.assets, ...money.accrued],
    benefits: held.property.benefits,
    interestsHeld: held.property.interestsHeld,
    liabilities,
    ...duty,
    ...(assessment && { dutyAssessment: assessment }),
    costs: money.costs,
    income: money.income,
    incomeExpenses: money.incomeExpenses,
    taxYears: await taxYearsOf(tx, matterId),
    advances: await advancesOf(tx, matterId),
    agreements: await agreementsOf(tx, matterId),
    ...(will ? { will } : !isClient && isTestate(matter.kind) && { willToCapture: true }),
    ...(await intestacyOf(tx, matterId)),
    settings: settingsFrom(settings, today),
  };
  return {
    systemType: matter.system_type,
    today,
    held,
    liabilities,
    ...(isClient && deceased && { asFarAsKnown: asIfDied({ ...read, deceased }, deceased.diedOn) }),
    estate: !deceased
      ? refuse('deceased.diedOn', 'Enter the date of death first.')
      : open.length > 0
        ? new Refused(open)
        : isClient
          ? asIfDied({ ...read, deceased }, deceased.diedOn)
          : { ...read, deceased },
  };
}

/** The deceased estate in the law's words, or what must be known before it can be read. */
export const estateOf = async (tx: Tx, matterId: number, on?: LocalDate): Promise<Outcome<Estate>> =>
  (await factsOf(tx, matterId, on)).estate;
