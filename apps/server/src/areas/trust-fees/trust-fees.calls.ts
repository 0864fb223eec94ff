import { trustFeeCalls, trustFeeTermsCalls } from '@boedel/contract/trust-fees/trust-fees.calls';
import { print } from '@boedel/document/press/print';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { nil } from '@boedel/domain/money/cents';
import { audit } from '../../platform/audit/audit';
import { storeOwnFile, saveFile } from '../../platform/files/stored-file';
import { withServices, type ServiceHandler, pairHandlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { createLetterhead } from '../../platform/paper/letterhead';
import { refuseIfStopped } from '../../platform/paper/paper-file';
import { createPaperTranslator } from '../../platform/paper/words';
import { createRecordHandlers } from '../../platform/record/matter-record';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { documentStore } from '../documents/document.store';
import { readLater } from '../documents/read-text';
import { companyStore, presentCompany } from '../firm/company.store';
import { partyStore } from '../matter-parties/party.store';
import { trusteeStore } from '../trustees/trustee.store';
import { computeCharges, trustFeeKit } from './charge';
import { deedTermsKit } from './deed-terms';
import { bookInvoice } from './book-invoice';
import { buildInvoice } from './invoice.paper';
import { trustFeeStore } from './trust-fee.store';

/** The fee is kept as it is now under the firm's next number; the paper of it is filed. Asked again, the same one. */
const issueInvoice: ServiceHandler<typeof trustFeeCalls.invoice> = async ({ scope, actor, services, body, now }) => {
  const { row, matterId, paper, title } = await scope.transaction(async (tx) => {
    const store = trustFeeStore(tx);
    const found = await trustFeeKit.store(tx).lock(body.id);
    const matter = await openToCapture(tx, actor, found.matter_id, 'money');
    const country = findCountry(matter.country) ?? defaultCountry;
    const period = trustFeeKit.read(found);
    const [{ worked, income, invoice: before }] = (await computeCharges(tx, matter, [period])) as [
      Awaited<ReturnType<typeof computeCharges>>[number],
    ];
    if (worked.value.fee === nil) {
      throw new RefusalProblem(refuse('id', 'There is nothing to charge for this period. Check Global Trust Fees.'));
    }
    const kept =
      before ??
      (await store.invoices.insert({
        matter_id: matter.id,
        trust_fee_id: period.id,
        number: await store.nextNumber(),
        invoiced_on: computeDayAt(now, country),
        income_cents: income,
        result: worked,
        document_id: null,
        expense_id: null,
      }));
    if (!before) {
      await audit(tx, actor, 'trust_invoice.added', {
        entity: ['trust_invoice', kept.id],
        matterId: matter.id,
        after: { number: kept.number, ...worked.value },
      });
      await bookInvoice(tx, { actor, now }, kept, period);
    }
    const company = presentCompany(await companyStore(tx).ofFirm());
    const main = await partyStore(tx).mainOf(matter.id);
    const say = createPaperTranslator(body.language, country);
    const made = buildInvoice(
      {
        language: body.language,
        letterhead: createLetterhead(company),
        vatNumber: company.vatNumber,
        number: kept.number,
        on: kept.invoiced_on,
        trust: matter.name,
        trustAddress: [main.address1, main.address2, main.city, main.code].filter(Boolean).join(', ') || null,
        trustVatNumber: main.vat_number,
        reference: matter.reference,
        mastersReference: await trusteeStore(tx).mastersReference(matter.id),
        fromDate: period.fromDate,
        toDate: period.toDate,
        fee: kept.result.value,
      },
      say,
    );
    return {
      row: kept,
      matterId: matter.id,
      paper: made,
      title: say('Invoice {number}: fees of the trust', { number: String(kept.number) }),
    };
  });
  if (row.document_id !== null) return { number: row.number, documentID: row.document_id };
  const content = await refuseIfStopped(print(paper, 'pdf', scope.firmId));
  const name = `${title.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')}.pdf`;
  const file = await storeOwnFile(services.files, scope.firmId, { name, contentType: 'application/pdf', content });
  return scope.transaction(async (tx) => {
    await openToCapture(tx, actor, matterId, 'money');
    const saved = await saveFile(tx, file, matterId);
    const document = await documentStore(tx).insert({
      matter_id: matterId,
      file_id: saved.id,
      title,
      type: null,
      edition: 1,
      replaces_id: null,
    });
    await readLater(tx, matterId);
    const invoices = trustFeeStore(tx).invoices;
    const { version } = await invoices.lock(row.id);
    await invoices.change(row.id, version, { document_id: document.id });
    await audit(tx, actor, 'document.generated', {
      entity: ['matter_document', document.id],
      matterId,
      after: { title, name, size: saved.size, sha256: saved.sha256 },
    });
    return { number: row.number, documentID: document.id };
  });
};

export const handledTrustFeeTermsCalls = pairHandlers(trustFeeTermsCalls, createRecordHandlers(deedTermsKit));

export const handledTrustFeeCalls = pairHandlers(trustFeeCalls, {
  ...createRecordHandlers(trustFeeKit),
  invoice: withServices(issueInvoice),
});
