import type { AnswerOf } from '@boedel/contract/call';
import type { agreementCalls } from '@boedel/contract/wills/wills.calls';
import type { AgreementInput } from '@boedel/contract/wills/wills.schema';
import type { LawSays } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import { liquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import { firstAndFinal } from '@boedel/domain/accounts/request';
import { readShare } from '@boedel/domain/assets/read-fraction';
import { indexOf } from '@boedel/domain/estate/check-lists';
import { checkAgreements } from '@boedel/domain/estate/check-will';
import type { Agreement } from '@boedel/domain/estate/will';
import { collectRefusals, isRefused, type Refusal, refuse } from '@boedel/domain/law/refusal';
import { type Fraction, fraction, writtenFraction } from '@boedel/domain/money/fraction';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { Conflict, NotFound, Refuses } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { factsOf } from '../estate/estate-of';
import { holdFigures, refigure } from '../kept-figures/refigure';
import { assetsOf } from '../assets/assets-of';
import { sayOf } from '../family/family';
import { peopleOf } from '../family/people-of';
import { agreementFrom, agreementStore, type WholeAgreement } from '../will-facts/agreement.store';
import { writeParts } from './agreement-part.store';
import { faultsOfAllotment } from './check-awards';
import { hasWill } from './save-will';

type Calls = typeof agreementCalls;
type Shown = AnswerOf<Calls['save']>;

export const presentAgreement = (row: WholeAgreement, says: readonly LawSays[] = []): Shown => {
  const of = (kind: string) => row.parts.filter((part) => part.kind === kind);
  return {
    id: row.id,
    matterID: row.matter_id,
    ground: row.ground as Shown['ground'],
    datedOn: row.dated_on,
    description: row.description,
    signedBy: of('signature').map(({ party_id }) => party_id),
    approvedForMinors: row.approved_for_minors,
    masterConsents: row.master_consents,
    securityForMinors: row.security_for_minors,
    awards: of('award').map(({ asset_id, party_id, share_n, share_d }) => ({
      assetID: asset_id!,
      partyID: party_id,
      share: writtenFraction(fraction(share_n!, share_d!)),
    })),
    transfers: of('transfer').map(({ party_id, to_party_id, amount_cents }) => ({
      fromID: party_id,
      toID: to_party_id!,
      amount: amount_cents!,
    })),
    says: [...says],
    version: row.version,
  };
};

/** Everything the law says of these agreements, by the agreement it is about. */
async function judged(tx: Tx, matterId: number, agreements: readonly Agreement[]): Promise<readonly Refusal[]> {
  const [people, assets] = [await peopleOf(tx, matterId), await assetsOf(tx, matterId)];
  return collectRefusals(checkAgreements({ agreements, assets }, indexOf(assets), indexOf(people)))?.refusals ?? [];
}

const ofAgreement = (refusals: readonly Refusal[], nth: number): Refusal[] =>
  refusals.flatMap((one) => {
    const [, at, rest = ''] = /^agreements\[(\d+)\]\.?(.*)$/.exec(one.field) ?? [];
    return Number(at) === nth ? [{ ...one, field: rest }] : [];
  });

/** Where the call holds what the law speaks of: parts of one asset stand together there, and one after the other here. */
function fieldIn(input: Pick<AgreementInput, 'awards'>, { assets }: Agreement, field: string): string {
  const [, nth, rest = ''] = /^assets\[(\d+)\]\.?(.*)$/.exec(field) ?? [];
  if (nth === undefined) return field.replace(/\[(\d+)\]/g, '.$1');
  const asset = assets[Number(nth)]!;
  const places = input.awards.flatMap(({ assetID }, place) => (String(assetID) === asset.assetId ? [place] : []));
  const taker = /^to\[(\d+)\]\.?(.*)$/.exec(rest);
  const name = (taker ? taker[2]! : rest).replace('personId', 'partyID').replace('assetId', 'assetID');
  return `awards.${places[taker ? Number(taker[1]) : 0]}.${name === 'to' ? 'share' : name}`;
}

const sharesOf = ({ awards }: Pick<AgreementInput, 'awards'>): Fraction[] => {
  const read = awards.map(({ share }, index) => readShare(share, `awards.${index}.share`));
  orRefuse(collectRefusals(read));
  return read.filter((one): one is Fraction => !isRefused(one));
};

/** The agreement as the law reads it, before it is saved. */
function asTheLawReads(input: AgreementInput, shares: readonly Fraction[]): Agreement {
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
): Promise<WholeAgreement> {
  const store = agreementStore(tx);
  await holdFigures(tx, input.matterID);
  const all = await store.listOf(input.matterID);
  const before = input.id === null ? undefined : all.find(({ id }) => id === input.id);
  if (input.id !== null && !before) throw new NotFound();
  if (before && before.version !== input.version) throw new Conflict(presentAgreement(before));
  const shares = sharesOf(input);
  const own = asTheLawReads(input, shares);
  const others = all.filter(({ id }) => id !== input.id).map(agreementFrom);
  const people = new Set((await peopleOf(tx, input.matterID)).map(({ id }) => id));
  const faults: Refusal[] = [
    ...ofAgreement(await judged(tx, input.matterID, [...others, own]), others.length).map((one) => ({
      ...one,
      field: fieldIn(input, own, one.field),
    })),
    ...input.signedBy.flatMap((partyId, nth) =>
      people.has(String(partyId))
        ? []
        : refuse(`signedBy.${nth}`, 'Choose somebody who is captured among the people of this estate.').refusals,
    ),
  ];
  if (faults.length === 0 && input.ground === 'allotment') {
    faults.push(...(await faultsOfAllotment(tx, input.matterID, own, input.awards)));
  }
  if (faults.length > 0) throw new Refuses(faults.map((one) => ({ ...one, field: rename(one.field) })));
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
  await refigure(tx, input.matterID);
  return after;
}

/** What the account still asks of agreements before it divides by them: signatures, consent, care for minors. */
async function lackingOnPaper(tx: Tx, matterId: number): Promise<readonly Refusal[]> {
  const { estate, today } = await factsOf(tx, matterId);
  if (isRefused(estate)) return [];
  const account = liquidationAndDistribution(estate, firstAndFinal(today));
  return isRefused(account) ? account.refusals : [];
}

export const getAgreements: Handler<Calls['getbymatterid']> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    await openMatter(tx, query.matterID, 'estate');
    const rows = await agreementStore(tx).listOf(query.matterID);
    const says = rows.length > 0 ? await judged(tx, query.matterID, rows.map(agreementFrom)) : [];
    const needsPaper = says.length === 0 && rows.some(({ ground }) => ground !== 'allotment');
    const lacking = needsPaper ? await lackingOnPaper(tx, query.matterID) : [];
    return rows.map((row, nth) => {
      const shown = presentAgreement(row);
      const own = [...ofAgreement(says, nth), ...ofAgreement(lacking, nth)].map((one) => ({
        ...one,
        field: fieldIn(shown, agreementFrom(row), one.field),
      }));
      return { ...shown, says: own.map(sayOf) };
    });
  });

export const saveAgreement: Handler<Calls['save']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    orRefuse(hasWill(await openToCapture(tx, actor, body.matterID, 'estate')));
    return presentAgreement(await saveAgreementWhole(tx, actor, body));
  });

export const removeAgreement: Handler<Calls['_delete']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const store = agreementStore(tx);
    const before = await store.findWhole(body.id);
    await openToCapture(tx, actor, before.matter_id, 'estate');
    if (before.version !== body.version) throw new Conflict(presentAgreement(before));
    await store.remove(body.id);
    await audit(tx, actor, 'agreement.removed', { entity: ['agreement', body.id], matterId: before.matter_id, before });
    await refigure(tx, before.matter_id);
    return { done: true };
  });
