import type { AnswerOf } from '@boedel/contract/call';
import { assetTakerCalls } from '@boedel/contract/wills/asset-takers.calls';
import type { ClauseInput, WillInput } from '@boedel/contract/wills/wills.schema';
import { refuse } from '@boedel/domain/law/refusal';
import { roundHalfUp, times } from '@boedel/domain/money/exact';
import { fraction, whole, writeFraction } from '@boedel/domain/money/fraction';
import { listName } from '@boedel/domain/parties/party-name';
import { sumAllocations } from '@boedel/domain/wills/allocation';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { assetStore } from '../assets/assets.store';
import { type FamilyPersonRow, peopleStore } from '../family/people.store';
import { listAllotted } from './allotted-in';
import { type AgreementPartRow, agreementStore, type AgreementWithParts } from '../will-facts/agreement.store';
import { presentAgreement, saveAgreementWhole } from './save-agreement';
import { hasWill, saveWhole } from './save-will';
import { presentWill } from './will.present';
import { willStore, type ClauseWithTakers, type WillWithClauses } from '../will-facts/will.store';

type AssetTakerCalls = typeof assetTakerCalls;
type AssetTakers = AnswerOf<AssetTakerCalls['getAwardBeneficiaries']>;
type AssetTakerView = AssetTakers['rows'][number];

const formatName = (row: FamilyPersonRow): string =>
  listName({ kind: row.kind, firstNames: row.first_names, surname: row.surname });
const readNames = async (tx: Tx, matterId: number): Promise<ReadonlyMap<number, string>> =>
  new Map((await peopleStore(tx).listOf(matterId)).map((row) => [row.id, formatName(row)]));

/** Takers of an asset by the clauses of one kind. */
async function readTakersByWill(
  tx: Tx,
  matterId: number,
  assetId: number,
  kind: 'asset' | 'limited',
): Promise<AssetTakers> {
  const [will, names] = [await willStore(tx).ofMatter(matterId), await readNames(tx, matterId)];
  const clauses = will?.clauses.filter((clause) => clause.asset_id === assetId && clause.kind === kind) ?? [];
  const rows = clauses.flatMap((clause) =>
    clause.takers
      .filter(({ part }) => part !== 'substitute')
      .map((taker): AssetTakerView => ({
        partyID: taker.party_id,
        name: names.get(taker.party_id) ?? '',
        part: taker.part,
        share: writeFraction(fraction(taker.share_n!, taker.share_d!)),
        right: clause.interest_right,
        ground: null,
        clauseID: clause.id,
        clause: clause.clause,
        termYears: taker.term_years,
        termMonths: taker.term_months,
      })),
  );
  return { assetID: assetId, rows, version: will?.version ?? null };
}

const findAllotment = (agreements: readonly AgreementWithParts[]): AgreementWithParts | undefined =>
  agreements.find(({ ground }) => ground === 'allotment');
const listAwards = ({ parts }: AgreementWithParts): AgreementPartRow[] => parts.filter(({ kind }) => kind === 'award');

async function readTakersByAgreement(tx: Tx, matterId: number, assetId: number): Promise<AssetTakers> {
  const [agreements, names] = [await agreementStore(tx).listOf(matterId), await readNames(tx, matterId)];
  const rows = agreements.flatMap((agreement) =>
    listAwards(agreement)
      .filter(({ asset_id }) => asset_id === assetId)
      .map(({ party_id, share_n, share_d }): AssetTakerView => ({
        partyID: party_id,
        name: names.get(party_id) ?? '',
        part: 'taker',
        share: writeFraction(fraction(share_n!, share_d!)),
        right: null,
        ground: agreement.ground,
        clauseID: null,
        clause: null,
        termYears: null,
        termMonths: null,
      })),
  );
  return { assetID: assetId, rows, version: findAllotment(agreements)?.version ?? null };
}

