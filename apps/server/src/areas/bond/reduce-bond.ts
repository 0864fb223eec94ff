import type { bondCalls, bondStepCalls } from '@boedel/contract/bond/bond.calls';
import { payPremium, readBondStatus } from '@boedel/domain/bond/bond';
import { proposeReduction, decideReduction as decided, releaseBond } from '@boedel/domain/bond/reduce';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { formatAmount } from '@boedel/domain/formats/amount';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import type { MatterRecordRequest } from '../../platform/record/matter-record';
import type { MatterRecordRow } from '../../platform/record/matter-record.store';
import type { RecordChange } from '../../platform/record/record-rules';
import { Conflict, RefusalProblem } from '../../platform/problems';
import type { bonds } from '@boedel/contract/bond/bond.record';
import { milestoneStore } from '../milestones/milestone.store';
import { bondKit, toBond, toReduction } from './bond-kit';
import { reductionMail } from './bond.mails';
import { bondStore } from './bond.store';
import { readSecurity } from './read-security';

type BondChange = RecordChange<typeof bonds.fields>;

/** A bond held for a step about it: the matter's security waits until the transaction ends. */
async function lockBond(
  tx: Tx,
  asked: MatterRecordRequest,
  bondId: number,
): Promise<{ row: MatterRecordRow; at: BondChange }> {
  const row = await bondKit.store(tx).find(bondId);
  const at = await bondKit.toChange(tx, asked, row.matter_id, row);
  await bondStore(tx).hold(row.matter_id);
  const now = await bondKit.store(tx).find(bondId);
  return { row: now, at: { ...at, before: bondKit.read(now) } };
}

/** The bond with some of its answers changed, saved as any other change of it is. */
const mergeChange = (row: MatterRecordRow, at: BondChange, change: object) => {
  const { id: _id, matterID: _matter, version: _version, ...values } = bondKit.read(row);
  return bondKit.save(row, row.version, { ...values, ...change }, at);
};

export const saveReductionRequest: Handler<(typeof bondCalls)['reducebondamountrequest']> = ({ body, ...asked }) =>
  asked.scope.transaction(async (tx) => {
    const { row, at } = await lockBond(tx, asked, body.bondOfSecurityID);
    const store = bondStore(tx);
    const values = bondKit.read(row);
    const security = await readSecurity(tx, at.matter);
    const earlier = (await store.reductionsOf(row.matter_id)).filter(({ bond_id }) => bond_id === row.id);
    const others = [...security.bonds].filter(([id]) => id !== row.id).map(([, bond]) => bond);
    const request = throwIfRefused(
      proposeReduction(toBond(values), {
        askedOn: body.date ?? at.today,
        to: body.newAmount,
        reason: body.reason,
        asked: security.asked.value,
        section: security.law.section,
        others,
        earlier: earlier.map(toReduction),
        country: security.country,
      }),
    );
    const mailed = body.mail ? await mailProvider(at, values, body.message, { ...request, security }) : null;
    const reduction = await store.reductions.insert({
      matter_id: row.matter_id,
      bond_id: row.id,
      asked_on: request.askedOn,
      from_cents: request.from,
      to_cents: request.to,
      reason: request.reason,
      mailed_at: mailed && at.now.toISOString(),
      mailed_to: mailed,
    });
    await audit(tx, at.actor, 'bond_of_security.reduction.asked', {
      entity: ['bond_of_security', row.id],
      matterId: row.matter_id,
      after: reduction,
      why: body.reason,
    });
    return bondKit.present(row, at);
  });

interface ReductionLetter {
  readonly from: Parameters<typeof formatAmount>[0];
  readonly to: Parameters<typeof formatAmount>[0];
  readonly reason: string;
  readonly security: Awaited<ReturnType<typeof readSecurity>>;
}

