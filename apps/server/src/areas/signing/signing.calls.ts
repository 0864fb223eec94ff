import { outsideSigningCalls, signingCalls } from '@boedel/contract/signing/signing.calls';
import { further, handle } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { declinePaper, giveSigningPaper, readSigning, signPaper } from './answer-a-link';
import { sendForInk, sendForSignature, wayOf } from './send-for-signature';
import { tellSignings } from './signing.present';
import { signingStore } from './signing.store';
import { cancelSigning, remindSigner, scanBack } from './take-back';

export const handledSigningCalls = handle(signingCalls, {
  getbymatterid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      return tellSignings(tx, await signingStore(tx).ofMatter(query.matterID));
    }),
  getWay: wayOf,
  send: further(sendForSignature),
  remind: further(remindSigner),
  cancel: cancelSigning,
  sendForInk,
  scanBack: further(scanBack),
});

export const handledOutsideSigningCalls = handle(outsideSigningCalls, {
  read: readSigning,
  paper: further(giveSigningPaper),
  sign: further(signPaper),
  decline: declinePaper,
});
