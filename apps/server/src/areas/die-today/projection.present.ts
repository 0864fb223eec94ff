import type { projectionSchema } from '@boedel/contract/die-today/projection.schema';
import { ageOn } from '@boedel/domain/dates/local-date';
import type { ProjectedAward } from '@boedel/domain/die-today/projected-awards';
import type { Projection } from '@boedel/domain/die-today/projection';
import type { Estate } from '@boedel/domain/estate/estate';
import { survivingMarriages } from '@boedel/domain/estate/relations';
import { isMinor } from '@boedel/domain/identity/minor';
import { type Cents, plus, sum } from '@boedel/domain/money/cents';
import type { z } from 'zod';
import { workedOnWire } from '../../platform/worked-on-wire';

type Shown = z.infer<typeof projectionSchema>;

export const totalOfAward = (award: ProjectedAward): Cents =>
  sum([award.fromEstate, award.policiesDirect, award.retirementIllustrative, award.throughTrust]);

function shownAwards(estate: Estate, { awards, asAt }: Projection): Shown['awards'] {
  const { people, country } = estate;
  const spouses = new Set(survivingMarriages(estate).map(({ spouseId }) => spouseId));
  const known = new Map(people.map((person) => [person.id, person]));
  return awards.map((award) => {
    const { personId, ...amounts } = award;
    const { bornOn, relationship, kind } = known.get(personId) ?? {};
    const isYoung = kind === 'natural' && bornOn && bornOn <= asAt && isMinor(bornOn, asAt, country);
    return {
      ...amounts,
      personID: personId,
      relationship: relationship ?? null,
      isSpouse: spouses.has(personId),
      minorAge: isYoung ? ageOn(bornOn, asAt) : null,
      total: totalOfAward(award),
    };
  });
}

/** A projection as it crosses the wire. */
export function presentProjection(estate: Estate, projection: Projection): Shown {
  const { capitalGains, estateDuty, debts, funeral, administration, cashRequired, liquidity, flow } = projection;
  const taxes = plus(capitalGains.tax.value, estateDuty.duty.value);
  return {
    asAt: projection.asAt,
    total: flow.total,
    received: sum(projection.awards.map(totalOfAward)),
    taxes,
    debtsAndCosts: sum([debts, funeral, administration.value]),
    cash: {
      there: liquidity.cash,
      realisable: liquidity.realisable,
      debts,
      funeralAndCosts: plus(funeral, administration.value),
      gainsTax: capitalGains.tax.value,
      estateDuty: estateDuty.duty.value,
      required: cashRequired.value,
      over: liquidity.strict.value,
      overWithRealisable: liquidity.withRealisable.value,
      unfunded: projection.unfundedShortfall.value,
    },
    flow: { sources: [...flow.sources], rest: flow.rest, ends: [...flow.ends], links: [...flow.links] },
    awards: shownAwards(estate, projection),
    worked: {
      gross: workedOnWire(projection.grossEstateAssets),
      executorFee: workedOnWire(projection.executor.fee),
      mastersFee: workedOnWire(projection.mastersFee),
      gainsTax: workedOnWire(capitalGains.tax),
      estateDuty: workedOnWire(estateDuty.duty),
      required: workedOnWire(cashRequired),
      over: workedOnWire(liquidity.strict),
    },
    dutyLevied: estateDuty.levied,
    lead: projection.lead,
    words: projection.words.map(({ about, title, says }) => ({ about, title, says: [...says] })),
    assumptions: [...projection.assumptions],
  };
}
