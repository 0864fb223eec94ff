import { creditorPageCalls } from '@boedel/contract/creditor-page/creditor-page.calls';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { lockCount } from '../../platform/db/lock-count';
import { audit } from '../../platform/audit/audit';
import { type KeptFile, keepFile, openFile, saveFile } from '../../platform/files/stored-file';
import { further, handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { paperFile } from '../../platform/paper/paper-file';
import { NotFound } from '../../platform/problems';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { documentStore } from '../documents/document.store';
import { fileIt } from '../documents/file-document';
import { claimAffidavit } from './claim-affidavit.paper';
import { creditorPageStore } from './creditor-page.store';
import { tellOfForm } from './tell-of-form';
import { checkOpen, mostPapers, mostWaiting, ownForm, ownOf, pageOf, presentForm } from './own-page';

const notWaiting = 'This claim was decided on already. Send a new one.';

export const handledCreditorPageCalls = handle(creditorPageCalls, {
  get: ({ tenant, guest, now }) =>
    tenant.transaction((tx) => asTheFirm(tx, async () => pageOf(tx, await ownOf(tx, guest), now))),

  file: further(({ tenant, guest, parts, query }) =>
    tenant.transaction((tx) =>
      asTheFirm(tx, async () => {
        const { matter, creditor } = await ownOf(tx, guest);
        const shared = await creditorPageStore(tx).papersOf(matter.id, creditor.id);
        if (!shared.some(({ documentID }) => documentID === query.documentID)) throw new NotFound();
        const document = await documentStore(tx).tell(query.documentID);
        const { file: _, ...download } = await openFile(tx, parts.files, document.file_id);
        return download;
      }),
    ),
  ),

  lodge: ({ tenant, guest, body }) =>
    tenant.transaction((tx) =>
      asTheFirm(tx, async () => {
        const own = await ownOf(tx, guest);
        checkOpen(own);
        const store = creditorPageStore(tx);
        await lockCount(tx, 'claim forms', own.matter.id, own.creditor.id);
        const waiting = (await store.formsOf(own.matter.id, own.creditor.id)).filter(({ state }) => state === 'sent');
        if (waiting.length >= mostWaiting) {
          orRefuse(refuse('amount', 'Several claims of yours wait to be looked at. Call us before you send another.'));
        }
        if ((body.interest ?? 0) > body.amount) {
          orRefuse(refuse('interest', 'Interest is a part of what you claim, so that it cannot be more.'));
        }
        if (body.reliesSolely && !body.security) {
          orRefuse(
            refuse(
              'security',
              'Name the security on which you rely alone, or take that back.',
              'Insolvency Act s 89(2)',
            ),
          );
        }
        const form = await store.forms.insert({
          matter_id: own.matter.id,
          creditor_id: own.creditor.id,
          link_id: guest.linkId,
          amount_cents: body.amount,
          interest_cents: body.interest ?? null,
          agreed_rate: body.agreedRate == null ? null : String(body.agreedRate),
          basis: body.claimBasisID,
          cause: body.cause,
          reference: body.reference ?? null,
          security: body.security ?? null,
          security_value_cents: body.securityValue ?? null,
          relies_solely: body.reliesSolely,
          is_ceded: body.isCeded,
          deponent: body.deponent,
          capacity: body.capacity ?? null,
        });
        await audit(tx, guest, 'creditorclaim.form.sent', {
          entity: ['claim_form', form.id],
          matterId: own.matter.id,
          after: form,
        });
        await tellOfForm(tx, own, form);
        return presentForm(form, []);
      }),
    ),

  addPaper: further(async ({ tenant, guest, parts, body, files }) => {
    const waits = async (tx: Parameters<typeof ownOf>[0], sent: number) => {
      const own = await ownOf(tx, guest);
      const form = await ownForm(tx, own, body.formID);
      if (form.state !== 'sent') orRefuse(refuse('formID', notWaiting));
      await lockCount(tx, 'creditor papers', own.matter.id, own.creditor.id);
      const there = await creditorPageStore(tx).papersOf(own.matter.id, own.creditor.id);
      if (there.filter(({ form_id }) => form_id !== null).length + sent > mostPapers) {
        orRefuse(refuse('file', 'Many papers of yours are here already. Put the rest into one file, or call us.'));
      }
      return { own, form };
    };
    await tenant.transaction((tx) => asTheFirm(tx, () => waits(tx, files.length)));
    const kept: KeptFile[] = [];
    for (const file of files) kept.push(await keepFile(parts.files, tenant.firmId, file));
    return tenant.transaction((tx) =>
      asTheFirm(tx, async () => {
        const { own, form } = await waits(tx, kept.length);
        const store = creditorPageStore(tx);
        for (const file of kept) {
          const stored = await saveFile(tx, file, own.matter.id);
          const title = `${own.creditor.name}: ${file.name.replace(/\.[^.]+$/, '')}`.slice(0, 200);
          const { id } = await fileIt(tx, guest, own.matter.id, stored, { title });
          await store.papers.insert({
            matter_id: own.matter.id,
            creditor_id: own.creditor.id,
            document_id: id,
            form_id: form.id,
          });
        }
        return presentForm(form, await store.papersOf(own.matter.id, own.creditor.id));
      }),
    );
  }),

  affidavit: async ({ tenant, guest, now, query: { formID, language } }) => {
    const paper = await tenant.transaction((tx) =>
      asTheFirm(tx, async () => {
        const own = await ownOf(tx, guest);
        const form = await ownForm(tx, own, formID);
        const page = await pageOf(tx, own, now);
        return claimAffidavit({
          ...page,
          form,
          creditor: page.creditorName,
          language,
          country: countryNamed(own.matter.country) ?? defaultCountry,
        });
      }),
    );
    return paperFile(paper, 'pdf', paper.title);
  },
});
