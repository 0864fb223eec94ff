import { mailFilingCalls } from '@boedel/contract/mail-filing/mail-filing.calls';
import { suggestMatters } from '@boedel/domain/documents/suggest-matter';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { dropMails, fileMail, removeMail } from './file-mail';
import { presentMail } from './filed-mail.present';
import { endAddress, getAddress, createAddress } from './mail-address';
import { filedMailStore } from './filed-mail.store';

export const handledMailFilingCalls = pairHandlers(mailFilingCalls, {
  drop: withServices(dropMails),
  getunfiled: ({ scope }) =>
    scope.transaction(async (tx) => {
      const store = filedMailStore(tx);
      const mails = await store.unfiled();
      const pointers = await store.pointersOf(mails);
      const suggested = mails.map((mail) => suggestMatters(mail.subject, pointers(mail)));
      const named = await store.mattersNamed(suggested.flat().map(({ matterId }) => matterId));
      return mails.map((mail, at) => ({
        ...presentMail(mail, mails),
        suggestions: suggested[at]!.flatMap(({ matterId, reason }) => {
          const matter = named.get(matterId);
          return matter ? [{ matterID: matterId, reference: matter.reference, matter: matter.name, reason }] : [];
        }),
      }));
    }),
  file: withServices(fileMail),
  getbymatterid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      const mails = await filedMailStore(tx).ofMatter(query.matterID);
      return mails.map((mail) => presentMail(mail, mails));
    }),
  _delete: withServices(removeMail),
  getaddress: withServices(getAddress),
  newaddress: withServices(createAddress),
  endaddress: withServices(endAddress),
});
