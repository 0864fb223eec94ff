import { z } from 'zod';
import { declareChangingCalls, allowFirm, get, allowOnMatter, post } from '../call';
import { id, idInQuery, money } from '../fields';
import { ofPeople } from '../subjects';

const matter = z.object({ matterID: id, reference: z.string(), name: z.string() });

/** From estate to trust: a trust of the will becomes a matter of its own, and each leads to the other. */
export const trustOriginCalls = declareChangingCalls(['/api/trustorigin', ...ofPeople], {
  ofEstate: get('/api/trustorigin/ofEstate', {
    about: 'The trusts that take under the will of an estate, what is awarded to each, and the matter it became.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.object({
      trusts: z.array(
        z.object({
          partyID: id,
          name: z.string(),
          trustees: z.array(z.string()),
          awarded: z.array(z.object({ what: z.string(), amount: money.nullable() })),
          /** Who is likely to benefit, among the people of the estate. */
          beneficiaryIDs: z.array(id),
          trust: matter.nullable(),
        }),
      ),
      people: z.array(z.object({ partyID: id, name: z.string() })),
    }),
  }),
  ofTrust: get('/api/trustorigin/ofTrust', {
    about: 'The estate whose will made a trust.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.object({ estate: matter.nullable() }),
  }),
  make: post('/api/trustorigin/make', {
    about: 'Opens the matter of a will’s trust with founder, trustees, beneficiaries and the assets awarded; once.',
    ours: true,
    who: allowFirm('Capture Matter'),
    body: z.object({ partyID: id, beneficiaryIDs: z.array(id).max(50, 'Choose at most 50.') }),
    answer: matter,
  }),
});
