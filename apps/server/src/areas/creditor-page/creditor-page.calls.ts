import { creditorPageCalls } from '@boedel/contract/creditor-page/creditor-page.calls';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { lockCount } from '../../platform/db/lock-count';
import { audit } from '../../platform/audit/audit';
import { type SavedFile, storeUpload, openFile, saveFile } from '../../platform/files/stored-file';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { createPaperFile } from '../../platform/paper/paper-file';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { documentStore } from '../documents/document.store';
import { fileDocument } from '../documents/file-document';
import { buildClaimAffidavit } from './claim-affidavit.paper';
import { creditorPageStore } from './creditor-page.store';
import { notifyOfForm } from './notify-of-form';
import {
  checkOpen,
  mostPapers,
  mostWaiting,
  findOwnForm,
  readPageOwner,
  readPage,
  presentLodgedForm,
} from './own-page';

const notWaiting = 'This claim has already been decided. Send a new one.';

export const handledCreditorPageCalls = pairHandlers(creditorPageCalls, {
  get: ({ scope, guest, now }) =>
    scope.transaction((tx) => runAsFirm(tx, async () => readPage(tx, await readPageOwner(tx, guest), now))),

  file: withServices(({ scope, guest, services, query }) =>
    scope.transaction((tx) =>
      runAsFirm(tx, async () => {
        const { matter, creditor } = await readPageOwner(tx, guest);
        const shared = await creditorPageStore(tx).papersOf(matter.id, creditor.id);
        if (!shared.some(({ documentID }) => documentID === query.documentID)) throw new NotFound();
        const document = await documentStore(tx).tell(query.documentID);
        const { file: _, ...download } = await openFile(tx, services.files, document.file_id);
        return download;
      }),
    ),
  ),

  lodge: ({ scope, guest, body }) =>
    scope.transaction((tx) =>
      runAsFirm(tx, async () => {
        const own = await readPageOwner(tx, guest);
        checkOpen(own);
        const store = creditorPageStore(tx);
        await lockCount(tx, 'claim forms', own.matter.id, own.creditor.id);
        const waiting = (await store.formsOf(own.matter.id, own.creditor.id)).filter(({ state }) => state === 'sent');
        if (waiting.length >= mostWaiting) {
          throw new RefusalProblem(
            refuse('amount', 'We are still reviewing several of your claims. Call us before you send another.'),
          );
        }
        if ((body.interest ?? 0) > body.amount) {
          throw new RefusalProblem(
            refuse('interest', 'Interest is part of your claim, so it cannot be more than the claim.'),
          );
        }
        if (body.reliesSolely && !body.security) {
          throw new RefusalProblem(
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
        await notifyOfForm(tx, own, form);
        return presentLodgedForm(form, []);
      }),
    ),

  addPaper: withServices(async ({ scope, guest, services, body, files }) => {
    const awaitForm = async (tx: Parameters<typeof readPageOwner>[0], sent: number) => {
      const own = await readPageOwner(tx, guest);
      const form = await findOwnForm(tx, own, body.formID);
      if (form.state !== 'sent') throw new RefusalProblem(refuse('formID', notWaiting));
      await lockCount(tx, 'creditor papers', own.matter.id, own.creditor.id);
      const there = await creditorPageStore(tx).papersOf(own.matter.id, own.creditor.id);
      if (there.filter(({ form_id }) => form_id !== null).length + sent > mostPapers) {
        throw new RefusalProblem(
          refuse('file', 'You have already sent many documents. Put the rest into one file, or call us.'),
        );
      }
      return { own, form };
    };
    await scope.transaction((tx) => runAsFirm(tx, () => awaitForm(tx, files.length)));
    const kept: SavedFile[] = [];
    for (const file of files) kept.push(await storeUpload(services.files, scope.firmId, file));
    return scope.transaction((tx) =>
      runAsFirm(tx, async () => {
        const { own, form } = await awaitForm(tx, kept.length);
        const store = creditorPageStore(tx);
        for (const file of kept) {
          const stored = await saveFile(tx, file, own.matter.id);
          const title = `${own.creditor.name}: ${file.name.replace(/\.[^.]+$/, '')}`.slice(0, 200);
          const { id } = await fileDocument(tx, guest, own.matter.id, stored, { title });
          await store.papers.insert({
            matter_id: own.matter.id,
            creditor_id: own.creditor.id,
            document_id: id,
            form_id: form.id,
          });
        }
        return presentLodgedForm(form, await store.papersOf(own.matter.id, own.creditor.id));
      }),
    );
  }),

  affidavit: async ({ scope, guest, now, query: { formID, language } }) => {
    const paper = await scope.transaction((tx) =>
      runAsFirm(tx, async () => {
        const own = await readPageOwner(tx, guest);
        const form = await findOwnForm(tx, own, formID);
        const page = await readPage(tx, own, now);
        return buildClaimAffidavit({
          ...page,
          form,
          creditor: page.creditorName,
          language,
          country: findCountry(own.matter.country) ?? defaultCountry,
        });
      }),
    );
    return createPaperFile(paper, 'pdf', paper.title);
  },
});
