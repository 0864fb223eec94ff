import type { BodyOf } from '@boedel/contract/call';
import type { bankRequestCalls } from '@boedel/contract/bank-requests/bank-requests.calls';
import { bankAccounts } from '@boedel/contract/cash/bank-account.record';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import { storeOwnFile, saveFile } from '../../platform/files/stored-file';
import type { CallRequest } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { queueJob } from '../../platform/jobs/queue-job';
import { createLetterhead } from '../../platform/paper/letterhead';
import { createPaperFile } from '../../platform/paper/paper-file';
import { createPaperTranslator } from '../../platform/paper/words';
import { openMatter } from '../../platform/tenancy/matter-door';
import { documentStore } from '../documents/document.store';
import { companyStore, presentCompany } from '../firm/company.store';
import { settingStore } from '../firm/settings.store';
import { buildBankLetter } from './bank-letter.paper';
import { askBankKind } from './bank-jobs';
import { requestStore } from './request.store';

type BankAskRequest = CallRequest<typeof bankRequestCalls.openaccount>;

/** Asks for an account: over the bank's line where one is set up, else by a letter that is filed. Either way it is tracked. */
export const requestFromBank = (kind: 'account' | 'tis') => async (asked: BankAskRequest) => {
  const { scope, actor, services, now, body } = asked;
  const isLine = services.config.BANK_LINE_URL !== undefined;
  const kindName = kind === 'tis' ? services.config.TIS_ACCOUNT_NAME : 'Bank account';
  const kept = isLine ? undefined : await writeLetter(asked, body, kindName);
  return scope.transaction(async (tx) => {
    const matter = await openMatter(tx, body.matterID, 'money');
    if (!bankAccounts.systemTypes.some((type) => type === matter.system_type)) {
      throw new RefusalProblem(refuse('matterID', 'This kind of matter has no bank accounts.'));
    }
    const store = requestStore(tx);
    const letter =
      kept &&
      (await documentStore(tx).insert({
        matter_id: matter.id,
        file_id: (await saveFile(tx, kept, matter.id)).id,
        title: kept.name.replace(/\.pdf$/, ''),
        person_id: actor.personId,
      }));
    const row = await store.insert({
      matter_id: matter.id,
      kind,
      kind_name: kindName,
      bank: body.bank,
      account_name: body.accountName,
      note: body.note,
      way: isLine ? 'line' : 'letter',
      person_id: actor.personId,
      asked_name: actor.fullName,
      asked_at: now.toISOString(),
      letter_id: letter?.id ?? null,
    });
    if (isLine) await queueJob(tx, askBankKind, { requestId: row.id }, { matterId: matter.id });
    await audit(tx, actor, 'accountrequest.asked', {
      entity: ['account_request', row.id],
      matterId: matter.id,
      after: { kind, bank: row.bank, account_name: row.account_name, way: row.way },
    });
    if (letter && kept) {
      await audit(tx, actor, 'document.uploaded', {
        entity: ['matter_document', letter.id],
        matterId: matter.id,
        after: { title: letter.title, name: kept.name, size: kept.size, sha256: kept.sha256 },
      });
    }
    return (await store.present([row]))[0]!;
  });

  async function writeLetter(
    { scope }: BankAskRequest,
    input: BodyOf<typeof bankRequestCalls.openaccount>,
    name: string,
  ) {
    const paper = await scope.transaction(async (tx) => {
      const matter = await openMatter(tx, input.matterID, 'money');
      const country = findCountry(matter.country) ?? defaultCountry;
      const language = (await settingStore(tx).ofFirm()).language === 'af' ? 'af' : 'en';
      return buildBankLetter(
        {
          bank: input.bank,
          accountName: input.accountName,
          kindName: name,
          matter,
          note: input.note,
          by: actor.fullName,
          day: computeDayAt(now, country),
          letterhead: createLetterhead(presentCompany(await companyStore(tx).ofFirm())),
          language,
        },
        createPaperTranslator(language, country),
      );
    });
    // Printed and kept before the transaction that files it, because a transaction must be short.
    const pdf = await createPaperFile(paper, 'pdf', paper.title);
    return storeOwnFile(services.files, scope.firmId, {
      name: pdf.filename,
      contentType: pdf.contentType,
      content: pdf.content as Uint8Array,
    });
  }
};
