import { z } from 'zod';
import { calls, get, onMatter, post } from '../call';
import { id, idInQuery, version } from '../fields';
import { matterRecordCalls } from '../record/matter-record';
import { answersOf, schemasOf, speaks, type ValuesOf, type WireOf } from '../record/schemas';
import {
  annuities,
  disposables,
  donations,
  dutyCredits,
  dutyPayments,
  earlierDuties,
  improvements,
} from './duty-facts.record';
import { estateSettingFields } from './settings.fields';

export const annuityCalls = calls(matterRecordCalls(annuities));
export const donationCalls = calls(matterRecordCalls(donations));
export const disposableCalls = calls(matterRecordCalls(disposables));
export const improvementCalls = calls(matterRecordCalls(improvements));
export const earlierDutyCalls = calls(matterRecordCalls(earlierDuties));
export const dutyCreditCalls = calls(matterRecordCalls(dutyCredits));
export const dutyPaymentCalls = calls(matterRecordCalls(dutyPayments));

type Fields = typeof estateSettingFields;
interface OfMatter {
  readonly matterID: number;
  /** 0 until something was saved. */
  readonly version: number;
}
const told = speaks<ValuesOf<Fields> & OfMatter, WireOf<Fields> & OfMatter>({
  matterID: id,
  ...answersOf(estateSettingFields),
  version: z.int().min(0),
});

export const estateSettingCalls = calls({
  get: get('/api/estatesetting/get', {
    about: 'Choices and figures of an estate that are no rows: the date of the account, agreed fees, how tax is found.',
    ours: true,
    who: onMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: told,
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
    answer: told,
  }),
});
