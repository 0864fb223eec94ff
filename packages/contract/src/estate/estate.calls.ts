import { z } from 'zod';
import { declareChangingCalls, get, allowOnMatter, post } from '../call';
import { id, idInQuery, version } from '../fields';
import { declareMatterRecordCalls } from '../record/matter-record';
import { toAnswerSchemas, toSchemas, createSchemaOf, type FieldValues, type FieldWireValues } from '../record/schemas';
import { annuities, disposables, donations, dutyCredits, dutyPayments, improvements } from './duty-facts.record';
import { ofDuty } from '../subjects';
import { estateSettingFields } from './settings.fields';

export const annuityCalls = declareChangingCalls(ofDuty, declareMatterRecordCalls(annuities));
export const donationCalls = declareChangingCalls(ofDuty, declareMatterRecordCalls(donations));
export const disposableCalls = declareChangingCalls(ofDuty, declareMatterRecordCalls(disposables));
export const improvementCalls = declareChangingCalls(ofDuty, declareMatterRecordCalls(improvements));
export const dutyCreditCalls = declareChangingCalls(ofDuty, declareMatterRecordCalls(dutyCredits));
export const dutyPaymentCalls = declareChangingCalls(ofDuty, declareMatterRecordCalls(dutyPayments));

type EstateSettingFields = typeof estateSettingFields;
interface EstateSettingsKeys {
  readonly matterID: number;
  /** 0 until something was saved. */
  readonly version: number;
}
const settingsAnswer = createSchemaOf<
  FieldValues<EstateSettingFields> & EstateSettingsKeys,
  FieldWireValues<EstateSettingFields> & EstateSettingsKeys
>({
  matterID: id,
  ...toAnswerSchemas(estateSettingFields),
  version: z.int().min(0),
});

export const estateSettingCalls = declareChangingCalls(ofDuty, {
  get: get('/api/estatesetting/get', {
    about: 'Choices and figures of an estate that are no rows: the date of the account, agreed fees, how tax is found.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: settingsAnswer,
  }),
  save: post('/api/estatesetting/save', {
    about: 'Saves them as a whole. A conflict answers 409 with what stands.',
    ours: true,
    who: allowOnMatter('Capture Matter'),
    body: createSchemaOf<
      FieldValues<EstateSettingFields> & EstateSettingsKeys,
      FieldWireValues<EstateSettingFields> & EstateSettingsKeys
    >({
      matterID: id,
      ...toSchemas(estateSettingFields),
      version: version.or(z.literal(0)),
    }),
    answer: settingsAnswer,
  }),
});
