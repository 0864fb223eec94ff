import { familyAnswerCalls, familyIntakeCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { askFamily, endIntake, readReview } from './ask-family';
import { acceptAnswer, downloadSentPaper, refuseAnswer } from './decide';
import { finishIntake, openIntake, removeAnswer, saveAnswer, declareNone, sendPaper } from './give-answers';

export const handledFamilyIntakeCalls = pairHandlers(familyIntakeCalls, {
  getbymatterid: withServices(readReview),
  ask: withServices(askFamily),
  end: endIntake,
  accept: withServices(acceptAnswer),
  refuse: refuseAnswer,
  file: withServices(downloadSentPaper),
});

export const handledFamilyAnswerCalls = pairHandlers(familyAnswerCalls, {
  open: openIntake,
  save: saveAnswer,
  sendPaper: withServices(sendPaper),
  remove: withServices(removeAnswer),
  sayNone: declareNone,
  finish: finishIntake,
});
