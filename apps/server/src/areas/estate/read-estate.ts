import { mergePayments } from '@boedel/domain/estate-duty/payments-once';
import { toDutyAssessment, toEstateSettings } from '@boedel/domain/estate-facts/captured-settings';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { projectDeathOn } from '@boedel/domain/die-today/project-death-on';
import type { Estate } from '@boedel/domain/estate/estate';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { type Outcome, RefusalError, refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import { isTestate } from '@boedel/domain/matter/matter-kind';
import type { Tx } from '../../platform/db/database';
import { NotFound } from '../../platform/problems';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { readHoldings } from '../assets/list-estate-assets';
import type { Holdings } from '../kept-figures/stored-figures';
import { readMoneyRows, toMatterMoney } from '../cash/read-estate-money';
import { listLiabilities } from '../liabilities/list-liabilities';
import type { EstateLiability } from '@boedel/domain/estate/liability';
import { readIntestacy, readEstateMarriages, readPeople } from '../family/list-people';
import { listAdvances, listAgreements, findWill } from '../will-facts/find-will';
import { readDutyFacts } from './duty-facts.store';
import { toEstateDutyFacts } from './read-estate-duty-facts';
import { type EstateHead, readEstateHead } from './estate.store';
import { listExecutors } from './list-executors';
import { readCapturedSettings } from './settings.store';
import { listTaxYears } from './list-tax-years';

/** A matter read once: what its figures and its estate are made of. */
export interface MatterFacts {
  readonly systemType: number;
  /** The day things are worked out on where the estate names none. */
  readonly today: LocalDate;
  readonly held: Holdings;
  readonly liabilities: readonly EstateLiability[];
  readonly estate: Outcome<Estate>;
  /** A client as far as anything is known, whatever of a marriage is still to be said. */
  readonly asFarAsKnown?: Estate;
}

/**
 * Everything known of a matter, in a few statements, whatever of it the person may see: a figure of fewer rows would be
 * wrong. What it holds may have been read already.
 */
export async function readMatterFacts(
  tx: Tx,
  matterId: number,
  on?: LocalDate,
  holdings?: Holdings,
): Promise<MatterFacts> {
  // Whether it is there at all, the person's own reach says.
  const matter = await readEstateHead(tx, matterId);
  if (!matter) throw new NotFound();
  return runAsFirm(tx, () => readWholeMatter(tx, matterId, matter, on, holdings));
}

async function readWholeMatter(
  tx: Tx,
  matterId: number,
  matter: EstateHead,
  on: LocalDate | undefined,
  holdings: Holdings | undefined,
): Promise<MatterFacts> {
  const today = on ?? matter.today;
  // A client lives: whatever is asked of an estate is asked as if the death were today.
  const isClient = matter.system_type === systemType.flowConsult;
  // Nothing of this waits for the rest, so that all of it is one round trip.
  const [
    held,
    liabilities,
    named,
    married,
    will,
    settings,
    dutyRows,
    moneyRows,
    executors,
    years,
    advances,
    agreed,
    intestacy,
  ] = await Promise.all([
    holdings ?? readHoldings(tx, matterId),
    listLiabilities(tx, matterId),
    readPeople(tx, matterId, isClient ? today : undefined),
    readEstateMarriages(tx, matterId),
    findWill(tx, matterId),
    readCapturedSettings(tx, matterId),
    readDutyFacts(tx, matterId),
    readMoneyRows(tx, matterId),
    listExecutors(tx, matterId),
    listTaxYears(tx, matterId),
    listAdvances(tx, matterId),
    listAgreements(tx, matterId),
    readIntestacy(tx, matterId),
  ]);
  const { deceased, people } = named;
  const { marriages, open } = married;
  const { payments, ...duty } = toEstateDutyFacts(dutyRows, held.property);
  const moved = toMatterMoney(moneyRows, deceased?.diedOn ?? null);
  // What a client earns and lives on is no income of an estate; what the death would cost is.
  const money = isClient ? { ...moved, accrued: [], income: [], incomeExpenses: [] } : moved;
  const assessment = toDutyAssessment(settings, mergePayments(money.dutyPaid, payments));
  const read = {
    country: findCountry(matter.country) ?? defaultCountry,
    people,
    marriages,
    executors,
    assets: [...held.property.assets, ...money.accrued],
    benefits: held.property.benefits,
    interestsHeld: held.property.interestsHeld,
    liabilities,
    ...duty,
    ...(assessment && { dutyAssessment: assessment }),
    costs: money.costs,
    income: money.income,
    incomeExpenses: money.incomeExpenses,
    taxYears: years,
    advances,
    agreements: agreed,
    ...(will ? { will } : !isClient && isTestate(matter.kind) && { willToCapture: true }),
    ...intestacy,
    settings: toEstateSettings(settings, today),
  };
  return {
    systemType: matter.system_type,
    today,
    held,
    liabilities,
    ...(isClient && deceased && { asFarAsKnown: projectDeathOn({ ...read, deceased }, deceased.diedOn) }),
    estate: !deceased
      ? refuse('deceased.diedOn', 'Enter the date of death first.')
      : open.length > 0
        ? new RefusalError(open)
        : isClient
          ? projectDeathOn({ ...read, deceased }, deceased.diedOn)
          : { ...read, deceased },
  };
}

/** The deceased estate in the law's words, or what must be known before it can be read. */
export const readEstate = async (tx: Tx, matterId: number, on?: LocalDate): Promise<Outcome<Estate>> =>
  (await readMatterFacts(tx, matterId, on)).estate;
