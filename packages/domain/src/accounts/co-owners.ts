import type { Estate } from '../estate/estate';
import { createWarning, type Warning } from '../law/refusal';
import { listed, message, quoteVerbatim } from '../law/message';
import type { LiquidationAndDistribution } from './liquidation-and-distribution';

interface CoOwner {
  readonly name: string;
  readonly clause: string | undefined;
}

/**
 * A will that leaves one thing to several makes them co-owners, which few of them meant. They may agree otherwise: a
 * redistribution keeps what each is worth. Of the residue that is asked of land alone; household things are shared out.
 */
export function warnCoOwners(estate: Estate, { distribution }: LiquidationAndDistribution): readonly Warning[] {
  const { will } = estate;
  if (!distribution || !will) return [];
  const assets = new Map(estate.assets.map((asset) => [asset.id, asset]));
  const owners = new Map<string, Map<string, CoOwner>>();
  for (const { personId, name, inKind } of distribution.awards) {
    for (const { assetId, as, ground, legacy } of inKind) {
      const isLand = ground === 'residue' && assets.get(assetId)?.class === 'immovable';
      if (as === 'holder' || (ground !== 'legacy' && !isLand)) continue;
      const clause = ground === 'legacy' ? legacy?.clause : will.residue?.clause;
      const named = owners.get(assetId) ?? new Map<string, CoOwner>();
      owners.set(assetId, named.set(personId, { name, clause }));
    }
  }
  const shared = [...owners].flatMap(([assetId, named]) => {
    const people = [...named.values()];
    const [clause, ...others] = new Set(people.map((one) => one.clause));
    const values = {
      asset: quoteVerbatim(assets.get(assetId)?.description ?? assetId),
      names: quoteVerbatim(people.map(({ name }) => name).join(', ')),
    };
    if (people.length < 2) return [];
    return clause === undefined || others.length > 0
      ? [message('{asset}: {names}', values)]
      : [message('{asset} (clause {clause}): {names}', { ...values, clause })];
  });
  if (shared.length === 0) return [];
  return [
    createWarning(
      'agreements',
      message(
        'The will makes several people co-owners: {list}. If they do not want to own it together, they can sign a redistribution agreement before the account is lodged.',
        { list: listed(shared) },
      ),
    ),
  ];
}
