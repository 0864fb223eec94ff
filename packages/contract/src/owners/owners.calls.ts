import { holdingKinds, ownerClasses } from '@boedel/domain/owners/register';
import { z } from 'zod';
import { declareChangingCalls, allowFirm, get, allowOnMatter, post } from '../call';
import { day, done, id, idInQuery, language, optionalText, privateNumber, text, version } from '../fields';
import { partyKinds } from '../parties/party.fields';
import { ofDates } from '../subjects';
import { trailOfOneSchema } from '../audit-trail/trail-of-one.schema';
import { messageSchema } from '../message.schema';

const writer = allowOnMatter('Capture Matter');
const standings = ['named', 'vested', 'potential'] as const;
const asOn = z.object({ matterID: idInQuery, date: day.optional() });
const printed = asOn.extend({ language: language.default('en') });

const ownerSchema = z.object({
  partyID: id,
  name: z.string(),
  class: z.enum(ownerClasses),
  through: z.array(z.string()),
  fromDate: day.nullable(),
  toDate: day.nullable(),
  idNumber: privateNumber(20),
  /** What the register asks and is not captured. */
  missing: z.array(z.string()),
});

const particulars = {
  standing: z.enum(standings, 'Choose named, vested or only potential.').nullable().default(null),
  endedDate: day.nullable().default(null),
  nationality: optionalText(80),
  citizenship: optionalText(80),
  documentCountry: optionalText(80),
  serviceAddress: optionalText(300),
};

const ownerRegisterSchema = z.object({
  asOn: day,
  owners: z.array(ownerSchema),
  former: z.array(ownerSchema),
  /** In a discretionary pool: no owners before something vests or is paid. */
  potential: z.array(z.object({ partyID: id, name: z.string() })),
  /** What keeps the register from being whole. */
  gaps: z.array(z.object({ partyID: id, says: messageSchema })),
  parties: z.array(
    z.object({
      id,
      name: z.string(),
      /** What they are in the trust. */
      parts: z.array(z.string()),
      isPerson: z.boolean(),
      isMinor: z.boolean(),
      isBeneficiary: z.boolean(),
      sinceDate: day.nullable(),
      ...particulars,
    }),
  ),
  holdings: z.array(
    z.object({
      id,
      ofID: id,
      holderID: id,
      how: z.enum(holdingKinds),
      percent: z.number().nullable(),
      sinceDate: day.nullable(),
      endedDate: day.nullable(),
      version,
    }),
  ),
  /** The day on which somebody confirmed that only the trustees control the trust. */
  controllersConfirmedDate: day.nullable(),
  lodged: z.object({ lodgedDate: day, receipt: z.string().nullable(), by: z.string() }).nullable(),
  /** What is otherwise than in the register lodged last. */
  changes: z.array(
    z.object({ kind: z.enum(['came', 'went', 'changed']), name: z.string(), class: z.enum(ownerClasses) }),
  ),
});

export const ownerCalls = declareChangingCalls([...ofDates, '/api/people', '/api/fiduciary'], {
  getRegister: get('/api/owner/getRegister', {
    about: 'The register of beneficial owners of a trust as on a day, and what changed since it was lodged.',
    ours: true,
    who: allowOnMatter(),
    query: asOn,
    answer: ownerRegisterSchema,
  }),
  saveParticulars: post('/api/owner/saveParticulars', {
    about: 'What the register asks of somebody beside what the parties are asked.',
    ours: true,
    who: writer,
    body: z.object({ partyID: id, ...particulars }),
    answer: done,
  }),
  saveHolding: post('/api/owner/saveHolding', {
    about: 'Who stands behind a body, or by a minor as guardian. A chain that goes in a circle is refused.',
    ours: true,
    who: writer,
    body: z.object({
      id: id.nullish(),
      ofID: id,
      /** Somebody of the trust already; otherwise somebody new. */
      holderID: id.nullish(),
      holder: z
        .object({
          kind: z.enum(partyKinds).default('person'),
          firstNames: optionalText(120),
          surname: text(160),
          idNumber: privateNumber(20).default(null),
        })
        .nullish(),
      how: z.enum(holdingKinds, 'Choose how they own or control it.'),
      percent: z.number().min(0.001, 'Enter more than 0.').max(100, 'Enter at most 100.').nullable().default(null),
      sinceDate: day.nullable().default(null),
      endedDate: day.nullable().default(null),
      version: version.nullish(),
    }),
    answer: done,
  }),
  removeHolding: post('/api/owner/removeHolding', {
    about: 'Takes out what was captured by mistake. Who stands behind a body no longer gets a last day instead.',
    ours: true,
    who: writer,
    body: z.object({ id }),
    answer: done,
  }),
  confirmControllers: post('/api/owner/confirmControllers', {
    about: 'Nobody but its trustees controls the trust, as somebody confirmed today; or that no longer holds.',
    ours: true,
    who: writer,
    body: z.object({ matterID: id, isConfirmed: z.boolean() }),
    answer: done,
  }),
  getHistory: get('/api/owner/getHistory', {
    about: 'What was changed in the register, lodged or downloaded, and who looked at it, newest first.',
    ours: true,
    who: allowFirm('Capture Matter'),
    query: z.object({ matterID: idInQuery }),
    answer: trailOfOneSchema,
  }),
  markUpdated: post('/api/owner/markUpdated', {
    about: 'The register was gone through and is up to date.',
    ours: true,
    who: writer,
    body: z.object({ matterID: id }),
    answer: done,
  }),
  lodge: post('/api/owner/lodge', {
    inVisit: 'write',
    about: 'Keeps the register as it was lodged with the Master on a day.',
    ours: true,
    who: writer,
    body: z.object({ matterID: id, lodgedDate: day, receipt: optionalText(120) }),
    answer: done,
  }),
  printRegister: get('/api/owner/printRegister', {
    about: 'The register as on a day, as a PDF. Numbers are whole, and the trail keeps who had it printed.',
    ours: true,
    who: allowFirm('Capture Matter'),
    query: printed,
    download: true,
  }),
  downloadRegister: get('/api/owner/downloadRegister', {
    about: 'The same as a CSV file, ready for lodging.',
    ours: true,
    who: allowFirm('Capture Matter'),
    query: printed,
    download: true,
  }),
});
