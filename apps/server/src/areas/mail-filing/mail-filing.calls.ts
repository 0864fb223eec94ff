import { mailFilingCalls } from '@boedel/contract/mail-filing/mail-filing.calls';
import { suggestMatters } from '@boedel/domain/documents/suggest-matter';
import { further, handle } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { dropMails, fileMail, removeMail } from './file-mail';
import { presentMail } from './filed-mail.present';
import { endAddress, getAddress, newAddress } from './mail-address';
import { filedMailStore } from './filed-mail.store';

export const handledMailFilingCalls = handle(mailFilingCalls, {
  drop: further(dropMails),
  getunfiled: ({ tenant }) =>
    tenant.transaction(async (tx) => {
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
  file: further(fileMail),
  getbymatterid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      const mails = await filedMailStore(tx).ofMatter(query.matterID);
      return mails.map((mail) => presentMail(mail, mails));
    }),
  _delete: further(removeMail),
  getaddress: further(getAddress),
  newaddress: further(newAddress),
  endaddress: further(endAddress),
});
