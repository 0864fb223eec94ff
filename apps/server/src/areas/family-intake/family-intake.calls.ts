import { familyAnswerCalls, familyIntakeCalls } from '@boedel/contract/family-intake/family-intake.calls';
import { handle } from '../../platform/http/handler';
import { askFamily, endIntake, readReview } from './ask-family';
import { acceptAnswer, paperSent, refuseAnswer } from './decide';
import { finishIntake, openIntake, removeAnswer, saveAnswer, sayNone, sendPaper } from './give-answers';

export const handledFamilyIntakeCalls = handle(familyIntakeCalls, {
  getbymatterid: readReview,
  ask: askFamily,
  end: endIntake,
  accept: acceptAnswer,
  refuse: refuseAnswer,
  file: paperSent,
});

export const handledFamilyAnswerCalls = handle(familyAnswerCalls, {
  open: openIntake,
  save: saveAnswer,
  sendPaper,
  remove: removeAnswer,
  sayNone,
  finish: finishIntake,
});
