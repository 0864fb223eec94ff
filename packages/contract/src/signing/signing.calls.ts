import { z } from 'zod';
import { allowByLink, declareCalls, declareChangingCalls, get, allowOnMatter, post } from '../call';
import { done, id, idInQuery, instant, optionalText, text } from '../fields';
import { ofPapers } from '../subjects';
import { signatureSchema, signerLanguage, signingSchema, turns, wetInkSchema } from './signing.schema';

const writer = allowOnMatter('Capture Matter');
const email = text(254).refine(
  (address) => /^[^\s@]+@[^\s@]+$/.test(address),
  'Enter an address such as name@example.com.',
);

/** Papers of a matter that are to be signed. */
export const signingCalls = declareChangingCalls([...ofPapers, '/api/inbox'], {
  getbymatterid: get('/api/signing/getbymatterid', {
    about: 'What of a matter was sent to be signed, newest first, and how far it is.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.array(signingSchema),
  }),
  getWay: get('/api/signing/getWay', {
    about: 'Whether a paper may be signed by a link, or why it is signed by hand.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: z.object({ documentID: idInQuery }),
    answer: z.object({ wetInk: wetInkSchema.nullable() }),
  }),
  send: post('/api/signing/send', {
    inVisit: 'never',
    about: 'Sends a PDF to be signed: each signer is mailed a link when it is their turn.',
    ours: true,
    who: writer,
    body: z.object({
      documentID: id,
      turns: turns.default('inTurn'),
      signers: z
        .array(z.object({ name: text(120), email, language: signerLanguage.default('en') }))
        .min(1, 'Add at least one signer.')
        .max(20, 'Add at most 20 signers.'),
      message: optionalText(1000),
      /** How long the links last. */
      days: z.int('Give a whole number.').min(1, 'Enter 1 to 90 days.').max(90, 'Enter 1 to 90 days.').default(30),
      remindAfter: z
        .array(z.int('Enter whole days.').min(1, 'Enter 1 to 90 days.').max(90, 'Enter 1 to 90 days.'))
        .max(10, 'Use at most 10 reminders.')
        .default([]),
    }),
    answer: signingSchema,
  }),
  remind: post('/api/signing/remind', {
    about: 'Mails a signer whose turn it is a new link.',
    ours: true,
    who: writer,
    body: z.object({ signerID: id }),
    answer: signingSchema,
  }),
  cancel: post('/api/signing/cancel', {
    about: 'Takes a paper back: no link to it works any more.',
    ours: true,
    who: writer,
    body: z.object({ id, reason: text(500) }),
    answer: signingSchema,
  }),
  sendForInk: post('/api/signing/sendForInk', {
    about: 'Notes that a print went out to be signed by hand, and to whom.',
    ours: true,
    who: writer,
    body: z.object({
      documentID: id,
      signers: z.array(z.object({ name: text(120) })).min(1, 'Add at least one signer.').max(20, 'Add at most 20 signers.'), // prettier-ignore
      message: optionalText(1000),
    }),
    answer: signingSchema,
  }),
  scanBack: post('/api/signing/scanBack', {
    about: 'Files the scan of what was signed by hand as the next version of the paper.',
    ours: true,
    upload: true,
    who: writer,
    body: z.object({ id: idInQuery }),
    answer: signingSchema,
  }),
});

/** What a signer does, by the link that was mailed. */
export const outsideSigningCalls = declareCalls({
  read: get('/api/outsidesigning/read', {
    about: 'The paper the link is for: who asks, who signs beside, and what signing means.',
    ours: true,
    quiet: true,
    who: allowByLink('signing'),
    answer: z.object({
      title: z.string(),
      sha256: z.string(),
      message: z.string().nullable(),
      endsAt: instant,
      signers: z.array(z.object({ name: z.string(), isYou: z.boolean(), hasSigned: z.boolean() })),
    }),
  }),
  paper: get('/api/outsidesigning/paper', {
    about: 'The paper itself, as it was sent.',
    ours: true,
    quiet: true,
    who: allowByLink('signing'),
    download: true,
  }),
  sign: post('/api/outsidesigning/sign', {
    about: 'Signs the paper. The hash is that of the paper the signer was shown.',
    ours: true,
    guarded: true,
    who: allowByLink('signing'),
    body: z.object({
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      signature: signatureSchema,
      consents: z.literal(true, 'Tick the box to agree to sign electronically.'),
      language: signerLanguage,
    }),
    answer: done,
  }),
  decline: post('/api/outsidesigning/decline', {
    about: 'Says that the signer does not sign, and why.',
    ours: true,
    guarded: true,
    who: allowByLink('signing'),
    body: z.object({ reason: text(1000) }),
    answer: done,
  }),
});
