import type { LocalDate } from '../dates/local-date';
import type { EstateAsset } from '../estate/asset';
import { computeAssetAmount } from '../estate/asset-value';
import type { EstatePerson } from '../estate/person';
import type { HeirAgreement, Will } from '../estate/will';
import { isRefused } from '../law/refusal';
import { nil } from '../money/cents';
import type { AssetAward, AwardContext } from './award';
import { explainCannotTake } from './check-award';

export interface CapturedAwards {
  readonly assets: readonly EstateAsset[];
  readonly people: readonly EstatePerson[];
  readonly will?: Will | undefined;
  readonly agreements: readonly HeirAgreement[];
  readonly diedOn: LocalDate;
}

/** What legacies give of assets, as awards. */
function listAwardsByWill({ legacies }: Will): AssetAward[] {
  return legacies.flatMap((legacy): AssetAward[] => {
    if (legacy.kind === 'cash') return [];
    const { assetId } = legacy;
    const toAwards = (
      as: AssetAward['as'],
      takers: readonly { personId: string; share: AssetAward['share'] }[],
    ): AssetAward[] =>
      takers.map(({ personId, share }) => ({
        id: `will/${legacy.id}/${as}/${personId}`,
        assetId,
        personId,
        as,
        share,
        by: 'will',
        ...(as === 'enjoyment' &&
          legacy.kind === 'limited' &&
          legacy.yearly !== undefined && { yearly: legacy.yearly }),
      }));
    return legacy.kind === 'asset'
      ? toAwards('full', legacy.to)
      : [...toAwards('enjoyment', legacy.holders), ...toAwards('bareOwnership', legacy.bareOwners)];
  });
}

const listAwardsByAgreement = ({ id, assets }: HeirAgreement): AssetAward[] =>
  assets.flatMap(({ assetId, to }) =>
    to.map(({ personId, share }): AssetAward => ({
      id: `agreement/${id}/${assetId}/${personId}`,
      assetId,
      personId,
      as: 'full',
      share,
      by: 'allotment',
    })),
  );

/** The table of awards of an estate as the server holds it. */
export const buildAwardContext = ({ assets, people, will, agreements, diedOn }: CapturedAwards): AwardContext => ({
  diedOn,
  assets: assets.map((asset) => {
    const value = computeAssetAmount(asset);
    return {
      id: asset.id,
      name: asset.description,
      class: asset.class,
      value: isRefused(value) ? nil : value,
      treatment: asset.treatment,
    };
  }),
  people: people.map((person) => {
    const why = explainCannotTake(person, { diedOn, survivorshipDays: will?.survivorshipDays });
    return { id: person.id, name: person.name, kind: person.kind, ...(why && { cannotTake: why }) };
  }),
  awards: [...(will ? listAwardsByWill(will) : []), ...agreements.flatMap(listAwardsByAgreement)],
});
