import type { projectionSchema } from '@boedel/contract/die-today/projection.schema';
import { computeAge } from '@boedel/domain/dates/local-date';
import { sumProjectedAward } from '@boedel/domain/die-today/projected-awards';
import type { ProjectedDeath } from '@boedel/domain/die-today/projection';
import type { Estate } from '@boedel/domain/estate/estate';
import { listSurvivingMarriages } from '@boedel/domain/estate/relations';
import { isMinor } from '@boedel/domain/identity/minor';
import { minus, plus, sum } from '@boedel/domain/money/cents';
import type { z } from 'zod';
import { toWireWorking } from '../../platform/worked-on-wire';

type ProjectionView = z.infer<typeof projectionSchema>;

function presentAwards(estate: Estate, { awards, asAt }: ProjectedDeath): ProjectionView['awards'] {
  const { people, country } = estate;
  const spouses = new Set(listSurvivingMarriages(estate).map(({ spouseId }) => spouseId));
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
      minorAge: isYoung ? computeAge(bornOn, asAt) : null,
      total: sumProjectedAward(award),
    };
  });
}

/** A projection as it crosses the wire. */
export function presentProjection(estate: Estate, projection: ProjectedDeath): ProjectionView {
  const { capitalGains, estateDuty, debts, accrual, funeral, administration, cashRequired, liquidity, flow } =
    projection;
  const taxes = plus(capitalGains.tax.value, estateDuty.duty.value);
  const accrualInKind = liquidity.settledInKind;
  return {
    asAt: projection.asAt,
    total: flow.total,
    received: sum(projection.awards.map(sumProjectedAward)),
    taxes,
    debtsAndCosts: sum([debts, funeral, administration.value]),
    cash: {
      there: liquidity.cash,
      realisable: liquidity.realisable,
      debts,
      accrual: minus(accrual, accrualInKind),
      accrualInKind,
      funeralAndCosts: plus(funeral, administration.value),
      gainsTax: capitalGains.tax.value,
      estateDuty: estateDuty.duty.value,
      required: minus(cashRequired.value, accrualInKind),
      over: liquidity.strict.value,
      overWithRealisable: liquidity.withRealisable.value,
      unfunded: projection.unfundedShortfall.value,
    },
    flow: { sources: [...flow.sources], rest: flow.rest, ends: [...flow.ends], links: [...flow.links] },
    awards: presentAwards(estate, projection),
    accruals: projection.accruals.map(({ spouseId, ...one }) => ({ ...one, spouseID: spouseId })),
    retirement: [...projection.retirement],
    worked: {
      gross: toWireWorking(projection.grossEstateAssets),
      executorFee: toWireWorking(projection.executor.fee),
      mastersFee: toWireWorking(projection.mastersFee),
      gainsTax: toWireWorking(capitalGains.tax),
      estateDuty: toWireWorking(estateDuty.duty),
      required: toWireWorking(cashRequired),
      over: toWireWorking(liquidity.strict),
    },
    dutyLevied: estateDuty.levied,
    lead: projection.lead,
    words: projection.words.map(({ about, title, says }) => ({ about, title, says: [...says] })),
    assumptions: [...projection.assumptions],
  };
}
