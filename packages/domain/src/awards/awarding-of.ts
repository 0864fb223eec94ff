import type { LocalDate } from '../dates/local-date';
import type { EstateAsset } from '../estate/asset';
import { assetStandsAt } from '../estate/asset-value';
import type { Person } from '../estate/person';
import type { Agreement, Will } from '../estate/will';
import { isRefused } from '../law/refusal';
import { nil } from '../money/cents';
import type { Award, Awarding } from './award';
import { cannotTake } from './check-award';

export interface HeldForAwards {
  readonly assets: readonly EstateAsset[];
  readonly people: readonly Person[];
  readonly will?: Will | undefined;
  readonly agreements: readonly Agreement[];
  readonly diedOn: LocalDate;
}

/** What legacies give of assets, as awards. */
function byWill({ legacies }: Will): Award[] {
  return legacies.flatMap((legacy): Award[] => {
    if (legacy.kind === 'cash') return [];
    const { assetId } = legacy;
    const made = (as: Award['as'], takers: readonly { personId: string; share: Award['share'] }[]): Award[] =>
      takers.map(({ personId, share }) => ({
        id: `will/${legacy.id}/${as}/${personId}`,
        assetId,
        personId,
        as,
        share,
        by: 'will',
      }));
    return legacy.kind === 'asset'
      ? made('full', legacy.to)
      : [...made('enjoyment', legacy.holders), ...made('bareOwnership', legacy.bareOwners)];
  });
}

const byAgreement = ({ id, assets }: Agreement): Award[] =>
  assets.flatMap(({ assetId, to }) =>
    to.map(({ personId, share }): Award => ({
      id: `agreement/${id}/${assetId}/${personId}`,
      assetId,
      personId,
      as: 'full',
      share,
      by: 'allotment',
    })),
  );

/** The table of awards of an estate as the server holds it. */
export const awardingOf = ({ assets, people, will, agreements, diedOn }: HeldForAwards): Awarding => ({
  diedOn,
  assets: assets.map((asset) => {
    const value = assetStandsAt(asset);
    return {
      id: asset.id,
      name: asset.description,
      class: asset.class,
      value: isRefused(value) ? nil : value,
      treatment: asset.treatment,
    };
  }),
  people: people.map((person) => {
    const why = cannotTake(person, { diedOn, survivorshipDays: will?.survivorshipDays });
    return { id: person.id, name: person.name, kind: person.kind, ...(why && { cannotTake: why }) };
  }),
  awards: [...(will ? byWill(will) : []), ...agreements.flatMap(byAgreement)],
});
