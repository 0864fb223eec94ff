import { trustOriginCalls } from '@boedel/contract/trust-origin/trust-origin.calls';
import { listName } from '@boedel/domain/parties/party-name';
import { listLikelyBeneficiaries } from '@boedel/domain/trusts/trust-of-will';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import type { FamilyPersonRow } from '../family/people.store';
import { listAllotted } from '../wills/allotted-in';
import { make } from './make-trust';
import { trustOriginStore } from './trust-origin.store';

const formatName = (row: FamilyPersonRow): string =>
  listName({ kind: row.kind, firstNames: row.first_names, surname: row.surname });
const presentAsked = (row: FamilyPersonRow) => ({
  id: row.id,
  kind: row.kind,
  moneyHeldBy: row['money_held_by'] as string | null,
  spouseTrustForID: row['spouse_trust_for_id'],
});

export const handledTrustOriginCalls = pairHandlers(trustOriginCalls, {
  ofEstate: ({ scope, query: { matterID } }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, matterID, 'estate');
      const { rows, assets, allocations } = await listAllotted(tx, matterID);
      const heirs = rows.filter(({ role }) => role !== 'main');
      const trusts = heirs.filter(({ kind }) => kind === 'trust');
      const made = new Map((await trustOriginStore(tx).madeFrom(matterID)).map((one) => [one.partyID, one]));
      const named = new Map(assets.map(({ id, name }) => [id, name]));
      return {
        trusts: trusts.map((row) => ({
          partyID: row.id,
          name: formatName(row),
          trustees: ((row['trustees'] ?? []) as readonly { readonly name: string }[]).map(({ name }) => name),
          awarded: allocations
            .filter(({ personId }) => personId === String(row.id))
            .map(({ assetId, amount }) => ({ what: named.get(assetId ?? '') ?? '', amount: amount ?? null })),
          beneficiaryIDs: listLikelyBeneficiaries(presentAsked(row), heirs.map(presentAsked)),
          trust: made.get(row.id) ?? null,
        })),
        people: heirs.filter(({ kind }) => kind !== 'trust').map((row) => ({ partyID: row.id, name: formatName(row) })),
      };
    }),
  ofTrust: ({ scope, query: { matterID } }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, matterID, 'estate');
      return { estate: (await trustOriginStore(tx).estateOf(matterID)) ?? null };
    }),
  make: withServices(make),
});
