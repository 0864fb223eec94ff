import { z } from 'zod';
import { trailOfOneSchema } from '../audit-trail/trail-of-one.schema';
import { declareChangingCalls, allowFirm, get, allowOnMatter, post } from '../call';
import { idInQuery } from '../fields';
import { declareMatterRecordCalls, rowAnswerSchema } from '../record/matter-record';
import { ofPapers } from '../subjects';
import { bonds } from './bond.record';
import { applySchema, bondToRelease, premiumToPay, reductionToAsk, reductionToDecide } from './bond.schema';

const writer = allowOnMatter('Capture Matter');
const answer = rowAnswerSchema(bonds);

/** Bonds of security: the five things done with a record, and what is asked, reduced and released. */
export const bondCalls = declareChangingCalls([...ofPapers, '/api/diary', '/api/matter'], {
  ...declareMatterRecordCalls(bonds),
  getApplyForBondOfSecurityDetailsByMatterID: get('/api/bondofsecurity/getApplyForBondOfSecurityDetailsByMatterID', {
    about:
      'What the Master asks of whoever is appointed, for how much by the assets as they stand, and what is secured.',
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: applySchema,
  }),
  GetaudittrailbybondofsecurityID: get('/api/bondofsecurity/GetaudittrailbybondofsecurityID', {
    about: 'What was done about a bond, newest first.',
    who: allowFirm(),
    query: z.object({ bondOfSecurityID: idInQuery }),
    answer: trailOfOneSchema,
  }),
  reducebondamountrequest: post('/api/bondofsecurity/reducebondamountrequest', {
    about: 'Asks the provider, by mail, to reduce a bond. The amount changes once the Master has agreed.',
    who: writer,
    body: reductionToAsk,
    answer,
  }),
});

export const bondStepCalls = declareChangingCalls([...ofPapers, '/api/diary', '/api/matter'], {
  decideReduction: post('/api/bondofsecurity/decideReduction', {
    about: "What became of a request to reduce: granted with the Master's consent, refused or withdrawn.",
    ours: true,
    who: writer,
    body: reductionToDecide,
    answer,
  }),
  release: post('/api/bondofsecurity/release', {
    about: "Records the Master's release of a bond.",
    ours: true,
    who: writer,
    body: bondToRelease,
    answer,
  }),
  payPremium: post('/api/bondofsecurity/payPremium', {
    inVisit: 'write',
    about: "Records that a year's premium was paid; the next one falls due a year later.",
    ours: true,
    who: writer,
    body: premiumToPay,
    answer,
  }),
});
