import type { AnswerOf } from '@boedel/contract/call';
import { ownerCalls } from '@boedel/contract/owners/owners.calls';
import { writeCsv } from '@boedel/domain/csv/write-csv';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { compareRegisters } from '@boedel/domain/owners/compare';
import type { OwnerEntry } from '@boedel/domain/owners/register';
import { audit } from '../../platform/audit/audit';
import { auditLook, readSubjectTrail } from '../../platform/audit/read-record-trail';
import { pairHandlers, type Handler } from '../../platform/http/handler';
import { createLetterhead } from '../../platform/paper/letterhead';
import { createPaperFile } from '../../platform/paper/paper-file';
import { createPaperTranslator } from '../../platform/paper/words';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { openMatter } from '../../platform/tenancy/matter-door';
import { companyStore, presentCompany } from '../firm/company.store';
import { trusteeStore } from '../trustees/trustee.store';
import { ownerStore } from './owner.store';
import { listLodged, isMinorOn, listMissing, formatName, readRegister, type RegisterFacts } from './read-register';
import { registerPaper, registerRows } from './register.paper';
import {
  checkWhole,
  confirmControllers,
  lodge,
  markUpdated,
  removeHolding,
  saveHolding,
  saveParticulars,
} from './save-owners';

type OwnerCalls = typeof ownerCalls;
type OwnerRegisterView = AnswerOf<OwnerCalls['getRegister']>;

function presentOwner({ rows }: RegisterFacts, entry: OwnerEntry): OwnerRegisterView['owners'][number] {
  const row = rows.find(({ id }) => id === entry.party)!;
  return {
    partyID: entry.party,
    name: formatName(row),
    class: entry.class,
    through: [...entry.through],
    fromDate: entry.from,
    toDate: entry.to,
    idNumber: row.id_number ?? row.passport_number,
    missing: listMissing(row),
  };
}

const roleLabels: Readonly<Record<string, string>> = {
  main: 'The trust',
  founder: 'Founder',
  owner: 'Owns or controls another',
};

const presentParties = ({ rows, on }: RegisterFacts): OwnerRegisterView['parties'] =>
  rows.map((row) => ({
    id: row.id,
    name: formatName(row),
    parts: [
      ...(roleLabels[row.role] ? [roleLabels[row.role]!] : []),
      ...(row.status === null ? [] : ['Trustee of the trust']),
      ...(row.is_beneficiary ? ['Beneficiary'] : []),
    ],
    isPerson: row.kind === 'person',
    isMinor: isMinorOn(row, on),
    isBeneficiary: row.is_beneficiary,
    sinceDate: row.authorised_on ?? row.founded_on ?? row.beneficial_owner_on,
    standing: row.standing as OwnerRegisterView['parties'][number]['standing'],
    endedDate: row.until_on,
    nationality: row.nationality,
    citizenship: row.citizenship,
    documentCountry: row.document_country,
    serviceAddress: row.service_address,
  }));

const presentHoldings = ({ holdings }: RegisterFacts): OwnerRegisterView['holdings'] =>
  holdings.map((row) => ({
    id: row.id,
    ofID: row.of_party_id,
    holderID: row.holder_party_id,
    how: row.how as OwnerRegisterView['holdings'][number]['how'],
    percent: row.percent === null ? null : Number(row.percent),
    sinceDate: row.since_on,
    endedDate: row.until_on,
    version: row.version,
  }));

const getRegister: Handler<OwnerCalls['getRegister']> = ({ scope, actor, query, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'estate');
    const read = await readRegister(tx, matter, now, query.date);
    // Each reader is recorded, because the regulations ask who was given the register.
    await auditLook(tx, actor, 'owner.viewed', matter.id, now);
    const lodged = await ownerStore(tx).lastLodged(matter.id);
    return {
      asOn: read.on,
      owners: read.register.owners.map((entry) => presentOwner(read, entry)),
      former: read.register.former.map((entry) => presentOwner(read, entry)),
      potential: read.rows
        .filter(({ is_beneficiary, standing }) => is_beneficiary && standing === 'potential')
        .map((row) => ({ partyID: row.id, name: formatName(row) })),
      gaps: read.register.gaps.map(({ party, says }) => ({ partyID: party, says })),
      parties: presentParties(read),
      holdings: presentHoldings(read),
      controllersConfirmedDate: read.rows.find(({ role }) => role === 'main')?.controllers_confirmed_on ?? null,
      lodged: lodged ? { lodgedDate: lodged.lodged_on, receipt: lodged.receipt, by: lodged.person_name } : null,
      changes: lodged
        ? compareRegisters(listLodged(read), lodged.owners).map(({ kind, name, class: as }) => ({
            kind,
            name,
            class: as,
          }))
        : [],
    };
  });

/** Whoever has it out sees whole numbers: the trail keeps that. */
const downloadRegister =
  (as: 'pdf' | 'csv'): Handler<OwnerCalls['printRegister']> =>
  async ({ scope, actor, query, now }) => {
    const made = await scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      const country = findCountry(matter.country) ?? defaultCountry;
      const say = createPaperTranslator(query.language, country);
      const read = await readRegister(tx, matter, now, query.date);
      // A print shows its gaps; the file goes to the Master and has none.
      if (as === 'csv') throwIfRefused(checkWhole(read));
      await audit(tx, actor, 'owner.exported', {
        entity: ['matter', matter.id],
        matterId: matter.id,
        after: { as, on: read.on },
      });
      const head = {
        language: query.language,
        letterhead: createLetterhead(presentCompany(await companyStore(tx).ofFirm())),
        trust: matter.name,
        reference: matter.reference,
        mastersReference: await trusteeStore(tx).mastersReference(matter.id),
      };
      const name = `${say('Beneficial owners')} ${matter.reference} ${read.on}`.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-');
      return { read, head, say, name };
    });
    const { read, head, say, name } = made;
    if (as === 'pdf') return createPaperFile(registerPaper({ ...read, ...head }, say), 'pdf', name);
    const content = new TextEncoder().encode(writeCsv(registerRows(read, say)));
    return { filename: `${name}.csv`, contentType: 'text/csv; charset=utf-8', content };
  };

const getHistory: Handler<OwnerCalls['getHistory']> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    const matter = await openMatter(tx, query.matterID, 'estate');
    return readSubjectTrail(tx, matter.id, 'owner');
  });

export const handledOwnerCalls = pairHandlers(ownerCalls, {
  getHistory,
  confirmControllers,
  getRegister,
  saveParticulars,
  saveHolding,
  removeHolding,
  markUpdated,
  lodge,
  printRegister: downloadRegister('pdf'),
  downloadRegister: downloadRegister('csv'),
});