interface AssetTakerRequest {
  readonly scope: FirmScope;
  readonly actor: Actor;
  readonly now: Date;
}

const readAsset = <A>(scope: FirmScope, assetId: number, read: (tx: Tx, matterId: number) => Promise<A>): Promise<A> =>
  scope.transaction(async (tx) => {
    const matterId = await assetStore(tx).matterOf(assetId);
    await openMatter(tx, matterId, 'estate');
    return read(tx, matterId);
  });

/** The will as its own screen would send it, so that there is one way a will is written. */
function toWillInput(will: WillWithClauses | undefined, matterID: number): WillInput {
  if (will) {
    const { id: _, says: __, ...shown } = presentWill(will);
    return shown;
  }
  return {
    matterID,
    datedOn: null,
    place: null,
    codicils: [],
    survivorshipDays: null,
    noCollation: false,
    keepsFormerSpouse: false,
    forbidsTakeOver: false,
    executorFee: null,
    executorCapitalRate: null,
    executorIncomeRate: null,
    exemptsFromSecurity: false,
    notes: null,
    clauses: [],
    version: null,
  };
}

const blankClause: ClauseInput = {
  key: 'new',
  id: null,
  kind: 'asset',
  clause: null,
  wording: null,
  assetID: null,
  amount: null,
  preLegacy: false,
  right: null,
  acceptedYield: null,
  security: null,
  lateFrom: null,
  lateRate: null,
  ofKey: null,
  takers: [],
};
const blankTaker = {
  jointGift: null,
  noRepresentation: false,
  termYears: null,
  termMonths: null,
  substitutes: [] as number[],
};

/** A new legacy stands before the residue, as wills are written. */
function replaceClause(clauses: readonly ClauseInput[], clause: ClauseInput): ClauseInput[] {
  const at = clauses.findIndex(({ kind }) => kind === 'residue');
  return at < 0 ? [...clauses, clause] : [...clauses.slice(0, at), clause, ...clauses.slice(at)];
}

/** Fields of the asset's own call, where the will's would name a clause and its takers. */
const createFieldNames =
  (place: number, named: (taker: number, rest: string) => string) =>
  (field: string): string => {
    const own = `clauses.${place}.`;
    if (!field.startsWith(own)) return field;
    const [, nth, rest = ''] = /^takers\.(\d+)\.?(.*)$/.exec(field.slice(own.length)) ?? [];
    if (nth !== undefined) return named(Number(nth), rest);
    return field === `${own}takers` ? named(-1, '') : field.slice(own.length);
  };

/** Writes the clause of an asset into the will. What the call leaves out of it stays. */
async function saveClause(
  { scope, actor, now }: AssetTakerRequest,
  assetId: number,
  kind: 'asset' | 'limited',
  version: number | null,
  made: (before: ClauseInput) => ClauseInput,
  named: (taker: number, rest: string) => string,
): Promise<AssetTakers> {
  return scope.transaction(async (tx) => {
    const matterId = await assetStore(tx).matterOf(assetId);
    const matter = await openToCapture(tx, actor, matterId, 'estate');
    throwIfRefused(hasWill(matter));
    const will = await willStore(tx).ofMatter(matterId);
    if ((will?.version ?? null) !== version) throw new Conflict(await readTakersByWill(tx, matterId, assetId, kind));
    const input = toWillInput(will, matterId);
    const at = input.clauses.findIndex((clause) => clause.kind === kind && clause.assetID === assetId);
    const clause = made(at < 0 ? { ...blankClause, kind, assetID: assetId } : input.clauses[at]!);
    const clauses =
      at < 0 ? replaceClause(input.clauses, clause) : input.clauses.map((one, place) => (place === at ? clause : one));
    const place = clauses.indexOf(clause);
    await saveWhole(tx, matter, { actor, now }, { ...input, clauses }, createFieldNames(place, named));
    return readTakersByWill(tx, matterId, assetId, kind);
  });
}

