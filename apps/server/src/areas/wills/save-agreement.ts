import type { AnswerOf } from '@boedel/contract/call';
import type { agreementCalls } from '@boedel/contract/wills/wills.calls';
import type { AgreementInput } from '@boedel/contract/wills/wills.schema';
import type { FamilyLawRemark } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import { drawLiquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import { createFirstAndFinal } from '@boedel/domain/accounts/request';
import { readShare } from '@boedel/domain/assets/read-fraction';
import { indexById } from '@boedel/domain/estate/check-lists';
import { checkAgreements } from '@boedel/domain/estate/check-will';
import type { HeirAgreement } from '@boedel/domain/estate/will';
import { collectRefusals, isRefused, type Refusal, refuse } from '@boedel/domain/law/refusal';
import { type Fraction, fraction, writeFraction } from '@boedel/domain/money/fraction';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { readMatterFacts } from '../estate/read-estate';
import { lockFigures } from '../kept-figures/stored-figures';
import { listEstateAssets } from '../assets/list-estate-assets';
import { toLawMessage } from '../family/family';
import { listPeople } from '../family/list-people';
import { toAgreement, agreementStore, type AgreementWithParts } from '../will-facts/agreement.store';
import { writeParts } from '../will-facts/agreement-part.store';
import { checkAllotment } from './check-awards';
import { hasWill } from './save-will';

type AgreementCalls = typeof agreementCalls;
type AgreementView = AnswerOf<AgreementCalls['save']>;

export const presentAgreement = (row: AgreementWithParts, says: readonly FamilyLawRemark[] = []): AgreementView => {
  const listParts = (kind: string) => row.parts.filter((part) => part.kind === kind);
  return {
    id: row.id,
    matterID: row.matter_id,
    ground: row.ground as AgreementView['ground'],
    datedOn: row.dated_on,
    description: row.description,
    signedBy: listParts('signature').map(({ party_id }) => party_id),
    approvedForMinors: row.approved_for_minors,
    masterConsents: row.master_consents,
    securityForMinors: row.security_for_minors,
    awards: listParts('award').map(({ asset_id, party_id, share_n, share_d }) => ({
      assetID: asset_id!,
      partyID: party_id,
      share: writeFraction(fraction(share_n!, share_d!)),
    })),
    transfers: listParts('transfer').map(({ party_id, to_party_id, amount_cents }) => ({
      fromID: party_id,
      toID: to_party_id!,
      amount: amount_cents!,
    })),
    says: [...says],
    version: row.version,
  };
};

/** Everything the law says of these agreements, by the agreement it is about. */
async function judgeAgreements(
  tx: Tx,
  matterId: number,
  agreements: readonly HeirAgreement[],
): Promise<readonly Refusal[]> {
  const [people, assets] = [await listPeople(tx, matterId), await listEstateAssets(tx, matterId)];
  return collectRefusals(checkAgreements({ agreements, assets }, indexById(assets), indexById(people)))?.refusals ?? [];
}

const listOfAgreement = (refusals: readonly Refusal[], nth: number): Refusal[] =>
  refusals.flatMap((one) => {
    const [, at, rest = ''] = /^agreements\[(\d+)\]\.?(.*)$/.exec(one.field) ?? [];
    return Number(at) === nth ? [{ ...one, field: rest }] : [];
  });

/** Where the call holds what the law speaks of: parts of one asset stand together there, and one after the other here. */
function nameField(input: Pick<AgreementInput, 'awards'>, { assets }: HeirAgreement, field: string): string {
  const [, nth, rest = ''] = /^assets\[(\d+)\]\.?(.*)$/.exec(field) ?? [];
  if (nth === undefined) return field.replace(/\[(\d+)\]/g, '.$1');
  const asset = assets[Number(nth)]!;
  const places = input.awards.flatMap(({ assetID }, place) => (String(assetID) === asset.assetId ? [place] : []));
  const taker = /^to\[(\d+)\]\.?(.*)$/.exec(rest);
  const name = (taker ? taker[2]! : rest).replace('personId', 'partyID').replace('assetId', 'assetID');
  return `awards.${places[taker ? Number(taker[1]) : 0]}.${name === 'to' ? 'share' : name}`;
}

const readShares = ({ awards }: Pick<AgreementInput, 'awards'>): Fraction[] => {
  const read = awards.map(({ share }, index) => readShare(share, `awards.${index}.share`));
  throwIfRefused(collectRefusals(read));
  return read.filter((one): one is Fraction => !isRefused(one));
};

/** The agreement as the law reads it, before it is saved. */
function parseAgreement(input: AgreementInput, shares: readonly Fraction[]): HeirAgreement {
  const assets = new Map<number, { personId: string; share: Fraction }[]>();
  input.awards.forEach(({ assetID, partyID }, index) => {
    assets.set(assetID, [...(assets.get(assetID) ?? []), { personId: String(partyID), share: shares[index]! }]);
  });
  return {
    id: String(input.id ?? 'new'),
    ground: input.ground,
    signedBy: input.signedBy.map(String),
    assets: [...assets].map(([assetId, to]) => ({ assetId: String(assetId), to })),
    transfers: input.transfers.map(({ fromID, toID, amount }) => ({ from: String(fromID), to: String(toID), amount })),
  };
}

/** Saves an agreement whole: the one way in for its own screen and for the awards of single assets. */
export async function saveAgreementWhole(
  tx: Tx,
  actor: Actor,
  input: AgreementInput,
  rename: (field: string) => string = (field) => field,
): Promise<AgreementWithParts> {
  const store = agreementStore(tx);
  await lockFigures(tx, input.matterID);
  const all = await store.listOf(input.matterID);
  const before = input.id === null ? undefined : all.find(({ id }) => id === input.id);
  if (input.id !== null && !before) throw new NotFound();
  if (before && before.version !== input.version) throw new Conflict(presentAgreement(before));
  const shares = readShares(input);
  const own = parseAgreement(input, shares);
  const others = all.filter(({ id }) => id !== input.id).map(toAgreement);
  const people = new Set((await listPeople(tx, input.matterID)).map(({ id }) => id));
  const faults: Refusal[] = [
    ...listOfAgreement(await judgeAgreements(tx, input.matterID, [...others, own]), others.length).map((one) => ({
      ...one,
      field: nameField(input, own, one.field),
    })),
    ...input.signedBy.flatMap((partyId, nth) =>
      people.has(String(partyId))
        ? []
        : refuse(`signedBy.${nth}`, 'Choose a person who is on file in this estate.').refusals,
    ),
  ];
  if (faults.length === 0 && input.ground === 'allotment') {
    faults.push(...(await checkAllotment(tx, input.matterID, own, input.awards)));
  }
  if (faults.length > 0) throw new RefusalProblem(faults.map((one) => ({ ...one, field: rename(one.field) })));
  const columns = {
    ground: input.ground,
    dated_on: input.datedOn,
    description: input.description,
    approved_for_minors: input.approvedForMinors,
    master_consents: input.masterConsents,
    security_for_minors: input.securityForMinors,
  };
  const row = before
    ? await store.change(before.id, before.version, columns)
    : await store.insert({ matter_id: input.matterID, ...columns });
  await writeParts(tx, row, input, shares);
  const after = await store.findWhole(row.id);
  await audit(tx, actor, before ? 'agreement.changed' : 'agreement.added', {
    entity: ['agreement', row.id],
    matterId: input.matterID,
    before: before ?? null,
    after,
  });
  return after;
}

/** What the account still asks of agreements before it divides by them: signatures, consent, care for minors. */
async function listMissing(tx: Tx, matterId: number): Promise<readonly Refusal[]> {
  const { estate, today } = await readMatterFacts(tx, matterId);
  if (isRefused(estate)) return [];
  const account = drawLiquidationAndDistribution(estate, createFirstAndFinal(today));
  return isRefused(account) ? account.refusals : [];
}

export const getAgreements: Handler<AgreementCalls['getbymatterid']> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    await openMatter(tx, query.matterID, 'estate');
    const rows = await agreementStore(tx).listOf(query.matterID);
    const says = rows.length > 0 ? await judgeAgreements(tx, query.matterID, rows.map(toAgreement)) : [];
    const needsPaper = says.length === 0 && rows.some(({ ground }) => ground !== 'allotment');
    const lacking = needsPaper ? await listMissing(tx, query.matterID) : [];
    return rows.map((row, nth) => {
      const shown = presentAgreement(row);
      const own = [...listOfAgreement(says, nth), ...listOfAgreement(lacking, nth)].map((one) => ({
        ...one,
        field: nameField(shown, toAgreement(row), one.field),
      }));
      return { ...shown, says: own.map(toLawMessage) };
    });
  });

export const saveAgreement: Handler<AgreementCalls['save']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    throwIfRefused(hasWill(await openToCapture(tx, actor, body.matterID, 'estate')));
    return presentAgreement(await saveAgreementWhole(tx, actor, body));
  });

export const removeAgreement: Handler<AgreementCalls['_delete']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const store = agreementStore(tx);
    const before = await store.findWhole(body.id);
    await openToCapture(tx, actor, before.matter_id, 'estate');
    if (before.version !== body.version) throw new Conflict(presentAgreement(before));
    await store.remove(body.id);
    await audit(tx, actor, 'agreement.removed', { entity: ['agreement', body.id], matterId: before.matter_id, before });
    return { done: true };
  });
