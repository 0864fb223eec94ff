import type { MailTitleKey } from '@boedel/contract/email-contents/mail-titles';
import { listFieldsIn, type MailFacts } from '@boedel/domain/mails/own-words';
import { type MailLanguage, type MailText, composeMail } from '../../platform/mail/mail-text';
import { type FindMailType, registerMailTypes } from '../../platform/mail/own-words';
import { auctionMail, buyerMail, calledOffMail, valuationMail } from '../assets/asset.mails';
import { reductionMail } from '../bond/bond.mails';
import { clientReportMail, milestonesMail } from '../client-reports/client-report.mails';
import { claimDeclinedMail, creditorLinkMail } from '../creditor-page/creditor-page.mails';
import { askClientMail } from '../client-answers/client-answers.mails';
import { askFamilyMail, cameBackMail } from '../family-intake/family-intake.mails';
import { accessMail } from '../matter-people/access.mails';
import { jointlyAppointedMail, jointlyEndedMail } from '../matter-people/joint-appointee.mails';
import { meetingNoticeMail, orderCancelledMail, orderMail } from '../meetings/notice.mails';
import { milestoneMail } from '../milestones/milestone.mails';
import { mentionMail } from '../notes/note.mails';
import { digestMail, escalationMail } from '../reminders/reminder.mails';
import { serviceAskedMail, serviceCancelledMail } from '../realisation/service.mails';
import { lockedMail, passwordChangedMail, resetLinkMail, signInCodeMail } from '../session/session.mails';
import { askToSignMail, remindToSignMail, signedCopyMail } from '../signing/signing.mails';
import { attachedLetterMail, typedMail } from '../templates/paper.mails';
import { trainingMail } from '../trust-meetings/training.mails';
import { invitationMail, secondFactorResetMail } from '../users/users.mails';

interface MailType {
  readonly mail: MailText<never>;
  /** Facts this one is without; where a mail reads otherwise without them, each way is a type of its own. */
  readonly lacks: readonly string[];
  /** Sent before anybody's firm is known, so worded by the provider alone. */
  readonly isProviders: boolean;
}
const createFirmType = <Facts>(mail: MailText<Facts>, ...lacks: (keyof Facts & string)[]): MailType => ({
  mail,
  lacks,
  isProviders: false,
});
const createProviderType = (mail: MailText<never>): MailType => ({ ...createFirmType(mail), isProviders: true });

export const mailTypes: Readonly<Record<MailTitleKey, MailType>> = {
  valuation: createFirmType(valuationMail),
  auction: createFirmType(auctionMail),
  offer: createFirmType(buyerMail, 'signedOn'),
  sale: createFirmType(buyerMail),
  valuationCancelled: createFirmType(calledOffMail),
  auctionCancelled: createFirmType(calledOffMail, 'isValuation'),
  storage: createFirmType(serviceAskedMail),
  guarding: createFirmType(serviceAskedMail, 'isStorage'),
  storageCancelled: createFirmType(serviceCancelledMail),
  guardingCancelled: createFirmType(serviceCancelledMail, 'isStorage'),
  order: createFirmType(orderMail),
  orderCancelled: createFirmType(orderCancelledMail),
  meeting: createFirmType(meetingNoticeMail),
  training: createFirmType(trainingMail),
  creditorLink: createFirmType(creditorLinkMail),
  claimDeclined: createFirmType(claimDeclinedMail),
  jointlyAppointed: createFirmType(jointlyAppointedMail),
  jointlyEnded: createFirmType(jointlyEndedMail),
  clientAsked: createFirmType(askClientMail),
  familyAsked: createFirmType(askFamilyMail),
  familyAnswerBack: createFirmType(cameBackMail),
  reduction: createFirmType(reductionMail),
  milestone: createFirmType(milestoneMail),
  milestones: createFirmType(milestonesMail),
  clientReport: createFirmType(clientReportMail),
  letter: createFirmType(attachedLetterMail),
  paper: createFirmType(typedMail),
  signing: createFirmType(askToSignMail, 'message'),
  signingMessage: createFirmType(askToSignMail),
  signingReminder: createFirmType(remindToSignMail),
  signedCopy: createFirmType(signedCopyMail),
  mention: createFirmType(mentionMail),
  digest: createFirmType(digestMail),
  escalation: createFirmType(escalationMail),
  access: createFirmType(accessMail, 'mayCapture'),
  accessToCapture: createFirmType(accessMail),
  invitation: createFirmType(invitationMail, 'matter'),
  invitationKnown: createFirmType(invitationMail, 'matter', 'isNew'),
  matterInvitation: createFirmType(invitationMail),
  matterInvitationKnown: createFirmType(invitationMail, 'isNew'),
  secondFactorReset: createFirmType(secondFactorResetMail),
  signInCode: createProviderType(signInCodeMail),
  resetLink: createProviderType(resetLinkMail),
  passwordChanged: createProviderType(passwordChangedMail),
  locked: createProviderType(lockedMail),
};
export const mailTypeKeys = Object.keys(mailTypes) as MailTitleKey[];

/** The type of a mail whose facts are these. */
export const findMailType: FindMailType = (mail, facts) => {
  const ways = mailTypeKeys.filter((key) => mailTypes[key].mail === mail);
  const deciding = new Set(ways.flatMap((key) => mailTypes[key].lacks));
  return ways.find((key) => [...deciding].every((fact) => mailTypes[key].lacks.includes(fact) === !facts[fact]));
};
registerMailTypes(findMailType);

/** Every fact is its own name in braces, but for those this type is without. */
const createPlaceholderFacts = (lacks: readonly string[]): MailFacts =>
  new Proxy(
    {},
    {
      get: (_, name) => (lacks.includes(String(name)) ? null : name === 'signed' ? ['{signed}'] : `{${String(name)}}`),
    },
  );

export function readStandardText(key: MailTitleKey, language: MailLanguage): { subject: string; body: string } {
  const { mail, lacks } = mailTypes[key];
  const { subject, text } = composeMail(mail, language, createPlaceholderFacts(lacks) as never);
  return { subject, body: text };
}

/** The fields of the standard words, in the order they stand in them. */
export const listFields = (key: MailTitleKey): string[] => {
  const { subject, body } = readStandardText(key, 'en');
  return listFieldsIn(`${body}\n${subject}`);
};

/** Without a code, a link or what somebody wrote, a mail is of no use to who gets it. */
const needed: ReadonlySet<string> = new Set(['code', 'link', 'forgotten', 'text', 'note']);
export const mustHold = (key: MailTitleKey): string[] =>
  listFieldsIn(readStandardText(key, 'en').body).filter(
    (name) => needed.has(name) && !(key === 'milestone' && name === 'note'),
  );