async function mailProvider(
  { tx, actor, matter }: BondChange,
  bond: ReturnType<typeof bondKit.read>,
  message: string | null,
  { from, to, reason, security }: ReductionLetter,
): Promise<string> {
  const provider = (await bondStore(tx).providers([bond.providerID])).get(bond.providerID);
  if (!provider?.email) {
    throw new RefusalProblem(
      refuse(
        'mail',
        'The provider has no email address. Add it to the directory first, or record the request without a mail.',
      ),
    );
  }
  const { firm, language } = await milestoneStore(tx).signedBy(matter.id);
  const formatMoney = (amount: ReductionLetter['from']) => formatAmount(amount, security.country);
  const words = composeMail(reductionMail, language, {
    firm,
    by: actor.fullName,
    provider: provider.name,
    matter: `${matter.reference} ${matter.name}`,
    masterReference: await bondStore(tx).masterReference(matter.id),
    number: bond.number ?? '',
    facility: provider.facility_number,
    principal: bond.principal,
    issuedOn: bond.issuedDate,
    from: formatMoney(from),
    to: formatMoney(to),
    held: formatMoney(security.asked.value),
    section: security.law.section,
    reason,
    message,
  });
  await queueMail(tx, {
    to: provider.email,
    ...words,
    about: { matterId: matter.id, entity: ['bond_of_security', bond.id] },
  });
  return provider.email;
}

export const decideReduction: Handler<(typeof bondStepCalls)['decideReduction']> = ({ body, ...asked }) =>
  asked.scope.transaction(async (tx) => {
    const store = bondStore(tx);
    const found = await store.reductions.find(body.id);
    const { row, at } = await lockBond(tx, asked, found.bond_id);
    const before = (await store.reductionsOf(row.matter_id)).find(({ id }) => id === body.id)!;
    const on = body.date ?? at.today;
    const { outcome } = throwIfRefused(
      decided(toReduction(before), body.outcome, { on, masterConsentOn: body.masterConsentDate }),
    );
    const after = await store.reductions.change(body.id, body.version, {
      outcome,
      decided_on: on,
      master_consent_on: body.masterConsentDate,
      comment: body.comment,
    });
    await audit(tx, at.actor, `bond_of_security.reduction.${outcome}`, {
      entity: ['bond_of_security', row.id],
      matterId: row.matter_id,
      before,
      after,
      why: body.comment,
    });
    if (outcome !== 'granted') return bondKit.present(row, at);
    return mergeChange(row, at, { amount: after.to_cents });
  });

async function releaseLocked(
  tx: Tx,
  { row, at }: { readonly row: MatterRecordRow; readonly at: BondChange },
  days: { readonly masterReleasedOn: LocalDate; readonly releasedOn: LocalDate },
) {
  const earlier = (await bondStore(tx).reductionsOf(row.matter_id)).filter(({ bond_id }) => bond_id === row.id);
  throwIfRefused(releaseBond(toBond(bondKit.read(row)), days, earlier.map(toReduction)));
  return mergeChange(row, at, { masterReleaseDate: days.masterReleasedOn, releasedDate: days.releasedOn });
}

export const releaseOneBond: Handler<(typeof bondStepCalls)['release']> = ({ body, ...asked }) =>
  asked.scope.transaction(async (tx) => {
    const one = await lockBond(tx, asked, body.id);
    if (one.row.version !== body.version) throw new Conflict(await bondKit.present(one.row, one.at));
    return releaseLocked(tx, one, {
      masterReleasedOn: body.masterReleaseDate,
      releasedOn: body.releasedDate ?? body.masterReleaseDate,
    });
  });

/** Releases every bond of a matter that is in force, by the Master's one consent. */
export async function releaseBonds(
  tx: Tx,
  asked: MatterRecordRequest,
  matterId: number,
  { masterReleaseDate, date }: { readonly masterReleaseDate: LocalDate; readonly date: LocalDate | null },
): Promise<void> {
  for (const [id, bond] of await bondStore(tx).bondsOf(matterId)) {
    if (readBondStatus(bond) !== 'inForce') continue;
    const releasedOn = date && date > masterReleaseDate ? date : masterReleaseDate;
    await releaseLocked(tx, await lockBond(tx, asked, id), { masterReleasedOn: masterReleaseDate, releasedOn });
  }
}

export const pay: Handler<(typeof bondStepCalls)['payPremium']> = ({ body, ...asked }) =>
  asked.scope.transaction(async (tx) => {
    const { row, at } = await lockBond(tx, asked, body.id);
    if (row.version !== body.version) throw new Conflict(await bondKit.present(row, at));
    const bond = toBond(bondKit.read(row));
    const paidTo = throwIfRefused(payPremium(bond, body.date ?? at.today));
    await audit(tx, at.actor, 'bond_of_security.premium.paid', {
      entity: ['bond_of_security', row.id],
      matterId: row.matter_id,
      after: { paid_on: body.date ?? at.today, paid_to: paidTo, status: readBondStatus(bond) },
    });
    return mergeChange(row, at, { premiumPaidTo: paidTo });
  });
