import { advances } from '@boedel/contract/wills/advance.record';
import { agreementCalls, willCalls } from '@boedel/contract/wills/wills.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { pairHandlers } from '../../platform/http/handler';
import { handleMatterRecord } from '../../platform/record/matter-record';
import { listPeople } from '../family/list-people';
import { getAgreements, removeAgreement, saveAgreement } from './save-agreement';
import { getWill, removeWill, saveWill } from './save-will';

export const handledWillCalls = pairHandlers(willCalls, {
  getbymatterid: getWill,
  save: saveWill,
  _delete: removeWill,
});

export const handledAgreementCalls = pairHandlers(agreementCalls, {
  getbymatterid: getAgreements,
  save: saveAgreement,
  _delete: removeAgreement,
});

export const handledAdvanceCalls = handleMatterRecord(advances, {
  check: async (values, { tx, matter }) =>
    (await listPeople(tx, matter.id)).some(({ id }) => id === String(values.partyID))
      ? { values }
      : refuse('partyID', 'Choose a person who is on file in this estate.'),
});
