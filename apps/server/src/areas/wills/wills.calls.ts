import { advances } from '@boedel/contract/wills/advance.record';
import { agreementCalls, willCalls } from '@boedel/contract/wills/wills.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { handle } from '../../platform/http/handler';
import { handledMatterRecord } from '../../platform/record/matter-record';
import { refigure } from '../kept-figures/refigure';
import { peopleOf } from '../family/people-of';
import { getAgreements, removeAgreement, saveAgreement } from './save-agreement';
import { getWill, removeWill, saveWill } from './save-will';

export const handledWillCalls = handle(willCalls, { getbymatterid: getWill, save: saveWill, _delete: removeWill });

export const handledAgreementCalls = handle(agreementCalls, {
  getbymatterid: getAgreements,
  save: saveAgreement,
  _delete: removeAgreement,
});

export const handledAdvanceCalls = handledMatterRecord(advances, {
  check: async (values, { tx, matter }) =>
    (await peopleOf(tx, matter.id)).some(({ id }) => id === String(values.partyID))
      ? { values }
      : refuse('partyID', 'Choose somebody who is captured among the people of this estate.'),
  after: (_, { tx, matter }) => refigure(tx, matter.id),
});
