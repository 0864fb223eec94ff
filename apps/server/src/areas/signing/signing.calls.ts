import { outsideSigningCalls, signingCalls } from '@boedel/contract/signing/signing.calls';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { declinePaper, downloadSigningPaper, readSigning, signPaper } from './answer-a-link';
import { sendForInk, sendForSignature, readSigningWay } from './send-for-signature';
import { presentSignings } from './signing.present';
import { signingStore } from './signing.store';
import { cancelSigning, remindSigner, scanBack } from './take-back';

export const handledSigningCalls = pairHandlers(signingCalls, {
  getbymatterid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'documents');
      return presentSignings(tx, await signingStore(tx).ofMatter(query.matterID));
    }),
  getWay: readSigningWay,
  send: withServices(sendForSignature),
  remind: withServices(remindSigner),
  cancel: cancelSigning,
  sendForInk,
  scanBack: withServices(scanBack),
});

export const handledOutsideSigningCalls = pairHandlers(outsideSigningCalls, {
  read: readSigning,
  paper: withServices(downloadSigningPaper),
  sign: withServices(signPaper),
  decline: declinePaper,
});
