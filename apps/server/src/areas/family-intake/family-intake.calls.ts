import { familyAnswerCalls, familyIntakeCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { further, handle } from '../../platform/http/handler';
import { askFamily, endIntake, readReview } from './ask-family';
import { acceptAnswer, paperSent, refuseAnswer } from './decide';
import { finishIntake, openIntake, removeAnswer, saveAnswer, sayNone, sendPaper } from './give-answers';

export const handledFamilyIntakeCalls = handle(familyIntakeCalls, {
  getbymatterid: further(readReview),
  ask: further(askFamily),
  end: endIntake,
  accept: further(acceptAnswer),
  refuse: refuseAnswer,
  file: further(paperSent),
});

export const handledFamilyAnswerCalls = handle(familyAnswerCalls, {
  open: openIntake,
  save: saveAnswer,
  sendPaper: further(sendPaper),
  remove: further(removeAnswer),
  sayNone,
  finish: finishIntake,
});