/** Takes somebody, or the whole clause, off an asset. A usufruct goes whole: one side alone cannot stand. */
function removeFromWill(
  asked: AssetTakerRequest,
  body: { assetID: number; partyID: number | null; version: number },
  kind: 'asset' | 'limited',
) {
  const { scope, actor, now } = asked;
  return scope.transaction(async (tx) => {
    const matterId = await assetStore(tx).matterOf(body.assetID);
    const matter = await openToCapture(tx, actor, matterId, 'estate');
    const will = await willStore(tx).ofMatter(matterId);
    const isOwn = (clause: Pick<ClauseWithTakers, 'kind' | 'asset_id' | 'takers'>) =>
      clause.kind === kind &&
      clause.asset_id === body.assetID &&
      (body.partyID === null || clause.takers.some(({ party_id }) => party_id === body.partyID));
    const own = will?.clauses.filter(isOwn).map(({ id }) => id) ?? [];
    if (!will || own.length === 0) throw new NotFound();
    if (will.version !== body.version) throw new Conflict(await readTakersByWill(tx, matterId, body.assetID, kind));
    const input = toWillInput(will, matterId);
    const clauses = input.clauses.flatMap((clause) => {
      if (!own.includes(clause.id!)) return [clause];
      const takers =
        kind === 'limited'
          ? []
          : clause.takers.filter(({ partyID }) => body.partyID !== null && partyID !== body.partyID);
      return takers.length > 0 ? [{ ...clause, takers }] : [];
    });
    // What was handed on out of the clause is handed on out of the residue then.
    const kept = new Set(clauses.map(({ key }) => key));
    const mended = clauses.map((clause) => ({
      ...clause,
      ofKey: clause.ofKey !== null && kept.has(clause.ofKey) ? clause.ofKey : null,
    }));
    await saveWhole(tx, matter, { actor, now }, { ...input, clauses: mended });
    return readTakersByWill(tx, matterId, body.assetID, kind);
  });
}

/** The matter's allotment with this asset's takers in place of those before. */
function saveAwards(
  { scope, actor }: AssetTakerRequest,
  body: { assetID: number; version: number | null },
  change: (before: readonly { partyID: number; share: string }[]) => readonly { partyID: number; share: string }[],
): Promise<AssetTakers> {
  const { assetID, version } = body;
  return scope.transaction(async (tx) => {
    const matterId = await assetStore(tx).matterOf(assetID);
    throwIfRefused(hasWill(await openToCapture(tx, actor, matterId, 'estate')));
    const allotment = findAllotment(await agreementStore(tx).listOf(matterId));
    if ((allotment?.version ?? null) !== version)
      throw new Conflict(await readTakersByAgreement(tx, matterId, assetID));
    const shown = allotment && presentAgreement(allotment);
    const before = shown?.awards ?? [];
    const others = before.filter((award) => award.assetID !== assetID);
    const own = change(before.filter((award) => award.assetID === assetID)).map((award) => ({ ...award, assetID }));
    await saveAgreementWhole(
      tx,
      actor,
      {
        id: allotment?.id ?? null,
        matterID: matterId,
        ground: 'allotment',
        datedOn: shown?.datedOn ?? null,
        description: shown?.description ?? null,
        signedBy: shown?.signedBy ?? [],
        approvedForMinors: shown?.approvedForMinors ?? null,
        masterConsents: shown?.masterConsents ?? null,
        securityForMinors: shown?.securityForMinors ?? null,
        awards: [...others, ...own],
        transfers: shown?.transfers ?? [],
        version,
      },
      (field) =>
        field
          .replace(/^awards\.(\d+)\.assetID$/, 'assetID')
          .replace(/^awards\.(\d+)\./, (_, nth: string) => `takers.${Number(nth) - others.length}.`),
    );
    return readTakersByAgreement(tx, matterId, assetID);
  });
}

