import { collectRefusals, isRefused, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { nil, sum } from '../money/cents';
import { isMinor } from '../identity/minor';
import { computeSpouseTakeOver } from '../succession/take-over';
import { joinPath, prefixRefusals } from '../estate/path';
import type { AccountParty } from './awards';
import { type DrawingFacts, findPersonName } from './facts';

/** What must stand on paper before heirs may divide otherwise: signatures, the Master's consent, care for minors. */
export function checkAgreed(facts: DrawingFacts, parties: readonly AccountParty[]): RefusalError | undefined {
  const { agreements, settings, country, people } = facts.estate;
  if (agreements.length === 0) return undefined;
  const minors = new Set(
    people
      .filter(({ bornOn }) => bornOn !== undefined && isMinor(bornOn, settings.accountDate, country))
      .map(({ id }) => id),
  );
  return collectRefusals(
    agreements.flatMap((agreement, nth) => {
      const path = joinPath('agreements', nth);
      if (agreement.ground === 's38') return [checkTakeOver(facts, parties, nth, minors)];
      if (agreement.ground === 'allotment') return [];
      const missing = parties.find(({ personId }) => !agreement.signedBy?.includes(personId));
      return [
        missing
          ? refuse(
              `${path}.signedBy`,
              message('{name} has not signed. Everyone who shares must agree.', {
                name: findPersonName(facts, missing.personId),
              }),
            )
          : undefined,
        parties.some(({ personId }) => minors.has(personId)) && !agreement.approvedForMinors
          ? refuse(
              `${path}.approvedForMinors`,
              'One of the beneficiaries is a minor. First record the approval of the court or the Master.',
            )
          : undefined,
      ];
    }),
  );
}

function checkTakeOver(
  facts: DrawingFacts,
  parties: readonly AccountParty[],
  nth: number,
  minors: ReadonlySet<string>,
): RefusalError | undefined {
  const agreement = facts.estate.agreements[nth]!;
  const taken = new Set(agreement.assets.map(({ assetId }) => assetId));
  const spouse = agreement.assets.flatMap(({ to }) => to.map(({ personId }) => personId));
  if (!spouse.every((id) => facts.spouses.has(id))) {
    return refuse(
      joinPath('agreements', nth, 'assets'),
      'Only the surviving spouse takes over under s 38. Record a redistribution for anybody else.',
      'Administration of Estates Act 66 of 1965 s 38',
    );
  }
  const outcome = computeSpouseTakeOver({
    assets: facts.assets
      .filter(({ asset }) => taken.has(asset.id))
      .map(({ asset, value }) => ({ id: asset.id, appraised: value, inventoryValue: value })),
    entitlement: sum(parties.filter(({ personId }) => facts.spouses.has(personId)).map(({ total }) => total)),
    masterConsents: agreement.masterConsents === true,
    willForbids: facts.estate.will?.forbidsTakeOver === true,
    dueToMinors: sum(parties.filter(({ personId }) => minors.has(personId)).map(({ cash }) => (cash > 0 ? cash : nil))),
    securityForMinors: agreement.securityForMinors === true,
  });
  return isRefused(outcome) ? prefixRefusals(joinPath('agreements', nth), outcome) : undefined;
}
