import { z } from 'zod';
import { day as daySchema, flagInQuery } from '../fields';
import { meetingType } from '../fixed/meetings';
import { choice, selectAlways, day, link, longText, money, must, number, text } from '../record/field';
import { declareMatterRecord } from '../record/matter-record';
import { accountNotices, advertTypes, trusteesMeetingType } from './offered-types';

type MeetingTypeChoice = { readonly value: number; readonly label: string };
const types = Object.entries({ ...meetingType, ...trusteesMeetingType }).map(([value, label]) => ({
  value: Number(value),
  label,
}));

const gazette = 'Gazette';
const newspaper = 'Newspaper';
const second = 'Second newspaper';
const open = 'Period and places';
const held = 'Meeting';
/** Trustees are told; nothing of their meetings is published. */
const advert = { when: { field: 'type', is: advertTypes } } as const;
const trustees = {
  when: { field: 'type', is: Object.keys(trusteesMeetingType).map(Number) },
  systemTypes: [5],
} as const;
export const cancelledGroup = 'Cancelled';

export const meetingStatuses = ['planned', 'published', 'cancelled'] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** A meeting, or something that is advertised: where it appears, what it costs, and what period it gives. */
export const meetings = declareMatterRecord({
  table: 'meeting_advert',
  path: 'meetingandadvert',
  label: 'Meetings and adverts',
  one: 'meeting or advert',
  names: 'typeName',
  right: 'estate',
  systemTypes: [1, 2, 5],
  spelled: { getbyid: 'getbymeetingid' },
  matterIn: 'id',
  asks: { viewCancelled: flagInQuery },
  adds: {
    typeName: z.string(),
    status: z.enum(meetingStatuses),
    /** The latest of its publications: the period runs from it. */
    latestDate: daySchema.nullable(),
    closesDate: daySchema.nullable(),
    /** The last day the Gazette takes copy for that issue. */
    gazetteCopyDate: daySchema.nullable(),
    documents: z.int(),
  },
  fields: {
    type: must(choice('What', types as unknown as readonly [MeetingTypeChoice, ...MeetingTypeChoice[]])),
    accountNo: number('Account', [1, 999], {
      when: { field: 'type', is: accountNotices },
      systemTypes: [2],
      help: 'Leave blank for the last lodged account.',
    }),
    reference: text('Reference', 80),
    gazetteID: link('Sent to', 'publicationpartner', { ...advert, group: gazette, column: 'gazette_id' }),
    gazetteDate: day('Appears on', { ...advert, group: gazette, inList: true }),
    gazetteNumber: text('Gazette number and page', 60, { ...advert, group: gazette }),
    gazetteCost: money('Price', { ...advert, group: gazette }),
    newspaperID: link('Newspaper', 'publicationpartner', { ...advert, group: newspaper, column: 'newspaper_id' }),
    newspaperDate: day('Appears on', { ...advert, group: newspaper, inList: true }),
    newspaperLanguage: selectAlways('Language', ['English', 'Afrikaans'], 'English', { ...advert, group: newspaper }),
    newspaperCost: money('Price', { ...advert, group: newspaper }),
    secondNewspaperID: link('Newspaper', 'publicationpartner', {
      ...advert,
      group: second,
      column: 'second_newspaper_id',
      help: 'In the other language, or for another district of the last twelve months.',
    }),
    secondNewspaperDate: day('Appears on', { ...advert, group: second }),
    secondNewspaperLanguage: selectAlways('Language', ['English', 'Afrikaans'], 'Afrikaans', {
      ...advert,
      group: second,
    }),
    secondNewspaperCost: money('Price', { ...advert, group: second }),
    periodCount: number('Period', [1, 999], {
      ...advert,
      group: open,
      help: 'Leave blank for 30 days for creditors, or 21 days for an account.',
    }),
    periodUnit: selectAlways('of', ['days', 'months'], 'days', { ...advert, group: open }),
    masterOfficeID: link('Master’s office', 'masteroffice', {
      ...advert,
      group: open,
      column: 'master_office_id',
      help: 'Leave blank to use the matter’s.',
    }),
    magistrateOfficeID: link('Magistrate’s office', 'magistrateoffice', {
      ...advert,
      group: open,
      column: 'magistrate_office_id',
      help: 'Leave blank to use the matter’s.',
    }),
    meetingDate: day('Held on', { group: held }),
    meetingTime: text('Time', 20, { group: held }),
    place: text('Place', 200, { group: held }),
    presidingOfficer: text('Presiding officer', 160, { group: held, systemTypes: [1] }),
    chair: text('Chair', 160, { group: held, ...trustees }),
    purposes: longText('Purposes', 2000, { group: held, systemTypes: [1, 5] }),
    examination: longText('Examination (s 65)', 8000, {
      group: held,
      systemTypes: [1],
      help: 'Who was examined, by whom and on what. It is part of the minutes.',
    }),
    creditorsToldDate: day('Creditors notified on', { group: held, systemTypes: [1] }),
    trusteesToldDate: day('Trustees notified on', { group: held, ...trustees }),
    orderedDate: day('Sent to the publications on', { group: 'Sending' }),
    cancelledDate: day('Cancelled on', { group: cancelledGroup }),
    cancelReason: text('Why', 500, { group: cancelledGroup }),
    notes: longText('Notes', 2000),
  },
});
