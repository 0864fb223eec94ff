import { z } from 'zod';
import { changing, get, onMatter, post } from '../call';
import { id, idInQuery, version } from '../fields';
import { matterRecordCalls } from '../record/matter-record';
import { answersOf, schemasOf, speaks, type ValuesOf, type WireOf } from '../record/schemas';
import { annuities, disposables, donations, dutyCredits, dutyPayments, improvements } from './duty-facts.record';
import { ofDuty } from '../subjects';
import { estateSettingFields } from './settings.fields';

export const annuityCalls = changing(ofDuty, matterRecordCalls(annuities));
export const donationCalls = changing(ofDuty, matterRecordCalls(donations));
export const disposableCalls = changing(ofDuty, matterRecordCalls(disposables));
export const improvementCalls = changing(ofDuty, matterRecordCalls(improvements));
export const dutyCreditCalls = changing(ofDuty, matterRecordCalls(dutyCredits));
export const dutyPaymentCalls = changing(ofDuty, matterRecordCalls(dutyPayments));

type Fields = typeof estateSettingFields;
interface OfMatter {
  readonly matterID: number;
  /** 0 until something was saved. */
  readonly version: number;
}
const settingsAnswer = speaks<ValuesOf<Fields> & OfMatter, WireOf<Fields> & OfMatter>({
  matterID: id,
  ...answersOf(estateSettingFields),
  version: z.int().min(0),
});

export const estateSettingCalls = changing(ofDuty, {
  get: get('/api/estatesetting/get', {
    about: 'Choices and figures of an estate that are no rows: the date of the account, agreed fees, how tax is found.',
    ours: true,
    who: onMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: settingsAnswer,
  }),
  save: post('/api/estatesetting/save', {
    about: 'Saves them as a whole. A conflict answers 409 with what stands.',
    ours: true,
    who: onMatter('Capture Matter'),
    body: speaks<ValuesOf<Fields> & OfMatter, WireOf<Fields> & OfMatter>({
      matterID: id,
      ...schemasOf(estateSettingFields),
      version: version.or(z.literal(0)),
    }),
    answer: settingsAnswer,
  }),
});