export const handledAssetTakerCalls = pairHandlers(assetTakerCalls, {
  getUsufructBeneficiaries: ({ scope, query }) =>
    readAsset(scope, query.assetID, (tx, matterId) => readTakersByWill(tx, matterId, query.assetID, 'limited')),
  getBequestBeneficiaries: ({ scope, query }) =>
    readAsset(scope, query.assetID, (tx, matterId) => readTakersByWill(tx, matterId, query.assetID, 'asset')),
  getAwardBeneficiaries: ({ scope, query }) =>
    readAsset(scope, query.assetID, (tx, matterId) => readTakersByAgreement(tx, matterId, query.assetID)),

  saveUsufructBeneficiary: ({ body, ...asked }) =>
    saveClause(
      asked,
      body.assetID,
      'limited',
      body.version,
      (before) => ({
        ...before,
        right: body.right,
        clause: body.clause ?? before.clause,
        wording: body.wording ?? before.wording,
        takers: [
          ...body.holders.map((holder) => ({ ...blankTaker, ...holder, part: 'holder' as const })),
          ...body.bareOwners.map((owner) => ({ ...blankTaker, ...owner, part: 'bareOwner' as const })),
        ],
      }),
      (nth, rest) => {
        if (nth < 0) return body.bareOwners.length === 0 ? 'bareOwners' : 'holders';
        const [list, place] = nth < body.holders.length ? ['holders', nth] : ['bareOwners', nth - body.holders.length];
        return `${list}.${place}.${rest}`;
      },
    ),
  saveBequestBeneficiary: ({ body, ...asked }) =>
    saveClause(
      asked,
      body.assetID,
      'asset',
      body.version,
      (before) => ({
        ...before,
        preLegacy: body.preLegacy,
        clause: body.clause ?? before.clause,
        wording: body.wording ?? before.wording,
        takers: body.takers.map((taker) => ({ ...blankTaker, ...taker, part: 'taker' as const })),
      }),
      (nth, rest) => (nth < 0 ? 'takers' : `takers.${nth}.${rest}`),
    ),
  saveAwardBeneficiary: ({ body, ...asked }) => {
    if (body.takers.length === 0) throw new RefusalProblem(refuse('takers', 'Name who takes the asset.'));
    return saveAwards(asked, body, () => body.takers);
  },

  deleteUsufructBeneficiary: ({ body, ...asked }) => removeFromWill(asked, body, 'limited'),
  deleteBequestBeneficiary: ({ body, ...asked }) => removeFromWill(asked, body, 'asset'),
  // Parts of an award come to the whole, so that one of several takers goes with the award.
  deleteAwardBeneficiary: ({ body, ...asked }) =>
    saveAwards(asked, body, (before) => {
      if (!before.some(({ partyID }) => body.partyID === null || partyID === body.partyID)) throw new NotFound();
      return [];
    }),

  getAllocationByBeneficiary: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const { rows, assets, allocations, left } = await listAllotted(tx, query.matterID);
      const named = new Map(assets.map(({ id, name }) => [id, name]));
      return {
        people: rows
          .filter(({ role }) => role !== 'main')
          .map((row) => {
            const own = allocations.filter(({ personId }) => personId === String(row.id));
            return {
              partyID: row.id,
              name: formatName(row),
              parts: own.map(({ assetId, ground, share, amount }) => ({
                assetID: assetId === undefined ? null : Number(assetId),
                what: assetId === undefined ? '' : (named.get(assetId) ?? ''),
                ground,
                share: share ? writeFraction(share) : null,
                amount: amount ?? null,
              })),
              total: sumAllocations(own),
            };
          }),
        assets: assets.map(({ id, name, treatment, value }) => {
          const rest = left.get(id) ?? whole;
          return {
            assetID: Number(id),
            name,
            treatment,
            value,
            left: writeFraction(rest),
            leftValue: roundHalfUp(times(value, rest)),
          };
        }),
      };
    }),
});
